/** Which game has a board of its own, and what the table and the replay take from it. */

import type { Component } from "svelte";
import { STARTER_BOARD } from "../aslsk/board";
import { MORTAIN_BOARD } from "../mortain/board";
import { UPFRONT_BOARD } from "../upfront/board";
import type { TableModel } from "./table.svelte";
import type { Habits } from "./verbs";
import type { LogEntry, Preview, View } from "./wire";

export interface BoardProps {
  readonly model: TableModel;
  readonly view: View;
  /** The scenario as the server sends it; the board of a game knows its shape. */
  readonly scenario: unknown;
  /** The verb whose options are listed. */
  readonly open: string | null;
  readonly pick: (notation: string) => void;
}

export interface AsideProps {
  readonly view: View;
  readonly onopen: (rule: string) => void;
}

export interface PreviewProps {
  readonly preview: Preview;
  readonly game: string;
  /** The words of the act. */
  readonly title: string;
  readonly onopen?: (rule: string) => void;
}

/** What is drawn, once it has come from the server. */
export interface Drawing {
  readonly scenario: unknown;
  readonly Board: Component<BoardProps>;
  /** A panel beside the board, in the tab `card` of a phone. */
  readonly Aside: Component<AsideProps> | null;
  /** What an act will do, where a game shows more than the usual sums and odds. */
  readonly Preview?: Component<PreviewProps>;
}

export interface LuckCell {
  /** The words over the column. */
  readonly head: string;
  readonly value: number;
  /** Shown with its decimals. */
  readonly exact?: boolean;
  /** How it compares with what was to be expected. */
  readonly verdict?: "even" | "lucky" | "unlucky" | undefined;
}

export interface LuckRow {
  readonly side: string;
  readonly cells: readonly LuckCell[];
}

export interface GameBoard {
  readonly habits: Habits;
  /** The tabs of a phone besides the usual two; their words are `web-tab-…`. */
  readonly tabs: readonly string[];
  /** Keys of its own and what they do, for the help. */
  readonly keys?: readonly (readonly [string, string])[];
  /** Words and marks of the game that the help explains at this moment. */
  readonly terms?: (view: View | null) => readonly string[];
  /** Whether it shows the standing answers beside the question itself. */
  readonly hasStanding?: boolean;
  load(scenario: string, table: string): Promise<Drawing>;
  /** How lucky each side was, read from the log; without it no report is shown. */
  readonly luck?: (log: readonly LogEntry[], sides: readonly string[]) => readonly LuckRow[];
}

const BOARDS: Readonly<Record<string, GameBoard>> = {
  aslsk: STARTER_BOARD,
  mortain: MORTAIN_BOARD,
  upfront: UPFRONT_BOARD,
};

/** Return the board of a game; a game without one is played at the plain table. */
export function boardOf(game: string): GameBoard | null {
  return Object.hasOwn(BOARDS, game) ? (BOARDS[game] ?? null) : null;
}
