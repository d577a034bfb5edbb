/** The signs that the help explains: how to read a counter, and the markers that are on the table. */

import type { View } from "../core/wire";
import { tableOf, type StarterView, type UnitState } from "./view";

const ALWAYS = ["counter", "hex"];

const UNIT: readonly (readonly [term: string, is: (unit: UnitState) => boolean])[] = [
  ["prep", ({ fire }) => fire === "prep"],
  ["first", ({ fire }) => fire === "first"],
  ["final", ({ fire }) => fire === "final"],
  ["pinned", ({ pinned }) => pinned],
  ["broken", ({ broken }) => broken],
  ["dm", ({ dm }) => dm],
  ["cx", ({ cx }) => cx],
  ["wounded", ({ wounded }) => wounded],
];

const GROUND: readonly (readonly [term: string, is: (table: StarterView) => boolean])[] = [
  ["malfunctioned", ({ weapons }) => Object.values(weapons).some(({ malfunctioned }) => malfunctioned)],
  ["residual", ({ residual }) => Object.keys(residual).length > 0],
  ["smoke", ({ smoke }) => smoke.length > 0],
  ["melee", ({ melee }) => melee.length > 0],
  ["charge", ({ charges }) => charges.length > 0],
];

/** The ids of what the help explains at a moment. */
export function termsOf(view: View | null): readonly string[] {
  if (!view) return ids(ALWAYS);
  const table = tableOf(view);
  const units = Object.values(table.units);
  const marks = UNIT.filter(([, is]) => units.some(is)).map(([term]) => term);
  return ids([...ALWAYS, ...marks, ...GROUND.filter(([, is]) => is(table)).map(([term]) => term)]);
}

function ids(terms: readonly string[]): string[] {
  return terms.map((term) => `aslsk-web-term-${term}`);
}
