/** What a notation speaks of, and how presses on the map narrow what is offered. No rules are known here. */

import { verbOf } from "../core/options";
import { isUnit, isWeapon } from "./view";

/** A thing on the table: `g3` a unit, `gw2` a weapon, `@N5` a hex. */
export type Ref = string;

const HEX = /^[a-z]*[A-Z]{1,2}\d{1,2}$/;
// What follows these is a name, not a thing on the table.
const NAMING = new Set(["setup"]);
const known = new Map<string, readonly Ref[]>();

/** List what a notation speaks of, each once. */
export function refsOf(notation: string): readonly Ref[] {
  const found = known.get(notation);
  if (found) return found;
  const refs = [...new Set(notation.split(";").flatMap((step) => stepRefs(step.trim())))];
  known.set(notation, refs);
  return refs;
}

function stepRefs(step: string): Ref[] {
  const [verb = "", ...words] = step.split(" ");
  if (NAMING.has(verb)) return [];
  return words.flatMap((word) => word.split(/[,+:>]/).flatMap(wordRef));
}

function wordRef(word: string): Ref[] {
  if (isUnit(word) || isWeapon(word)) return [word];
  return HEX.test(word) ? [`@${word}`] : [];
}

export function isHexRef(ref: Ref): boolean {
  return ref.startsWith("@");
}

/** The sort of a thing; a press replaces what was picked of the same sort. */
export function sortOf(ref: Ref): "hex" | "unit" | "weapon" {
  if (isHexRef(ref)) return "hex";
  return isUnit(ref) ? "unit" : "weapon";
}

/** The options that speak of all that is picked. */
export function fitting(options: readonly string[], picked: readonly Ref[]): string[] {
  if (picked.length === 0) return [...options];
  return options.filter((option) => picked.every((ref) => refsOf(option).includes(ref)));
}

/** All things that the options speak of which fit what is picked. */
export function offered(options: readonly string[], picked: readonly Ref[]): Set<Ref> {
  return new Set(fitting(options, picked).flatMap((option) => refsOf(option)));
}

/** Press a thing: put back, added, put in the place of its like, or picked alone; null if nothing offers it. */
export function pressed(options: readonly string[], picked: readonly Ref[], ref: Ref): readonly Ref[] | null {
  if (picked.includes(ref)) return picked.filter((one) => one !== ref);
  const others = picked.filter((one) => sortOf(one) !== sortOf(ref));
  return [[...picked, ref], [...others, ref], [ref]].find((next) => fitting(options, next).length > 0) ?? null;
}

/** The options that are meant when nothing they speak of is left to be picked. */
export function settled(options: readonly string[], picked: readonly Ref[]): string[] {
  if (picked.length === 0) return [];
  return fitting(options, picked).filter((option) => refsOf(option).length === picked.length);
}

/** The options of one verb. */
export function ofVerb(options: readonly string[], verb: string | null): string[] {
  return verb === null ? [...options] : options.filter((option) => verbOf(option) === verb);
}

/** The hexes that leave nothing more to be picked; what all options of a verb speak of need not be picked at all. */
export function completing(options: readonly string[], picked: readonly Ref[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const withHex = options.filter((option) => refsOf(option).some(isHexRef));
  for (const verb of new Set(withHex.map(verbOf))) {
    const own = ofVerb(withHex, verb);
    const implied = (own[0] ? refsOf(own[0]) : []).filter((ref) => !isHexRef(ref) && own.every((option) => refsOf(option).includes(ref)));
    for (const option of own) {
      const [only, another] = refsOf(option).filter((ref) => !picked.includes(ref) && !implied.includes(ref));
      if (!only || another || !isHexRef(only)) continue;
      found.set(only.slice(1), [...(found.get(only.slice(1)) ?? []), option]);
    }
  }
  return found;
}
