/** What a preview tells besides its odds: what else may come of the act, and under which condition. */

import type { Outcome, Preview } from "./wire";
import type { Words } from "./words";

/** What may happen beside the act, each with its own chance: the ground catches fire, whoever is hit. */
export function alsoOf(preview: Preview): readonly Outcome[] {
  return (preview.detail.also as readonly Outcome[] | undefined) ?? [];
}

/** Under which conditions the odds hold, as far as there are words for them. */
export function notesOf(words: Words, game: string, preview: Preview): string[] {
  const notes = preview.detail.note;
  if (!Array.isArray(notes)) return [];
  return notes.map((note) => `note-${String(note)}`).filter((key) => words.has(`${game}-${key}`)).map((key) => words.term(key, game));
}
