/** What an attack would do to each man or vehicle, as the preview tells it. */

import type { Preview } from "../core/wire";
import type { Words } from "../core/words";
import type { OddsPart } from "./draw";
import { GAME } from "./view";

export interface Share {
  readonly key: string;
  readonly share: number;
}

/** The fate of one: out of the game, pinned, and all that can happen with its share. */
export interface Fate {
  readonly id: string;
  readonly out: number;
  readonly pinned: number;
  readonly harms: readonly Share[];
}

interface FateData {
  readonly id: string;
  readonly odds: readonly Share[];
}

const OUT = new Set(["kia", "rout", "destroyed"]);
const PINNED = new Set(["pinned"]);
const UNHARMED = "unharmed";
/** What can happen to a man; anything else is a vehicle's, and is named. */
const OF_MEN = new Set(["kia", "rout", "pinned", "wounded", "berserk"]);

// A clash is won or lost; a vehicle may kill whoever attacks it by hand.
const OF_FIGHTS = new Set(["wins", "attacker-killed"]);

/** Whether men are listed with what comes of a fight hand to hand, which is not what an attack does to them. */
export function areFights(men: readonly { readonly odds: readonly Share[] }[]): boolean {
  return men.some(({ odds }) => odds.some(({ key }) => OF_FIGHTS.has(key)));
}

export function fatesOf(preview: Preview | null): Fate[] {
  const men = (preview?.detail.men as readonly FateData[] | undefined) ?? [];
  if (areFights(men)) return [];
  return men.map(({ id, odds }) => {
    const harms = odds.filter(({ key, share }) => key !== UNHARMED && share > 0);
    return { id, harms, out: sum(harms, OUT), pinned: sum(harms, PINNED) };
  });
}

function sum(shares: readonly Share[], keys: ReadonlySet<string>): number {
  return shares.reduce((total, { key, share }) => total + (keys.has(key) ? share : 0), 0);
}

/** Whether more can happen than that a man is out or pinned, or wounds are most of it: each is named then. */
export function isMixed({ harms, out, pinned }: Fate): boolean {
  const beside = harms.reduce((total, { key, share }) => total + (OUT.has(key) || PINNED.has(key) ? 0 : share), 0);
  return harms.some(({ key }) => !OF_MEN.has(key)) || (beside > 0 && beside >= out + pinned);
}

/** The share of what does not take it out: a man is pinned, a vehicle harmed in some way. */
export function lesser(fate: Fate): number {
  if (!isMixed(fate)) return fate.pinned;
  return fate.harms.reduce((total, { key, share }) => total + (OUT.has(key) ? 0 : share), 0);
}

/** A share as a whole percentage, as rows have room for. */
export function whole(share: number): string {
  return `${Math.round(share * 100)}%`;
}

export function oddsParts(words: Words, fate: Fate | undefined): OddsPart[] {
  if (!fate) return [];
  if (isMixed(fate)) return fate.harms.map(({ key, share }) => ({ figure: whole(share), word: words.outcome(GAME, key) }));
  const parts = [{ figure: whole(fate.out), word: words.say("upfront-ui-out") }];
  return fate.pinned > 0 ? [...parts, { figure: whole(fate.pinned), word: words.say("upfront-ui-pinned-short") }] : parts;
}

/** The firepower of each man in the attack that is weighed, by id. */
export function firepowers(preview: Preview | null): Map<string, number> {
  const found = new Map<string, number>();
  for (const { facts, value } of preview?.factors ?? []) {
    if (typeof facts.man === "string") found.set(facts.man.replace(/^@man-/, ""), value);
  }
  return found;
}
