/** What stays the same for a whole game: the map with its hexes, the kinds of counters, who fights for what. */

import type { Both } from "../core/wire";
import type { Box } from "../draw";
import type { Point } from "../draw/path";

export type Terrain = "open" | "grain" | "orchard" | "woods" | "wooden" | "stone";

export interface HexFacts extends Point {
  readonly terrain: Terrain;
  readonly road: boolean;
  /** The number of the building it belongs to, or -1. */
  readonly house: number;
  readonly near: readonly string[];
}

export interface UnitType {
  readonly fp: number;
  readonly range: number;
  readonly morale: number;
  readonly broken: number;
  readonly quality: string;
  readonly squad: boolean;
  readonly smoke: number;
  readonly assault_fire: boolean;
  readonly elr_exempt: boolean;
  readonly self_rally: boolean;
}

export interface LeaderType {
  readonly morale: number;
  readonly leadership: number;
  readonly broken: number;
  readonly self_rally: boolean;
}

export interface WeaponType {
  readonly name: string;
  readonly kind: "MG" | "FT" | "DC";
  readonly fp: number;
  readonly range: number;
  readonly rof: number;
  readonly breakdown: number;
  readonly pp: number;
  readonly repair: number;
}

export interface Group {
  readonly side: string;
  readonly turn: number;
  readonly when: string;
  readonly edges: readonly string[];
  readonly entries: readonly string[];
}

export interface Victory {
  readonly winner: string;
  readonly kind: string;
  readonly at_once: boolean;
  readonly hexes: readonly string[];
  readonly need: number;
  readonly more: number;
  readonly more_per: number;
  readonly edge: string;
  readonly leaders: number;
  readonly spoiled_at: number;
}

/** Snow hinders fire from a range on, while it falls. */
export interface Snow {
  readonly from_range: number;
  readonly hindrance: number;
}

/** What fortified buildings add to the cover, and those of them that the scenario names to all. */
export interface Works {
  readonly hexes: readonly string[];
  readonly tem: number;
}

/** A map as it is drawn, in a game or outside one. */
export interface Picture {
  readonly key: string;
  readonly box: readonly [left: number, top: number, width: number, height: number];
  readonly layers: Readonly<Record<string, string>>;
  readonly grid: string;
  readonly hexes: Readonly<Record<string, HexFacts>>;
  readonly labels: readonly (Point & { readonly size: number; readonly text: Both })[];
  readonly buildings: readonly { readonly hexes: readonly string[]; readonly name: Partial<Both> }[];
}

export interface Ground extends Picture {
  readonly sides: readonly string[];
  readonly first: string;
  readonly turns: number;
  readonly half: boolean;
  readonly month: number;
  readonly elr: Readonly<Record<string, number>>;
  readonly special: readonly string[];
  readonly snow: Snow | null;
  readonly fortified: Works | null;
  readonly targets: readonly string[];
  readonly exits: readonly string[];
  readonly victory: Victory | null;
  readonly groups: Readonly<Record<string, Group>>;
  readonly terrain: Readonly<Record<string, { readonly tem: number; readonly halves: number; readonly hindrance: number }>>;
  readonly fire_columns: readonly number[];
  readonly units: Readonly<Record<string, UnitType>>;
  readonly leaders: Readonly<Record<string, LeaderType>>;
  readonly weapons: Readonly<Record<string, WeaponType>>;
}

export function boxOf({ box: [x, y, width, height] }: Picture): Box {
  return { x, y, width, height };
}

/** The kind of a squad or half-squad, by the nation and the printed values. */
export function unitType(ground: Ground, side: string, type: string): UnitType | undefined {
  return ground.units[`${side}-${type}`];
}

/** The kind of a weapon: the nation's own, or the one that all have. */
export function weaponType(ground: Ground, nation: string, type: string): WeaponType | undefined {
  return ground.weapons[`${nation}-${type}`] ?? ground.weapons[`all-${type}`];
}

/** The name of the building in a hex, if it has one. */
export function houseName(ground: Ground, hex: string, lang: keyof Both): string {
  const house = ground.hexes[hex]?.house ?? -1;
  return (house >= 0 && ground.buildings[house]?.name[lang]) || "";
}

let latest: Ground | null = null;

/** Keep the ground of the table that is shown, for the panels beside the board. */
export function remember(ground: Ground): Ground {
  latest = ground;
  return ground;
}

/** The ground of the table that is shown. */
export function remembered(): Ground | null {
  return latest;
}
