/** The words and marks that the help explains: those of every game, and those that are on the table. */

import { verbOf } from "../core/options";
import { SOLITAIRE } from "../core/seating.svelte";
import type { View } from "../core/wire";
import { tableOf } from "./view";

const ALWAYS = ["turn", "rr", "rn", "fp", "morale", "rally", "card"];
const OF_VEHICLES = ["armour", "crew", "guns"];
const ALONE = "alone";

/** A word is explained where one of these marks is seen, or one of these verbs is offered. */
const SEEN: readonly (readonly [term: string, marks: readonly string[], verbs: readonly string[]])[] = [
  ["charge", ["charge"], ["banzai", "counter"]],
  ["surrender", ["surrendered"], []],
  ["blaze", ["ablaze", "smoke-marker"], ["douse", "ignite"]],
  ["sewers", ["sewer-entrance", "below"], ["search", "descend"]],
  ["level", ["level"], []],
  ["asleep", ["asleep"], []],
];

/** The ids of what the help explains at a moment. */
export function termsOf(view: View | null): readonly string[] {
  const table = view && tableOf(view);
  const men = [...(table?.groups ?? []).flatMap((group) => group.men), ...(table?.reserves ?? [])];
  const marks = new Set(table?.groups.flatMap((group) => group.marks ?? []).map((mark) => mark.split(":")[0] ?? ""));
  const verbs = new Set(view?.asked?.options.map(verbOf));
  return [
    ...ALWAYS,
    ...(men.some((man) => man.vehicle) ? OF_VEHICLES : []),
    ...SEEN.filter(([, left, offered]) => left.some((mark) => marks.has(mark)) || offered.some((verb) => verbs.has(verb))).map(([term]) => term),
    ...(view?.readings[SOLITAIRE] === "on" ? [ALONE] : []),
  ].map((name) => `upfront-ui-term-${name}`);
}
