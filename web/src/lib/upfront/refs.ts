/** What a notation speaks of, and how presses on the table narrow what is offered. No rules are known here. */

import { verbOf } from "../core/options";

/** A thing on the table: `A` an own group, `>B` an enemy group, `#12` a card, `g3` a man. */
export type Ref = string;

const LETTER = /^[A-EZ]$/;
const FOE = /^>[A-EZ]$/;
const PAIR = /^([A-EZ])>([A-EZ])$/;
const MAN = /^[a-z]\d+$/;
const NUMBER = /^\d+$/;
// Both letters of these are one's own.
const AT_HOME = new Set(["transfer", "split"]);
// The number in these is a place in a row, not a card.
const COUNTING = new Set(["acquire", "stand"]);

const known = new Map<string, readonly Ref[]>();

/** List what a notation, or a chain of them, speaks of. */
export function refsOf(notation: string): readonly Ref[] {
  const found = known.get(notation);
  if (found) return found;
  const refs = [...new Set(notation.split(";").flatMap((step) => stepRefs(step.trim())))];
  known.set(notation, refs);
  return refs;
}

function stepRefs(step: string): Ref[] {
  const verb = verbOf(step);
  return step.split(" ").slice(1).flatMap((word) => wordRefs(verb, word));
}

function wordRefs(verb: string, word: string): Ref[] {
  const [, from, to] = PAIR.exec(word) ?? [];
  if (from && to) return [from, AT_HOME.has(verb) ? to : `>${to}`];
  if (FOE.test(word)) return [word];
  return word.split(/[,:]/).flatMap((part) => {
    if (LETTER.test(part) || MAN.test(part)) return [part];
    return NUMBER.test(part) && !COUNTING.has(verb) ? [`#${part}`] : [];
  });
}

/** The sort of a thing; a press replaces what was picked of the same sort. */
export function sortOf(ref: Ref): "foe" | "card" | "own" | "man" {
  if (ref.startsWith(">")) return "foe";
  if (ref.startsWith("#")) return "card";
  return LETTER.test(ref) ? "own" : "man";
}

/** The options that speak of all that is picked. */
export function fitting(options: readonly string[], picked: readonly Ref[]): string[] {
  return options.filter((option) => picked.every((ref) => refsOf(option).includes(ref)));
}

/** Tell whether something on the table can be added to what is picked. */
export function mayAdd(options: readonly string[], picked: readonly Ref[], ref: Ref): boolean {
  return options.some((option) => refsOf(option).includes(ref) && picked.every((one) => refsOf(option).includes(one)));
}

/** Press a thing: put back, added, put in the place of its like, or picked alone; null if nothing offers it. */
export function pressed(options: readonly string[], picked: readonly Ref[], ref: Ref): readonly Ref[] | null {
  if (picked.includes(ref)) return picked.filter((one) => one !== ref);
  const others = picked.filter((one) => sortOf(one) !== sortOf(ref));
  return [[...picked, ref], [...others, ref], [ref]].find((next) => fitting(options, next).length > 0) ?? null;
}

/** The one option that is meant when everything it speaks of has been picked. */
export function settled(options: readonly string[], picked: readonly Ref[]): string | null {
  const [only, ...others] = fitting(options, picked);
  if (!only || others.length > 0 || picked.length === 0) return null;
  return refsOf(only).length === picked.length ? only : null;
}
