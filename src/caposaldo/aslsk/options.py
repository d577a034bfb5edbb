"""The named readings in force, as the rules ask for them (O1, O2, X15)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from caposaldo.kernel.rulebook import Reading

LOS_CHECK: Final[str] = "los_check"
FREE: Final[str] = "free"
PUBLISHED: Final[str] = "published"


class Options:
    """What was agreed before the game, one yes or no for each reading."""

    __slots__ = (
        "any_penalty_bars_interdiction",
        "any_rally_promotes",
        "any_shot_makes_dm",
        "blind_attacks",
        "broken_stay_cx",
        "counters_stack",
        "duds_above_number",
        "each_unit_repairs",
        "every_dm_routs",
        "every_hex_hinders",
        "exit_by_advance",
        "exposure_by_state",
        "forfeited_back_in_final",
        "fpf_check_directed",
        "ft_cowers",
        "gunner_directs_later",
        "hindrance_counts_for_charges",
        "marked_guns_always_weaker",
        "melee_begins_with_both",
        "melee_lasts_with_both",
        "one_dr_for_all_weapons",
        "orchard_all_year",
        "original_two_rallies",
        "pinned_keeps_shot",
        "pinned_leader_counts",
        "poor_odds_promote",
        "rate_joins",
        "recovered_pass_on",
        "removed_at_or_above",
        "residual_by_hexes",
        "residual_by_hindrance_only",
        "residual_every_expenditure",
        "rout_never_adjacent",
        "six_blocks",
        "smoke_ends_road_bonus",
        "smoke_out_costs_more",
        "ties_all_hit",
    )

    def __init__(self, chosen: Mapping[str, str]) -> None:
        self.six_blocks: Final[bool] = chosen["los_block"] == "at_6"
        self.any_shot_makes_dm: Final[bool] = chosen["dm_by_fire"] == "any_shot"
        reduction = chosen["residual_reduction"]
        self.residual_by_hindrance_only: Final[bool] = reduction != "every_outside_drm"
        self.residual_by_hexes: Final[bool] = reduction == "hindrance_hexes"
        repeat = chosen["residual_repeat"]
        self.residual_every_expenditure: Final[bool] = repeat == "every_expenditure"
        self.counters_stack: Final[bool] = chosen["stacking_unit"] == "counters"
        self.smoke_out_costs_more: Final[bool] = chosen["smoke_out"] == "plus_one"
        self.orchard_all_year: Final[bool] = chosen["orchard_season"] == "all_year"
        marked = chosen["mg_second_fire"]
        self.marked_guns_always_weaker: Final[bool] = marked == "every_marked_shot"
        self.removed_at_or_above: Final[bool] = chosen["mg_removal"] == "at_or_above"
        self.fpf_check_directed: Final[bool] = chosen["fpf_check"] == "directed"
        self.poor_odds_promote: Final[bool] = chosen["promotion_odds_drm"] == "table"
        bar = chosen["interdiction_bar"]
        self.any_penalty_bars_interdiction: Final[bool] = bar == "any_penalty"
        self.hindrance_counts_for_charges: Final[bool] = chosen["dc_hindrance"] == "counted"
        self.ft_cowers: Final[bool] = chosen["ft_cowering"] == "yes"
        self.one_dr_for_all_weapons: Final[bool] = chosen["sw_loss_dr"] == "per_unit"
        self.rate_joins: Final[bool] = chosen["kept_rate_fire"] == "free"
        self.pinned_keeps_shot: Final[bool] = chosen["pinned_rof"] == "one_more"
        self.gunner_directs_later: Final[bool] = chosen["gunner_direction"] == "phase"
        self.each_unit_repairs: Final[bool] = chosen["repair_attempts"] == "per_unit"
        self.broken_stay_cx: Final[bool] = chosen["cx_broken"] == "stays"
        self.recovered_pass_on: Final[bool] = chosen["recovered_handing"] == "allowed"
        self.original_two_rallies: Final[bool] = chosen["original_two"] == "rallies"
        self.any_rally_promotes: Final[bool] = chosen["promotion_rally"] == "any_rally"
        self.every_dm_routs: Final[bool] = chosen["rout_all_dm"] == "every_dm"
        self.rout_never_adjacent: Final[bool] = chosen["rout_adjacent"] == "never"
        self.pinned_leader_counts: Final[bool] = chosen["pinned_leader_close"] == "counts"
        self.melee_begins_with_both: Final[bool] = chosen["melee_hold"] != "any_unbroken"
        self.melee_lasts_with_both: Final[bool] = chosen["melee_hold"] == "each_side"
        self.exit_by_advance: Final[bool] = chosen["exit_advance"] == "allowed"
        self.duds_above_number: Final[bool] = chosen["dc_dud"] == "at_or_above"
        self.forfeited_back_in_final: Final[bool] = chosen["forfeited_final"] == "back"
        self.every_hex_hinders: Final[bool] = chosen["hindrance_side"] == "every_hex"
        self.exposure_by_state: Final[bool] = chosen["exposure_after"] == "by_state"
        self.smoke_ends_road_bonus: Final[bool] = chosen["road_smoke"] == "lost"
        self.ties_all_hit: Final[bool] = chosen["selection_ties"] == "all_tied"
        self.blind_attacks: Final[bool] = chosen[LOS_CHECK] == "declare_first"


def usual(readings: Mapping[str, Reading], preset: str, taught: bool) -> dict[str, str]:
    """Return the readings of a preset; in lessons and against the computer sight is free (X15)."""
    chosen = {
        id: reading.published if preset == PUBLISHED else reading.document
        for id, reading in readings.items()
    }
    return {**chosen, LOS_CHECK: FREE} if taught and LOS_CHECK in chosen else chosen
