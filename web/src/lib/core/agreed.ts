/** What was agreed for a table besides who plays: its choices, and the readings that are not the usual ones. */

import { arranged } from "./choices";
import { SOLITAIRE } from "./seating.svelte";
import type { GameEntry, ReadingEntry, ScenarioEntry } from "./wire";
import type { Words } from "./words";

/** Who fights is told by the seats. */
const TOLD = /^(side-\d+|pairings)$/;

export interface Agreed {
  readonly choices: readonly { readonly id: string; readonly value: string }[];
  readonly readings: readonly { readonly entry: ReadingEntry; readonly value: string }[];
}

/** Sort what a table holds to; a scenario of one's own has no choices that are known here. */
export function agreed(game: GameEntry, scenario: ScenarioEntry | undefined, held: Readonly<Record<string, string>>): Agreed {
  const choices = (scenario ? arranged(scenario) : [])
    .filter(({ id }) => !TOLD.test(id) && id in held && (id !== SOLITAIRE || held[id] === "on"))
    .map(({ id }) => ({ id, value: held[id] ?? "" }));
  const readings = game.readings
    .filter((entry) => entry.id in held && held[entry.id] !== entry.document)
    .map((entry) => ({ entry, value: held[entry.id] ?? "" }));
  return { choices, readings };
}

/** Name a value of a choice: by its own words if it has them, else as a side. */
export function choiceWord(words: Words, game: string, id: string, value: string): string {
  const own = `choice-${id}-${value}`;
  return words.has(`${game}-${own}`) ? words.term(own, game) : words.side(game, value);
}
