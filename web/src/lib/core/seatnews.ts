/** What everybody at a table is told of new invitations to seats that were taken. */

import type { SeatNews, TableState } from "./wire";
import type { Words } from "./words";

/** For so many answers the last news is shown at the table; the log keeps it. */
const RECENT = 12;

/** Say a piece of news in a sentence. */
export function newsLine(words: Words, game: string, { seat, what, name }: SeatNews): string {
  const side = words.side(game, seat);
  if (what === "invited") return words.say("web-news-invited", { side });
  return name ? words.say("web-news-seated", { side, name }) : words.say("web-news-seated-unnamed", { side });
}

/** Say that somebody has come to his seat. */
export function comeLine(words: Words, game: string, { seat, name }: { readonly seat: string; readonly name: string | null }): string {
  if (name) return words.say("web-has-sat-down", { name });
  return words.say("web-has-sat-down-unnamed", { side: words.side(game, seat) });
}

/** The last news while it is recent. */
export function recentNews(state: TableState | null): SeatNews | null {
  const last = state?.seating?.at(-1);
  const at = state?.view?.at ?? 0;
  return last && at - last.at <= RECENT ? last : null;
}
