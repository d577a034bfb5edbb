/** The buttons of the verb row: what is offered, and what usually is and now is not. */

import { grouped } from "./options";
import type { TableModel } from "./table.svelte";

export interface Verb {
  readonly verb: string;
  readonly options: readonly string[];
}

/** What a game's own board adds to the plain table. */
export interface Habits {
  /** The verbs that stay visible at a prompt, possible or not. */
  standard(prompt: string, seat: string): readonly string[];
  /** Whether the verbs beyond the standard ones share one button at a prompt. */
  folds?(prompt: string): boolean;
  /** The verbs that keep a button of their own whenever they are offered, in their order. */
  readonly front?: readonly string[];
  /** Whether choosing an option only shows it, and committing is a second step. */
  weighs(verb: string): boolean;
  /** The option that is weighed as soon as it is offered. */
  ripe(prompt: string, options: readonly string[]): string | null;
  /** Whether an act does harm; its button has the colour of it. */
  harms(notation: string): boolean;
  /** The notation by which one asks why a verb is not offered. */
  probe(verb: string, model: TableModel): string;
  /** The answers by which one goes on, the usual one first; a key picks them. */
  readonly onward?: readonly string[];
  /** How many answers lie between the present question and the one before the choice began. */
  depth(model: TableModel): number;
  /** The options that fit what is picked on the board, where things are picked before they are answers. */
  narrow?(model: TableModel): readonly string[];
  /** Whether the board marks these options itself, so that a list of them would only lie over it. */
  marks?(options: readonly string[]): boolean;
  /** Those of them that the board lists itself, each with its digit. */
  shortlist?(model: TableModel): readonly string[];
}

/** A game without a board of its own: everything is weighed before it is done. */
export const PLAIN: Habits = {
  standard: () => [],
  weighs: () => true,
  ripe: () => null,
  harms: () => false,
  probe: (verb) => verb,
  depth: () => 0,
};

/** Lay out the verb row: the standard verbs in their order, then the others offered. */
export function verbRow(options: readonly string[], standard: readonly string[]): Verb[] {
  const offered = new Map(grouped(options).map((group) => [group.verb, group.options]));
  const first = standard.map((verb) => ({ verb, options: offered.get(verb) ?? [] }));
  const others = [...offered].filter(([verb]) => !standard.includes(verb));
  return [...first, ...others.map(([verb, list]) => ({ verb, options: list }))];
}

/** The button behind which the less usual verbs are found; no game has a verb of this name. */
export const MORE = "more";
const FEW = 1;

/**
 * Gather the verbs beyond the standard ones behind one button, before the last of the standard ones.
 * Those in front stay where they are seen, beside the first of the standard ones, as many as there is room for.
 */
export function folded(
  row: readonly Verb[],
  standard: readonly string[],
  front: readonly string[] = [],
  room = front.length,
): Verb[] {
  const usual = row.filter(({ verb }) => standard.includes(verb));
  const beyond = row.filter(({ verb }) => !standard.includes(verb));
  const placed = front.flatMap((name) => beyond.filter(({ verb }) => verb === name)).slice(0, room);
  const others = beyond.filter((verb) => !placed.includes(verb));
  const seen = [...usual.slice(0, 1), ...placed, ...usual.slice(1)];
  if (others.length <= FEW) return [...seen, ...others];
  const more = { verb: MORE, options: others.flatMap(({ options }) => options) };
  return [...seen.slice(0, -1), more, ...seen.slice(-1)];
}
