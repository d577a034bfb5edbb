/** An attempt at random reinforcements as a preview tells it: what each number brings, and how likely it is. */

import type { Outcome, Preview } from "../core/wire";
import type { Words } from "../core/words";
import { GAME } from "./view";

interface Brings {
  readonly number: number;
  readonly men: readonly string[];
  readonly choices: number;
  readonly snipers: number;
}

export interface Attempt {
  readonly key: string;
  /** The chance in each of the attempts. */
  readonly shares: readonly number[];
  /** Who comes; nobody for a red card. */
  readonly brings: readonly string[];
}

/** The rows of an attempt; none where a preview is about something else. */
export function attemptsOf(words: Words, preview: Preview): Attempt[] {
  const tries = (preview.detail.attempts as readonly (readonly Outcome[])[] | undefined) ?? [];
  const rows = (preview.detail.brings as readonly Brings[] | undefined) ?? [];
  return (tries[0] ?? []).map(({ key }) => ({
    key,
    shares: tries.map((odds) => odds.find((one) => one.key === key)?.share ?? 0),
    brings: rows.filter(({ number }) => key === `muster-${number}`).flatMap((row) => named(words, row)),
  }));
}

function named(words: Words, { men, choices, snipers }: Brings): string[] {
  return [
    ...men.map((id) => words.term(`man-${id}`, GAME)),
    ...(choices > 0 ? [words.say("upfront-ui-free-choices", { count: choices })] : []),
    ...(snipers > 0 ? [words.say("upfront-ui-snipers-come", { count: snipers })] : []),
  ];
}

interface Recruit {
  readonly nation: string;
  readonly short: string;
  readonly morale: number;
  readonly panic: number;
  readonly firepower: readonly number[];
  readonly vehicle?: unknown;
}

/** Who comes as a reinforcement of one's choice, in a line; nothing where a preview is about something else, or his name says it. */
export function recruitOf(words: Words, preview: Preview): string {
  const man = preview.detail.recruit as Recruit | undefined;
  if (!man || man.vehicle || !man.short) return "";
  const { nation, short, morale, panic, firepower } = man;
  return words.say("upfront-ui-recruit", { weapon: words.term(`weapon-${nation}-${short}`, GAME), morale, panic, firepower: firepower.join(" ") });
}
