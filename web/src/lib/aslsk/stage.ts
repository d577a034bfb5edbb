/** What is under way on the table: a fire group, a move, a rout, a close combat; read from the view as it is sent. */

import type { Modifier, Outcome } from "../core/wire";
import { byId, isWeapon, type StarterView } from "./view";

export interface FireGroup {
  readonly kind: string;
  readonly side: string;
  readonly hex: string;
  readonly targets: readonly string[];
  readonly members: readonly string[];
  readonly leaders: readonly string[];
  readonly fp: string;
  readonly column: number;
}

/** The legal ways of a rout. */
export interface Ways {
  readonly steps: readonly (readonly [string, string])[];
  readonly ends: readonly string[];
  readonly crawls: readonly string[];
  readonly interdicted: Readonly<Record<string, readonly string[]>>;
}

export interface Flight extends Ways {
  readonly unit: string;
  readonly along: string;
  readonly from: string;
  readonly left: number;
  readonly goals: readonly string[];
}

export interface CloseAttack {
  readonly side: string;
  readonly attackers: readonly string[];
  readonly targets: readonly string[];
  readonly attack: string;
  readonly defence: string;
  readonly odds: string;
  readonly kill: number;
  readonly drm: number;
  readonly modifiers: readonly Modifier[];
  readonly chances: readonly Outcome[];
}

export interface CloseCombat {
  readonly hex: string;
  readonly ambusher: string;
  readonly parties: Readonly<Record<string, readonly (readonly string[])[]>>;
  readonly attacks: readonly CloseAttack[];
  readonly attackers: readonly string[];
  readonly targets: readonly string[];
}

/** Those who have spent MF, and who could fire at them. */
export interface FirstFire {
  readonly hex: string;
  readonly movers: readonly string[];
  readonly firers: readonly string[];
}

export interface Moving {
  readonly units: readonly string[];
  readonly later: readonly string[];
  /** The MF that each has left, and what it costs to go to each hex within reach. */
  readonly left: Readonly<Record<string, string>>;
  readonly reach: Readonly<Record<string, string>>;
}

export interface Stage {
  readonly group: FireGroup | null;
  /** The units on the move. */
  readonly movers: readonly string[];
  readonly moving: Moving | null;
  readonly answer: FirstFire | null;
  readonly flight: Flight | null;
  readonly ways: Readonly<Record<string, Ways>>;
  readonly fight: CloseCombat | null;
  /** The hexes where close combat is still to be fought. */
  readonly fights: readonly string[];
}

interface Shown {
  readonly fire_group?: FireGroup;
  readonly moving?: Moving;
  readonly first_fire?: FirstFire;
  readonly flight?: Flight;
  readonly rout?: { readonly ways?: Readonly<Record<string, Ways>> };
  readonly close_combat?: CloseCombat;
  readonly close_combats?: readonly { readonly hex: string }[];
}

/** Read what is under way. */
export function stageOf(table: StarterView): Stage {
  const shown = table as unknown as Shown;
  return {
    group: shown.fire_group ?? null,
    movers: shown.moving?.units ?? shown.first_fire?.movers ?? [],
    moving: shown.moving ?? null,
    answer: shown.first_fire ?? null,
    flight: shown.flight ?? null,
    ways: shown.rout?.ways ?? {},
    fight: shown.close_combat ?? null,
    fights: (shown.close_combats ?? []).map(({ hex }) => hex),
  };
}

/** The order in which members join a fire group: squads, then weapons, then leaders who help with a gun. */
export function inOrder(table: StarterView, ids: readonly string[]): string[] {
  const rank = (id: string): number => (isWeapon(id) ? 1 : table.units[id]?.kind === "leader" ? 2 : 0);
  return [...ids].sort((a, b) => rank(a) - rank(b) || byId(a, b));
}

/** The hexes from which the members of a group fire, each once. */
export function originsOf(table: StarterView, ids: readonly string[]): string[] {
  const places = ids.map((id) => (table.units[id] ?? table.weapons[id])?.place ?? "");
  return [...new Set(places.filter(Boolean))];
}

/** How many of the last answers built what is being put together. */
export function built(stage: Stage, table: StarterView): number {
  const { group, fight } = stage;
  if (group) return group.members.length + group.leaders.length + 1;
  if (fight && fight.attackers.length > 0) return fight.attackers.length + fight.targets.length;
  const { movers } = stage;
  const hasGone = movers.some((id) => table.units[id]?.marks.includes("moving"));
  return hasGone ? 0 : movers.length;
}
