/** Keys made in this browser: kept before the server hears of them, so that a lost answer loses no seat. */

import { exchangeInArchive } from "../upfront/campaign/archive";
import { ApiError, api, nonce } from "./api";
import { exchange } from "./shelf";
import { readKept, writeKept } from "./storage";
import type { InviteAccepted, Place } from "./wire";

/** Keys that shall take the place of others, by those others. */
const RENEWED = "caposaldo.renewed";
/** What was sent with an invitation, by its token. */
const ACCEPTED = "caposaldo.accepted";
const BYTES = 24;

interface Accepting {
  readonly key: string;
  readonly nonce: string;
  readonly name: string;
}

/** Make a key of 192 bits. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_");
}

/** Take an invitation with a key of this browser's own; asked again, it is the same key. */
export async function accept(token: string, name: string): Promise<InviteAccepted & { readonly key: string }> {
  const before = accepting(token) ?? { key: newKey(), nonce: nonce(), name: "" };
  const mine = { ...before, name: name || before.name };
  change<Accepting>(ACCEPTED, token, mine);
  return { ...(await api.accept(token, mine.key, mine.name, mine.nonce)), key: mine.key };
}

/** Whether this browser has asked for a seat with this invitation and does not know the answer. */
export function isAccepting(token: string): boolean {
  return accepting(token) !== undefined;
}

/** The seat is kept, or the invitation is spent: what was sent with it is no longer needed. */
export function settleAcceptance(token: string): void {
  change<Accepting>(ACCEPTED, token, undefined);
}

function accepting(token: string): Accepting | undefined {
  return readKept<Record<string, Accepting>>(ACCEPTED, {})[token];
}

/** Open a seat with a new key from now on; the old one is kept until the server has answered. */
export async function renewKey(place: Place, old: string): Promise<string> {
  const fresh = successor(old) ?? newKey();
  change(RENEWED, old, fresh);
  try {
    await api.rekey(place, fresh, old);
  } catch (error) {
    // The answer to an earlier attempt may have been lost on its way.
    if (!isForeign(error) || !(await mendedKey(place, old))) throw error;
  }
  settleRenewal(old, fresh);
  return fresh;
}

/** The key that has taken the place of one that opens nothing any more, if it was renewed here. */
export async function mendedKey(place: Place, old: string): Promise<string | null> {
  const fresh = successor(old);
  if (!fresh) return null;
  try {
    await api.knock(place, fresh);
  } catch (error) {
    if (isForeign(error)) return null;
    throw error;
  }
  settleRenewal(old, fresh);
  return fresh;
}

/** Whether the server knows no seat for a key. */
export function isForeign(error: unknown): boolean {
  return error instanceof ApiError && error.code === "not-yours";
}

function successor(old: string): string | undefined {
  return readKept<Record<string, string>>(RENEWED, {})[old];
}

/** One key may open many tables: those of a campaign, and the campaign itself. */
function settleRenewal(old: string, fresh: string): void {
  exchange(old, fresh);
  exchangeInArchive(old, fresh);
  change<string>(RENEWED, old, undefined);
}

function change<T>(name: string, id: string, value: T | undefined): void {
  const { [id]: _, ...others } = readKept<Record<string, T>>(name, {});
  writeKept(name, value === undefined ? others : { ...others, [id]: value });
}
