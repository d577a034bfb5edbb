/** The open table of Stand at Mortain, as its view is sent; the browser reads it and decides nothing. */

import type { ScenarioDefinition, UnitDefinition } from "../draw";
import type { View } from "../core/wire";

export interface UnitState {
  readonly place: string;
  readonly flipped: boolean;
}

export interface DeckView {
  readonly left: number;
  readonly joker: boolean;
  readonly german: number;
  readonly us: number;
  readonly gone: readonly string[];
}

export interface OrdersView {
  readonly card: string;
  readonly side: string;
  readonly left: number;
  readonly acted: readonly string[];
}

export interface AttackView {
  readonly means: string;
  readonly factor: string;
  readonly target: string;
  readonly firers: readonly string[];
  readonly card: string;
}

export interface MortainView {
  readonly turn: number;
  readonly turns: number;
  readonly units: Readonly<Record<string, UnitState>>;
  readonly deck: DeckView;
  readonly marker: string;
  readonly suppressed: { readonly hex: string; readonly area: readonly string[] };
  readonly exits: number;
  readonly exits_to_win: number;
  readonly placing?: string;
  readonly orders?: OrdersView;
  readonly moving?: string;
  readonly volley?: { readonly target: string; readonly firers: readonly string[] };
  readonly calling?: string;
  readonly attack?: AttackView;
}

export interface MortainScenario extends ScenarioDefinition {
  readonly turns: number;
  readonly markers: Readonly<Record<string, number>>;
  readonly setups: readonly { readonly id: string; readonly recommended?: boolean }[];
}

export interface Piece {
  readonly unit: UnitDefinition;
  readonly place: string;
  readonly flipped: boolean;
}

export function tableOf(view: View): MortainView {
  return view.table as unknown as MortainView;
}

/** The counters of a scenario with their places, in the order of the counters. */
export function pieces(scenario: MortainScenario, table: MortainView): Piece[] {
  return scenario.units.flatMap((unit) => {
    const state = table.units[unit.id];
    return state ? [{ unit, place: state.place, flipped: state.flipped }] : [];
  });
}

/** Gather counters by the place they lie in. */
export function byPlace(list: readonly Piece[]): Map<string, Piece[]> {
  const found = new Map<string, Piece[]>();
  for (const piece of list) found.set(piece.place, [...(found.get(piece.place) ?? []), piece]);
  return found;
}
