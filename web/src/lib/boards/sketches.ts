/** The server's drawing table, asked over HTTP. */

import type { Traced } from "../aslsk/sights.svelte";
import { call } from "../core/api";
import type { Both } from "../core/wire";
import type { Plan, Report } from "./plan";

export interface BoardCard {
  readonly id: string;
  readonly title: Both;
  readonly columns: number;
  readonly rows: number;
  readonly own: boolean;
  /** A board taken from a scan cannot be drawn on. */
  readonly drawable: boolean;
}

export interface BoardList {
  readonly boards: readonly BoardCard[];
  /** Whether this server keeps boards on a shelf. */
  readonly keeps: boolean;
}

export interface Outlook {
  readonly from: string;
  /** The sum of the hindrances to each hex, -1 where nothing is seen. */
  readonly seen: Readonly<Record<string, number>>;
}

export const sketches = {
  list: () => call<BoardList>("/boards"),
  open: (id: string) => call<Report>(`/boards/${encodeURIComponent(id)}`),
  fresh: (id: string, columns: number, rows: number) => call<Report>("/boards/new", { id, columns, rows }),
  check: (board: Plan) => call<Report>("/boards/check", { board }),
  read: (text: string) => call<Report>("/boards/read", { text }),
  outlook: (board: Plan, one: string) => call<Outlook>("/boards/sight", { board, one }),
  trace: (board: Plan, one: string, other: string) => call<Traced>("/boards/sight", { board, one, other }),
  keep: (board: Plan, overwrite: boolean) => call<{ id: string; kept: boolean }>("/boards/keep", { board, overwrite }),
};
