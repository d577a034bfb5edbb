/** The promise of chance as this browser checks it, and what the server has checked. */

import type { Proof, TableState } from "./wire";

/** The name of the promise's formula, which stands before the game and the secret; docs/records.md has it. */
const LABEL = "caposaldo sealed chance 1";
const SEEN = "caposaldo.promises";
const MOST = 200;
/** So much of a hash is shown where the whole is a press away. */
const SHORT = 8;

/** What came of checking a secret here; nothing where there is none to check. */
export type Checked = "here" | "remembered" | "unlike" | "changed" | "unchecked" | null;

export function short(hash: string): string {
  return `${hash.slice(0, SHORT)}\u2026`;
}

/** The promise that belongs to a secret: the SHA-256 of the label, the game and the secret's bytes. */
export async function promiseOf(game: string, secret: string): Promise<string> {
  const head = new TextEncoder().encode(`${LABEL}\0${game}\0`);
  const bytes = (secret.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16));
  const hash = await crypto.subtle.digest("SHA-256", new Uint8Array([...head, ...bytes]));
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Check a secret against the promise shown, and that against the one this browser saw first. */
export async function check(game: string, shown: string, secret: string, first = ""): Promise<Checked> {
  if (first && first !== shown) return "changed";
  // Only pages that came over https, or from this computer, may compute hashes.
  if (!globalThis.crypto?.subtle) return "unchecked";
  if ((await promiseOf(game, secret)) !== shown) return "unlike";
  return first ? "remembered" : "here";
}

/** Check the secret of a finished table; a record's belongs to a game whose name only its file has. */
export async function checkTable(state: TableState): Promise<Checked> {
  const { id, commitment, secret } = state;
  if (!commitment || !secret || isRecord(state)) return null;
  return check(id, commitment, secret, promiseSeen(id));
}

/** Check the secret that stands in the file of a record. */
export async function checkRecord(record: unknown, { promise, secret }: Proof): Promise<Checked> {
  const chance = (record as { chance?: { game?: unknown } } | null)?.chance;
  if (!promise || !secret || typeof chance?.game !== "string") return null;
  return check(chance.game, promise, secret);
}

/** Whether a table was made of a record. */
export function isRecord({ seats }: Pick<TableState, "seats">): boolean {
  return seats.length > 0 && seats.every(({ player }) => player === "record");
}

/** Keep the promise of a table that is not over: at the end it must be the same. */
export function keepPromise({ id, commitment, phase }: Pick<TableState, "id" | "commitment" | "phase">): void {
  if (!commitment || phase === "over" || promiseSeen(id)) return;
  try {
    localStorage.setItem(SEEN, JSON.stringify([[id, commitment], ...seen()].slice(0, MOST)));
  } catch {
    // What is not kept is not compared.
  }
}

/** The promise that this browser saw when it first opened a table, or nothing. */
export function promiseSeen(id: string): string {
  return seen().find(([one]) => one === id)?.[1] ?? "";
}

function seen(): [string, string][] {
  try {
    const data: unknown = JSON.parse(localStorage.getItem(SEEN) ?? "[]");
    return Array.isArray(data) ? (data as [string, string][]).filter((pair) => Array.isArray(pair)) : [];
  } catch {
    return [];
  }
}

/** What the server has checked while this page is open, by table. */
export const proofs = new Map<string, { readonly proof: Proof; readonly checked: Checked }>();
