/** Who gets up again by a Rally card or a charge, as a preview tells it, and what a charge means for its group. */

import { verbOf } from "../core/options";
import type { Preview } from "../core/wire";
import type { Words } from "../core/words";
import { GAME } from "./view";

export interface Rise {
  /** Who gets up, in words. */
  readonly told: string;
  /** The weapons that stay behind. */
  readonly left: readonly string[];
  /** What follows, each with its rule. */
  readonly terms: readonly (readonly [text: string, rule: string])[];
}

const CHARGE = "banzai";
const TERMS: readonly (readonly [id: string, rule: string])[] = [
  ["upfront-ui-charge-alone", "UF 45.4"],
  ["upfront-ui-charge-lasts", "UF 45.43"],
  ["upfront-ui-charge-moves", "UF 45.42"],
  ["upfront-ui-charge-falls", "UF 45.45"],
];

/** Who rises; null where a preview is about something else. */
export function riseOf(words: Words, preview: Preview): Rise | null {
  const { pinned, rises, left } = preview.detail as { pinned?: readonly string[]; rises?: number; left?: readonly string[] };
  if (!pinned || rises === undefined) return null;
  const men = words.listed(pinned.map((id) => words.term(`man-${id}`, GAME)));
  const share = rises === 0 ? "none" : rises === pinned.length ? "whole" : "part";
  return {
    told: words.say("upfront-ui-rises", { share, count: rises, men }),
    left: (left ?? []).map((code) => words.term(`weapon-${code}`, GAME)),
    terms: verbOf(preview.notation) === CHARGE ? TERMS.map(([id, rule]) => [words.say(id), rule] as const) : [],
  };
}
