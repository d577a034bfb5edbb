/** The counters of a hex as piles: whose they are, what lies on top, what is held by whom. */

import type { Point } from "../draw/path";
import { byId, type StarterView, type UnitState, type WeaponState } from "./view";

export interface UnitPiece {
  readonly sort: "unit";
  readonly id: string;
  readonly unit: UnitState;
}

export interface WeaponPiece {
  readonly sort: "weapon";
  readonly id: string;
  readonly weapon: WeaponState;
}

export type Piece = UnitPiece | WeaponPiece;

export interface Pile {
  readonly hex: string;
  /** Whose it is; empty for weapons that nobody holds. */
  readonly side: string;
  /** From the top down. */
  readonly pieces: readonly Piece[];
}

/** How a unit ranks in its pile: those who can act on top, leaders beneath the men they lead. */
function rank({ kind, broken }: UnitState): number {
  const size = kind === "squad" ? 0 : kind === "half-squad" ? 1 : 2;
  return size + (broken ? 3 : 0);
}

/** The units of a place, those on top first. */
export function unitsAt(table: StarterView, place: string): UnitPiece[] {
  return Object.entries(table.units)
    .filter(([, unit]) => unit.place === place)
    .map(([id, unit]) => ({ sort: "unit" as const, id, unit }))
    .sort((a, b) => rank(a.unit) - rank(b.unit) || byId(a.id, b.id));
}

/** The weapons in the hands of a unit, in their order. */
export function heldBy(table: StarterView, unit: string): WeaponPiece[] {
  return weapons(table, (weapon) => weapon.holder === unit);
}

/** The weapons that lie in a place and belong to nobody. */
export function lyingAt(table: StarterView, place: string): WeaponPiece[] {
  return weapons(table, (weapon) => weapon.holder === "" && weapon.place === place);
}

function weapons(table: StarterView, fits: (weapon: WeaponState) => boolean): WeaponPiece[] {
  return Object.entries(table.weapons)
    .filter(([, weapon]) => fits(weapon))
    .map(([id, weapon]) => ({ sort: "weapon" as const, id, weapon }))
    .sort((a, b) => byId(a.id, b.id));
}

/** A unit with what it holds, from the top down. */
export function withArms(table: StarterView, units: readonly UnitPiece[]): Piece[] {
  return units.flatMap((piece) => [piece, ...heldBy(table, piece.id)]);
}

/** All piles on the map: in a hex of a melee one for each side. */
export function pilesOf(table: StarterView, isHex: (place: string) => boolean): Pile[] {
  const places = new Set([...Object.values(table.units), ...Object.values(table.weapons)].map(({ place }) => place));
  return [...places].filter(isHex).flatMap((hex) => pilesIn(table, hex));
}

export function pilesIn(table: StarterView, hex: string): Pile[] {
  const units = unitsAt(table, hex);
  const sides = [...new Set(units.map(({ unit }) => unit.side))].sort();
  const loose = lyingAt(table, hex);
  const piles = sides.map((side) => ({ hex, side, pieces: withArms(table, units.filter(({ unit }) => unit.side === side)) }));
  const [first, ...others] = piles;
  if (!first) return loose.length > 0 ? [{ hex, side: "", pieces: loose }] : [];
  // What lies on the ground lies under the first of the piles.
  return [{ ...first, pieces: [...first.pieces, ...loose] }, ...others];
}

/** Where a pile lies in its hex: alone in the middle, two side by side. */
export function pileSpot(centre: Point, at: number, count: number): Point & { readonly scale: number } {
  if (count <= 1) return { ...centre, scale: 1 };
  return { x: centre.x + (at === 0 ? -17 : 17), y: centre.y + (at === 0 ? 3 : -3), scale: 0.72 };
}

/** Places in rows round a point for the counters of an open pile, each of a size, the rows apart. */
export function fanned(count: number, size: number, inRow = 4, apart = size): Point[] {
  const rows = Math.ceil(count / inRow);
  const found: Point[] = [];
  for (let i = 0; i < count; i += 1) {
    const row = Math.floor(i / inRow);
    const here = Math.min(inRow, count - row * inRow);
    found.push({ x: ((i % inRow) - (here - 1) / 2) * size, y: (row - (rows - 1) / 2) * apart });
  }
  return found;
}
