/** The ground of a game: what it does to the deck. */

import type { Words } from "../core/words";
import { GAME, type FieldData } from "./view";

/** Cards that were of one kind and are of another here. */
export interface Change {
  readonly text: string;
  readonly cards: readonly string[];
}

/** What the ground is called; nothing where it is the usual one. */
export function fieldName(words: Words, field: FieldData | undefined): string {
  const key = `choice-battlefield-${field?.id ?? ""}`;
  const isKnown = field !== undefined && field.cards.length > 0 && words.has(`${GAME}-${key}`);
  return isKnown ? words.term(key, GAME) : "";
}

/** The cards that change, those that change alike together. */
export function changesOf(words: Words, field: FieldData): Change[] {
  // What a card was has the name that is printed on it, whatever the ground calls it.
  const printed = words.inDialect("");
  const found = new Map<string, string[]>();
  for (const [number, old, now] of field.cards) {
    const text = words.say("upfront-ui-changed-card", { old: kind(printed, old), new: kind(words, now) });
    found.set(text, [...(found.get(text) ?? []), number]);
  }
  return [...found].map(([text, cards]) => ({ text, cards }));
}

function kind(words: Words, name: string): string {
  return words.term(words.has(`${GAME}-terrain-${name}`) ? `terrain-${name}` : `card-${name}`, GAME);
}
