/** A small table for the tests: a few hexes, a few counters. */

import type { Ground, HexFacts, Terrain } from "./ground";
import type { StarterView, UnitState, WeaponState } from "./view";

export function unit(side: string, type: string, place: string, more: Partial<UnitState> = {}): UnitState {
  return {
    side, type, place, kind: "squad", broken: false, dm: false, pinned: false, cx: false, wounded: false, fire: "",
    morale: 7, leadership: 0, marks: [], ...more,
  };
}

export function leader(side: string, type: string, place: string, more: Partial<UnitState> = {}): UnitState {
  return unit(side, type, place, { kind: "leader", ...more });
}

export function weapon(nation: string, type: string, holder: string, place: string, more: Partial<WeaponState> = {}): WeaponState {
  return { nation, type, holder, place, malfunctioned: false, fire: "", marks: [], ...more };
}

export function table(more: Partial<StarterView> = {}): StarterView {
  return {
    sight: "free", turn: 1, turns: 6, half: false, side: "german", phase: "prep-fire",
    units: {
      g1: unit("german", "4-6-7", "B1"),
      g2: leader("german", "9-1", "B1"),
      g10: unit("german", "4-4-7", "B1", { broken: true, dm: true }),
      r1: unit("russian", "4-4-7", "C2"),
    },
    weapons: { gw1: weapon("german", "lmg", "g1", "B1"), gw2: weapon("german", "mmg", "", "B1") },
    residual: {}, smoke: [], melee: [], charges: [], control: {}, buildings: {}, losses: { german: 0, russian: 0 },
    exits: { german: 0, russian: 0 }, count: 0, need: 0, leaders_out: 0, lasting: {}, ...more,
  };
}

/** Hexes of three columns and three rows, the odd columns half a hex higher. */
export function ground(): Ground {
  const hexes: Record<string, HexFacts> = {};
  const high = Math.sqrt(3) * 40;
  const spot = (column: number, row: number): { x: number; y: number } => ({ x: column * 60, y: high * (row - 0.5 + (column % 2) / 2) });
  const all = ["A", "B", "C"].flatMap((letter, column) => [1, 2, 3].map((row) => ({ name: `${letter}${row}`, ...spot(column, row) })));
  for (const { name, x, y } of all) {
    const near = all.filter((other) => other.name !== name && Math.hypot(other.x - x, other.y - y) < high * 1.1).map((other) => other.name);
    hexes[name] = { x, y, near, terrain: "open" as Terrain, road: false, house: -1 };
  }
  return { box: [-40, 0, 200, 280], hexes, sides: ["german", "russian"], groups: {}, targets: [], exits: [], buildings: [], terrain: {}, snow: null, fortified: null } as unknown as Ground;
}
