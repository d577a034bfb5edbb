/** The tables this browser sits at, with their keys. */

import { readKept, writeKept } from "./storage";
import type { Created, Mode, NewTable } from "./wire";

export interface Kept {
  readonly id: string;
  readonly game: string;
  readonly scenario: string;
  readonly mode: Mode;
  /** The keys held here, by seat. */
  readonly keys: Readonly<Record<string, string>>;
  /** Invitations that nobody has used yet, by seat. */
  readonly tokens?: Readonly<Record<string, string>>;
  /** How often somebody had sat down at a seat when the invitation to it was made. */
  readonly before?: Readonly<Record<string, number>>;
  /** Seats whose link an earlier version gave away together with the key; they get a real invitation. */
  readonly owed?: readonly string[];
  /** The invitation by which this browser sat down. */
  readonly invitation?: string;
  readonly players: Readonly<Record<string, string>>;
  readonly when: number;
  readonly over: boolean;
  /** The two players of one screen want no curtain, or are one person. */
  readonly bare?: boolean;
  /** The link of the own seat has not been offered yet. */
  readonly fresh?: boolean;
}

/** What earlier versions kept besides: links to give away, each with the key of the other's seat. */
interface Former {
  readonly invites?: Readonly<Record<string, string>>;
}

const SHELF = "caposaldo.tables";
const MOST = 40;

/** Leave out the keys of other people's seats; what remains is which seats they were for. */
export function withoutForeignKeys<T extends { readonly owed?: readonly string[] }>(entry: T & Former): T {
  const { invites, ...rest } = entry;
  const seats = Object.keys(invites ?? {});
  return (seats.length > 0 ? { ...rest, owed: seats } : rest) as unknown as T;
}

/** Read the shelf, the latest table first. */
export function kept(): Kept[] {
  const data = readKept<unknown>(SHELF, []);
  if (!Array.isArray(data)) return [];
  const entries = (data as Kept[]).filter((entry) => typeof entry?.id === "string");
  return entries.map(withoutForeignKeys).sort((a, b) => b.when - a.when);
}

export function find(id: string): Kept | undefined {
  return kept().find((entry) => entry.id === id);
}

/** Put a table on the shelf, or change what is kept of it. */
export function keep(entry: Kept): void {
  const others = kept().filter((other) => other.id !== entry.id);
  writeKept(SHELF, [entry, ...others].slice(0, MOST));
}

export function forget(id: string): void {
  writeKept(SHELF, kept().filter((entry) => entry.id !== id));
}

/** Let a new key stand wherever an old one stood. */
export function exchange(old: string, fresh: string): void {
  writeKept(SHELF, kept().map((entry) => withKey(entry, old, fresh)));
}

/** Return an entry with a new key in place of an old one. */
export function withKey<T extends Pick<Kept, "keys">>(entry: T, old: string, fresh: string): T {
  const changed = Object.entries(entry.keys).map(([seat, key]) => [seat, key === old ? fresh : key]);
  return { ...entry, keys: Object.fromEntries(changed) as Record<string, string> };
}

/** What is kept of the table that was asked for. */
export interface About extends Pick<NewTable, "game" | "scenario" | "mode"> {
  readonly bare?: boolean;
}

/** Keep a new table: the keys of the own seats, and the invitations to the others. */
export function sit(created: Created, about: About): Kept {
  const { game, scenario, mode, bare = false } = about;
  const players = Object.fromEntries(created.seats.map(({ seat, player }) => [seat, player]));
  const entry: Kept = { id: created.id, game, scenario, mode, ...access(created.seats), players, when: Date.now(), over: false, bare, fresh: true };
  keep(entry);
  return entry;
}

/** Sort what opens the seats of something new: keys to sit with, invitations to give away. */
export function access(seats: Created["seats"]): { keys: Record<string, string>; tokens: Record<string, string> } {
  const keys: Record<string, string> = {};
  const tokens: Record<string, string> = {};
  for (const { seat, key, invite } of seats) {
    if (key) keys[seat] = key;
    else if (invite) tokens[seat] = invite;
  }
  return { keys, tokens };
}
