/** What the special rules of a scenario have put on the table, as far as the seat that looks knows it. */

import { signed, type Words } from "../core/words";
import type { Ground, Snow } from "./ground";
import type { StarterView } from "./view";

/** Where the cover of a fortified building stands, and the scenario's own rules. */
export const FORTIFIED_RULES: readonly string[] = ["SK B3", "SK V9"];
export const SNOW_RULES: readonly string[] = ["SK V9"];

/** The figures of the snow while it falls. */
export function fallingSnow(ground: Ground | null, table: StarterView): Snow | null {
  return table.lasting.snow === undefined ? null : (ground?.snow ?? null);
}

/** That it snows and what that does to fire, in words; nothing while it does not. */
export function snowSaid(words: Words, ground: Ground | null, table: StarterView): string {
  const snow = fallingSnow(ground, table);
  return snow ? words.say("aslsk-web-snow", { range: snow.from_range, hindrance: signed(snow.hindrance) }) : "";
}

/** The hexes of fortified buildings; a building that only its owner knows of is a secret. */
export function fortified(ground: Ground, table: StarterView): ReadonlyMap<string, "shown" | "secret"> {
  const found = new Map<string, "shown" | "secret">();
  if (!ground.fortified) return found;
  for (const hex of ground.fortified.hexes) found.set(hex, "shown");
  const searched = table.lasting.searched?.split(" ") ?? [];
  for (const first of table.lasting.fortified?.split(" ") ?? []) {
    const house = ground.hexes[first]?.house ?? -1;
    // A hex of two buildings belongs to one of them, whose cover it has.
    const hexes = ground.buildings[house]?.hexes.filter((hex) => ground.hexes[hex]?.house === house) ?? [];
    for (const hex of hexes) found.set(hex, searched.includes(first) ? "shown" : "secret");
  }
  return found;
}

/** What a hex is by a special rule, in words. */
export function specialIn(words: Words, ground: Ground, table: StarterView, hex: string): string[] {
  const known = fortified(ground, table).get(hex);
  return known ? [words.say("aslsk-web-fortified", { known, tem: signed(ground.fortified?.tem ?? 0) })] : [];
}
