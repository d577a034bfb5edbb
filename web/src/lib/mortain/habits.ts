/** How the board of Stand at Mortain presents what the engine offers. */

import { verbOf } from "../core/options";
import type { TableModel } from "../core/table.svelte";
import type { Habits } from "../core/verbs";
import { tableOf } from "./view";

const STANDARD: Readonly<Record<string, readonly string[]>> = {
  "place-unit": ["setup", "place", "ready"],
  "give-orders": ["activate", "fire", "air", "oba", "pass"],
  "choose-firers": ["with", "shoot"],
  "call-marker": ["strike", "suppress"],
  "face-card": ["again", "miss"],
};
const MARKERS = new Set(["air", "oba"]);
// Acts that turn a card, or end a card: shown first, done second.
const WEIGHED = new Set(["pass", "ready", "shoot", "strike", "suppress", "again", "miss"]);
const HARM = new Set(["shoot", "strike", "again"]);
const ABOUT_UNITS = new Set(["activate", "fire", "with"]);

export const MORTAIN: Habits = {
  standard: (prompt, seat) =>
    (STANDARD[prompt] ?? []).filter((verb) => seat === "us" || !MARKERS.has(verb)),
  weighs: (verb) => WEIGHED.has(verb),
  ripe: (prompt, options) => {
    const wanted = prompt === "choose-firers" ? "shoot" : prompt === "face-card" ? "again" : "";
    return options.includes(wanted) ? wanted : null;
  },
  harms: (notation) => HARM.has(verbOf(notation)),
  probe,
  depth,
};

/** A verb that needs a unit is asked about with the first it could mean, on the map if possible. */
function probe(verb: string, { view, viewer }: TableModel): string {
  if (!view || !ABOUT_UNITS.has(verb)) return verb === "place" ? "place 0101" : verb;
  const isAmerican = (verb === "fire") !== (viewer === "us");
  const units = Object.entries(tableOf(view).units).filter(([id]) => id.startsWith("us-") === isAmerican);
  const onMap = units.find(([, state]) => /^\d/.test(state.place));
  return `${verb} ${(onMap ?? units[0])?.[0] ?? ""}`.trim();
}

function depth({ view }: TableModel): number {
  if (!view) return 0;
  const table = tableOf(view);
  if (table.volley) return table.volley.firers.length + 1;
  return table.moving || table.calling ? 1 : 0;
}
