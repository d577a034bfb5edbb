/** Fights hand to hand as a preview tells them: each man's own, and whom he may meet. */

import type { Modifier, Outcome, Preview } from "../core/wire";
import type { Words } from "../core/words";
import type { OddsPart } from "./draw";
import { areFights, whole } from "./fates";
import { GAME } from "./view";

interface FoeData {
  readonly id: string;
  readonly meets: Outcome;
  readonly modifiers: readonly Modifier[];
}

interface DuelData {
  readonly id: string;
  readonly meets?: Outcome;
  readonly modifiers?: readonly Modifier[];
  readonly odds: readonly Outcome[];
  readonly foes?: readonly FoeData[];
}

/** One of those who may be met, with what he brings and how likely it is he. */
export interface Foe {
  readonly id: string;
  readonly worth: number;
  readonly meets: number;
}

export interface Duel {
  readonly id: string;
  readonly worth: number;
  /** The chance of this fight, where the list is one of enemies. */
  readonly meets: number | undefined;
  /** What can come of it, without what cannot. */
  readonly odds: readonly Outcome[];
  /** The share that is won, that costs both, and that is lost. */
  readonly won: number;
  readonly both: number;
  readonly lost: number;
}

const WON = new Set(["wins", "destroyed", "stunned", "immobilised"]);
const BOTH = new Set(["both"]);
const LOST = new Set(["loses", "attacker-killed", "mined"]);

/** The fights of a preview; none where it is about something else. */
export function duelsOf(preview: Preview): Duel[] {
  const men = dataOf(preview);
  if (!areFights(men)) return [];
  return men.map(({ id, modifiers = [], meets, odds }) => ({
    id,
    worth: worth(modifiers),
    meets: meets?.share,
    odds: odds.filter(({ share }) => share > 0),
    won: sum(odds, WON),
    both: sum(odds, BOTH),
    lost: sum(odds, LOST),
  }));
}

/** One man against one: what either brings, and what comes of it. */
export interface Clash extends Pick<Duel, "won" | "both" | "lost"> {
  readonly own: number;
  readonly enemy: number;
  readonly against: readonly Modifier[];
}

/** The fight of a preview in which both men are known; null where it is about something else. */
export function clashOf({ detail, odds }: Preview): Clash | null {
  const { own, enemy, against } = detail as Partial<Pick<Clash, "own" | "enemy" | "against">>;
  if (own === undefined || enemy === undefined || !against) return null;
  return { own, enemy, against, won: sum(odds, WON), both: sum(odds, BOTH), lost: sum(odds, LOST) };
}

/** Those who may be met: they are the same for everybody who goes in. */
export function foesOf(preview: Preview): Foe[] {
  const foes = dataOf(preview)[0]?.foes ?? [];
  return foes.map(({ id, meets, modifiers }) => ({ id, meets: meets.share, worth: worth(modifiers) }));
}

/** All that can come of a fight, in a line. */
export function told(words: Words, { odds }: Duel): string {
  return odds.map(({ key, share }) => `${words.outcome(GAME, key)} ${whole(share)}`).join(", ");
}

/** What a fight may come to, for the rows of those who go in; in a fight of two that is `own`. */
export function fightsOf(words: Words, preview: Preview, own: string | undefined): [id: string, parts: OddsPart[]][] {
  const parts = (odds: readonly Outcome[]): OddsPart[] =>
    odds.filter(({ key, share }) => share > 0 && !BOTH.has(key)).map(({ key, share }) => ({ figure: whole(share), word: words.outcome(GAME, key) }));
  if (own && clashOf(preview)) return [[own, parts(preview.odds)]];
  return duelsOf(preview)
    .filter(({ meets }) => meets === undefined)
    .map(({ id, odds }) => [id, parts(odds)]);
}

function dataOf(preview: Preview): readonly DuelData[] {
  return (preview.detail.men as readonly DuelData[] | undefined) ?? [];
}

function worth(modifiers: readonly Modifier[]): number {
  return modifiers.reduce((total, { value }) => total + value, 0);
}

function sum(odds: readonly Outcome[], keys: ReadonlySet<string>): number {
  return odds.reduce((total, { key, share }) => total + (keys.has(key) ? share : 0), 0);
}
