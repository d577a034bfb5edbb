/** Which counters and hexes are offered, chosen, aimed at or the source of an act. */

import type { PieceMark } from "../draw";
import { objects, verbOf, wordOf } from "../core/options";
import type { MortainView } from "./view";

export interface Marks {
  unit(id: string): PieceMark;
  /** The offered hexes with the option that each stands for. */
  readonly hexes: ReadonlyMap<string, string>;
  readonly firers: readonly string[];
  readonly target: string;
}

const GOING = ["move", "enter", "place"];

/** The verb whose hexes a marker shows now: the one opened, or the first that is offered. */
export function markerVerb(options: readonly string[], open: string | null): string {
  const verbs = new Set(options.map(verbOf));
  if (open && verbs.has(open)) return open;
  return verbs.has("strike") ? "strike" : "suppress";
}

export function marks(
  table: MortainView,
  options: readonly string[],
  chosen: string | null,
  open: string | null,
): Marks {
  const offered = objects(options, "activate", "fire", "with");
  const { firers, target } = table.volley ?? table.attack ?? { firers: [], target: "" };
  const hexes = offeredHexes(options, chosen, open);
  return {
    hexes,
    firers,
    target,
    unit(id) {
      if (firers.includes(id)) return "chosen";
      if (id === target) return "target";
      if (id === table.moving || id === table.placing) return "source";
      return offered.has(id) ? "may" : "none";
    },
  };
}

function offeredHexes(options: readonly string[], chosen: string | null, open: string | null): Map<string, string> {
  const verb = markerVerb(options, open);
  const found = new Map<string, string>();
  for (const option of options) {
    const own = verbOf(option);
    const isShown = GOING.includes(own) || own === verb;
    if (!isShown || !wordOf(option) || own === "setup") continue;
    if (own !== "strike" && own !== "suppress" && !GOING.includes(own)) continue;
    const hex = wordOf(option);
    // Where both classes can be struck, the one chosen stays the choice of the hex.
    if (!found.has(hex) || option === chosen) found.set(hex, option);
  }
  return found;
}

/** The other way to strike the same hex, if there is one. */
export function otherStrike(options: readonly string[], chosen: string): string | null {
  const rest = options.filter((option) => verbOf(option) === "strike" && option !== chosen);
  return rest.find((option) => wordOf(option) === wordOf(chosen)) ?? null;
}
