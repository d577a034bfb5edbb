/** What is told beside the events of a game: who was invited anew, who conceded, and to whom it is told. */

import type { Result, SeatNews } from "./wire";
import type { Words } from "./words";

/** A line of the log that no event stands behind, after an answer. */
export interface Note {
  readonly n: number;
  readonly text: string;
}

/** Whoever reads: which seats he holds, and from which he looks. */
interface Reader {
  readonly kept: { readonly keys: Readonly<Record<string, string>> };
  readonly viewer: string;
}

interface Told extends Reader {
  readonly game: string;
  readonly state: { readonly seating?: readonly SeatNews[]; readonly view: { readonly at: number } | null } | null;
  readonly result: Result | null;
}

/** The seat of a reader who has one and looks from it; whoever holds several, or none, is told of sides by name. */
export function readerOf({ kept, viewer }: Reader): string {
  const own = Object.keys(kept.keys);
  return own.length === 1 && own[0] === viewer ? viewer : "";
}

/** How a table ended, as a sentence for whoever reads. */
export function endOf(words: Words, told: Reader & Pick<Told, "game" | "result">): string {
  const said = told.result ? words.reason(told.game, told.result, readerOf(told)) : "";
  return said && `${said.slice(0, 1).toUpperCase()}${said.slice(1)}.`;
}

/** The notes of a table in the order of its answers. */
export function notesOf(words: Words, told: Told): Note[] {
  const { game, state, result } = told;
  const notes = (state?.seating ?? []).map((news) => ({ n: news.at, text: words.seating(game, news) }));
  // The rules know nothing of a concession: no event tells it.
  if (result && "by" in result.facts) notes.push({ n: state?.view?.at ?? 0, text: endOf(words, told) });
  return notes;
}
