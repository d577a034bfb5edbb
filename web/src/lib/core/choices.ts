/** What is agreed before a scenario, and who sits at the table because of it. */

import type { ScenarioEntry } from "./wire";

export type Chosen = Readonly<Record<string, string>>;

const SIDE = /^side-\d+$/;

/** The usual value of every choice. */
export function usual(scenario: ScenarioEntry | undefined): Record<string, string> {
  return Object.fromEntries((scenario?.choices ?? []).map(({ id, values }) => [id, values[0] ?? ""]));
}

/** The seats: the sides chosen, or those the scenario always has. */
export function seatsOf(scenario: ScenarioEntry | undefined, chosen: Chosen): readonly string[] {
  const sides = (scenario?.choices ?? []).filter(({ id }) => SIDE.test(id));
  return sides.length > 0 ? sides.map(({ id }) => chosen[id] ?? "") : (scenario?.seats ?? []);
}

/** Choose a value; a side that is already there leaves its place for another. */
export function choosing(scenario: ScenarioEntry | undefined, chosen: Chosen, id: string, value: string): Chosen {
  const next: Record<string, string> = { ...chosen, [id]: value };
  if (!SIDE.test(id)) return next;
  for (const other of scenario?.choices ?? []) {
    if (other.id === id || !SIDE.test(other.id) || next[other.id] !== value) continue;
    const free = [chosen[id] ?? "", ...other.values].find((one) => one !== value && other.values.includes(one));
    next[other.id] = free ?? value;
  }
  return next;
}
