/** The tables this browser sits at, with their keys. */

import type { Created, Mode, NewTable } from "./wire";

export interface Kept {
  readonly id: string;
  readonly game: string;
  readonly scenario: string;
  readonly mode: Mode;
  /** The keys held here, by seat. */
  readonly keys: Readonly<Record<string, string>>;
  /** Links to give away, by seat. */
  readonly invites: Readonly<Record<string, string>>;
  readonly players: Readonly<Record<string, string>>;
  readonly when: number;
  readonly over: boolean;
  /** The two players of one screen want no curtain, or are one person. */
  readonly bare?: boolean;
}

const SHELF = "caposaldo.tables";
const MOST = 40;

/** Read the shelf, the latest table first. */
export function kept(): Kept[] {
  try {
    const data: unknown = JSON.parse(localStorage.getItem(SHELF) ?? "[]");
    if (!Array.isArray(data)) return [];
    return (data as Kept[]).filter((entry) => typeof entry?.id === "string").sort((a, b) => b.when - a.when);
  } catch {
    return [];
  }
}

export function find(id: string): Kept | undefined {
  return kept().find((entry) => entry.id === id);
}

/** Put a table on the shelf, or change what is kept of it. */
export function keep(entry: Kept): void {
  const others = kept().filter((other) => other.id !== entry.id);
  try {
    localStorage.setItem(SHELF, JSON.stringify([entry, ...others].slice(0, MOST)));
  } catch {
    // Without storage the table is still there under its link.
  }
}

export function forget(id: string): void {
  localStorage.setItem(SHELF, JSON.stringify(kept().filter((entry) => entry.id !== id)));
}

/** What is kept of the table that was asked for. */
export interface About extends Pick<NewTable, "game" | "scenario" | "mode"> {
  readonly bare?: boolean;
}

/** Sort the keys of a new table: mine to sit with, the others' to give away. */
export function sit(created: Created, wish: About, mine: string): Kept {
  const keys: Record<string, string> = {};
  const invites: Record<string, string> = {};
  const players: Record<string, string> = {};
  for (const { seat, key, player } of created.seats) {
    players[seat] = player;
    if (!key) continue;
    if (wish.mode === "link" && seat !== mine) invites[seat] = key;
    else keys[seat] = key;
  }
  const { game, scenario, mode, bare = false } = wish;
  const entry = { id: created.id, game, scenario, mode, keys, invites, players, when: Date.now(), over: false, bare };
  keep(entry);
  return entry;
}
