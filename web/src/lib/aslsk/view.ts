/** The open table of the Starter Kit as its view is sent; the browser reads it and decides nothing. */

import type { View } from "../core/wire";

export const GAME = "aslsk";

export type Marker = "" | "prep" | "first" | "final";

export interface UnitState {
  readonly side: string;
  readonly type: string;
  readonly kind: "leader" | "squad" | "half-squad";
  readonly place: string;
  readonly broken: boolean;
  readonly dm: boolean;
  readonly pinned: boolean;
  readonly cx: boolean;
  readonly wounded: boolean;
  readonly fire: Marker;
  readonly morale: number;
  readonly leadership: number;
  readonly marks: readonly string[];
}

export interface WeaponState {
  readonly nation: string;
  readonly type: string;
  readonly place: string;
  readonly holder: string;
  readonly malfunctioned: boolean;
  readonly fire: Marker;
  readonly marks: readonly string[];
}

export interface SettingUp {
  readonly side: string;
  readonly units: readonly string[];
  readonly weapons: readonly string[];
  readonly line_ups: readonly string[];
  readonly areas: Readonly<Record<string, readonly string[]>>;
}

export interface StarterView {
  readonly sight: "free" | "declare-first";
  readonly turn: number;
  readonly turns: number;
  readonly half: boolean;
  readonly side: string;
  readonly phase: string;
  readonly units: Readonly<Record<string, UnitState>>;
  readonly weapons: Readonly<Record<string, WeaponState>>;
  readonly residual: Readonly<Record<string, number>>;
  readonly smoke: readonly string[];
  readonly melee: readonly string[];
  readonly charges: readonly { readonly weapon: string; readonly placer: string; readonly hex: string }[];
  readonly control: Readonly<Record<string, string>>;
  readonly buildings: Readonly<Record<string, string>>;
  readonly losses: Readonly<Record<string, number>>;
  readonly exits: Readonly<Record<string, number>>;
  readonly count: number;
  /** What is needed now: more than the scenario names where enemies that left ask for more. */
  readonly need: number;
  readonly leaders_out: number;
  /** What special rules keep for the whole game, as far as this seat knows it (special.ts). */
  readonly lasting: Readonly<Partial<Record<"snow" | "fortified" | "searched", string>>>;
  readonly setting_up?: SettingUp;
}

export const PHASES = [
  "rally",
  "prep-fire",
  "movement",
  "defensive-fire",
  "advancing-fire",
  "rout",
  "advance",
  "close-combat",
] as const;
export type Phase = (typeof PHASES)[number];

export const PHASE_RULES: Readonly<Record<string, string>> = {
  "set-up": "SK V1",
  rally: "SK 3.1",
  "prep-fire": "SK 3.2",
  movement: "SK 3.3",
  "defensive-fire": "SK 3.4",
  "advancing-fire": "SK 3.5",
  rout: "SK 3.6a",
  advance: "SK 3.7",
  "close-combat": "SK 3.8a",
};

export function tableOf(view: View): StarterView {
  return view.table as unknown as StarterView;
}

const UNIT = /^[a-z]\d+$/;
const WEAPON = /^[a-z]w\d+$/;

export function isUnit(word: string): boolean {
  return UNIT.test(word);
}

export function isWeapon(word: string): boolean {
  return WEAPON.test(word);
}

/** Where a counter is: a hex, or a place off the map. */
export function placeOf(table: StarterView, id: string): string {
  return (table.units[id] ?? table.weapons[id])?.place ?? "";
}

/** The number of the group a unit waits with off the map, empty for any other place. */
export function groupOf(place: string): string {
  return place.startsWith("off:") ? place.slice(4) : "";
}

/** The opponent of a side. */
export function otherSide(table: StarterView, side: string): string {
  return Object.keys(table.losses).find((one) => one !== side) ?? "";
}

/** Ids in their natural order: g2 before g10, and a weapon after the units of its side. */
export function byId(a: string, b: string): number {
  return key(a).localeCompare(key(b));
}

function key(id: string): string {
  return id.replace(/\d+/, (digits) => digits.padStart(4, "0"));
}
