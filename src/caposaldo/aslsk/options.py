"""The named readings in force, as the rules ask for them (O1, O2, X15)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from caposaldo.kernel.rulebook import Reading

LOS_CHECK: Final[str] = "los_check"
FREE: Final[str] = "free"
PUBLISHED: Final[str] = "published"


QUESTIONS: Final[dict[str, tuple[str, tuple[str, ...]]]] = {
    "six_blocks": ("los_block", ("at_6",)),
    "any_shot_makes_dm": ("dm_by_fire", ("any_shot",)),
    "residual_by_hindrance_only": ("residual_reduction", ("hindrance_only", "hindrance_hexes")),
    "residual_by_hexes": ("residual_reduction", ("hindrance_hexes",)),
    "residual_in_firepower": ("residual_step", ("firepower",)),
    "residual_every_expenditure": ("residual_repeat", ("every_expenditure",)),
    "counters_stack": ("stacking_unit", ("counters",)),
    "smoke_out_costs_more": ("smoke_out", ("plus_one",)),
    "orchard_all_year": ("orchard_season", ("all_year",)),
    "marked_guns_always_weaker": ("mg_second_fire", ("every_marked_shot",)),
    "removed_at_or_above": ("mg_removal", ("at_or_above",)),
    "fpf_check_directed": ("fpf_check", ("directed",)),
    "poor_odds_promote": ("promotion_odds_drm", ("table",)),
    "any_penalty_bars_interdiction": ("interdiction_bar", ("any_penalty",)),
    "hindrance_counts_for_charges": ("dc_hindrance", ("counted",)),
    "duds_above_number": ("dc_dud", ("at_or_above",)),
    "every_hex_hinders": ("hindrance_side", ("every_hex",)),
    "ft_cowers": ("ft_cowering", ("yes",)),
    "one_dr_for_all_weapons": ("sw_loss_dr", ("per_unit",)),
    "handed_on_again": ("handed_twice", ("yes",)),
    "rate_joins": ("kept_rate_fire", ("free",)),
    "directors_stay": ("prep_direction", ("marked",)),
    "cowering_spends": ("cowering_marker", ("spent",)),
    "pinned_keeps_shot": ("pinned_rof", ("one_more",)),
    "marked_keep_rate": ("marked_rate", ("kept",)),
    "rate_in_advancing": ("advancing_rate", ("kept",)),
    "pinned_keep_rate": ("pinned_rate", ("kept",)),
    "gunner_directs_later": ("gunner_direction", ("phase",)),
    "halves_regain": ("half_squad_fp", ("that_phase",)),
    "each_unit_repairs": ("repair_attempts", ("per_unit",)),
    "broken_stay_cx": ("cx_broken", ("stays",)),
    "wounded_carry": ("wounded_portage", ("one",)),
    "recovered_pass_on": ("recovered_handing", ("allowed",)),
    "smoke_ends_at_final": ("smoke_six", ("final",)),
    "fpf_at_moved": ("fpf_target", ("moved",)),
    "forfeited_back_in_final": ("forfeited_final", ("back",)),
    "ties_all_hit": ("selection_ties", ("all_tied",)),
    "smoke_ends_road_bonus": ("road_smoke", ("lost",)),
    "exposure_by_state": ("exposure_after", ("by_state",)),
    "original_two_rallies": ("original_two", ("rallies",)),
    "any_rally_promotes": ("promotion_rally", ("any_rally",)),
    "any_enemy_keeps_dm": ("dm_neighbour", ("any_enemy",)),
    "every_dm_routs": ("rout_all_dm", ("every_dm",)),
    "rout_may_pass_over": ("rout_goal", ("may_pass_over",)),
    "rout_never_adjacent": ("rout_adjacent", ("never",)),
    "pinned_go_along": ("pinned_companion", ("goes",)),
    "pinned_leader_counts": ("pinned_leader_close", ("counts",)),
    "melee_begins_with_both": ("melee_hold", ("each_side", "until_all_broken")),
    "melee_lasts_with_both": ("melee_hold", ("each_side",)),
    "exit_by_advance": ("exit_advance", ("allowed",)),
    "blind_attacks": ("los_check", ("declare_first",)),
}
"""Each question that the rules ask, with its reading and the values that mean yes."""


class Options:
    """What was agreed before the game, a yes or no to each question of the rules."""

    __slots__ = tuple(QUESTIONS)

    any_enemy_keeps_dm: bool
    any_penalty_bars_interdiction: bool
    any_rally_promotes: bool
    any_shot_makes_dm: bool
    blind_attacks: bool
    broken_stay_cx: bool
    counters_stack: bool
    cowering_spends: bool
    directors_stay: bool
    duds_above_number: bool
    each_unit_repairs: bool
    every_dm_routs: bool
    every_hex_hinders: bool
    exit_by_advance: bool
    exposure_by_state: bool
    forfeited_back_in_final: bool
    fpf_at_moved: bool
    fpf_check_directed: bool
    ft_cowers: bool
    gunner_directs_later: bool
    halves_regain: bool
    handed_on_again: bool
    hindrance_counts_for_charges: bool
    marked_guns_always_weaker: bool
    marked_keep_rate: bool
    melee_begins_with_both: bool
    melee_lasts_with_both: bool
    one_dr_for_all_weapons: bool
    orchard_all_year: bool
    original_two_rallies: bool
    pinned_go_along: bool
    pinned_keep_rate: bool
    pinned_keeps_shot: bool
    pinned_leader_counts: bool
    poor_odds_promote: bool
    rate_in_advancing: bool
    rate_joins: bool
    recovered_pass_on: bool
    removed_at_or_above: bool
    residual_by_hexes: bool
    residual_by_hindrance_only: bool
    residual_every_expenditure: bool
    residual_in_firepower: bool
    rout_may_pass_over: bool
    rout_never_adjacent: bool
    six_blocks: bool
    smoke_ends_at_final: bool
    smoke_ends_road_bonus: bool
    smoke_out_costs_more: bool
    ties_all_hit: bool
    wounded_carry: bool

    def __init__(self, chosen: Mapping[str, str]) -> None:
        for question, (reading, yes) in QUESTIONS.items():
            setattr(self, question, chosen[reading] in yes)


def usual(readings: Mapping[str, Reading], preset: str, taught: bool) -> dict[str, str]:
    """Return the readings of a preset; in lessons and against the computer sight is free (X15)."""
    chosen = {
        id: reading.published if preset == PUBLISHED else reading.document
        for id, reading in readings.items()
    }
    return {**chosen, LOS_CHECK: FREE} if taught and LOS_CHECK in chosen else chosen
