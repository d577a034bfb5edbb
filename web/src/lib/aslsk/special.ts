/** What the special rules of a scenario have put on the table, as far as the seat that looks knows it. */

import type { Words } from "../core/words";
import type { Ground } from "./ground";
import type { StarterView } from "./view";

/** Whether it snows now. */
export const isSnowing = (table: StarterView): boolean => table.lasting.snow !== undefined;

/** The hexes of fortified buildings; a building that only its owner knows of is a secret. */
export function fortified(ground: Ground, table: StarterView): ReadonlyMap<string, "shown" | "secret"> {
  const searched = table.lasting.searched?.split(" ") ?? [];
  const found = new Map<string, "shown" | "secret">();
  for (const first of table.lasting.fortified?.split(" ") ?? []) {
    const house = ground.hexes[first]?.house ?? -1;
    for (const hex of ground.buildings[house]?.hexes ?? [first]) found.set(hex, searched.includes(first) ? "shown" : "secret");
  }
  return found;
}

/** What a hex is by a special rule, in words. */
export function specialIn(words: Words, ground: Ground, table: StarterView, hex: string): string[] {
  const known = fortified(ground, table).get(hex);
  return known ? [words.say(`aslsk-web-fortified-${known}`)] : [];
}
