/** What is agreed before a scenario, and who sits at the table because of it. */

import type { ChoiceEntry, ScenarioEntry } from "./wire";

export type Chosen = Readonly<Record<string, string>>;

const SIDE = /^side-\d+$/;
const FIRST = "side-1";
const SECOND = "side-2";
const PAIRINGS = "pairings";
const HISTORICAL = "historical";

/** Who fights comes first, then where, then in what light and by what rules; what is not listed follows. */
const ORDER: readonly string[] = [PAIRINGS, FIRST, SECOND, "forces", "battlefield", "fire", "night", "clock", "supplements"];

/** The choices of a scenario in the order in which they are asked. */
export function arranged(scenario: ScenarioEntry): readonly ChoiceEntry[] {
  const place = ({ id }: ChoiceEntry): number => (ORDER.includes(id) ? ORDER.indexOf(id) : ORDER.length);
  return [...scenario.choices].sort((one, other) => place(one) - place(other));
}

/** The usual value of every choice. */
export function usual(scenario: ScenarioEntry | undefined): Record<string, string> {
  return Object.fromEntries((scenario?.choices ?? []).map(({ id, values }) => [id, values[0] ?? ""]));
}

/** The seats: the sides chosen, or those the scenario always has. */
export function seatsOf(scenario: ScenarioEntry | undefined, chosen: Chosen): readonly string[] {
  const sides = (scenario?.choices ?? []).filter(({ id }) => SIDE.test(id));
  return sides.length > 0 ? sides.map(({ id }) => chosen[id] ?? "") : (scenario?.seats ?? []);
}

/** The values of a choice to offer now: of the sides only those that met, while history is wanted. */
export function offered(scenario: ScenarioEntry | undefined, chosen: Chosen, choice: ChoiceEntry): readonly string[] {
  const pairs = chosen[PAIRINGS] === HISTORICAL ? (scenario?.pairs ?? []) : [];
  if (pairs.length === 0 || !SIDE.test(choice.id)) return choice.values;
  const fits = choice.id === FIRST ? pairs.map(([one]) => one) : pairs.filter(([one]) => one === chosen[FIRST]).map(([, other]) => other);
  return choice.values.filter((value) => fits.includes(value));
}

/** Choose a value; a side that is already there leaves its place for another, and so does one that never met it. */
export function choosing(scenario: ScenarioEntry | undefined, chosen: Chosen, id: string, value: string): Chosen {
  const next: Record<string, string> = { ...chosen, [id]: value };
  for (const other of SIDE.test(id) ? (scenario?.choices ?? []) : []) {
    if (other.id === id || !SIDE.test(other.id) || next[other.id] !== value) continue;
    const free = [chosen[id] ?? "", ...other.values].find((one) => one !== value && other.values.includes(one));
    next[other.id] = free ?? value;
  }
  for (const side of [FIRST, SECOND]) {
    const choice = scenario?.choices.find((one) => one.id === side);
    const fits = choice ? offered(scenario, next, choice) : [];
    if (fits.length > 0 && !fits.includes(next[side] ?? "")) next[side] = fits[0] ?? "";
  }
  return next;
}
