/** How the table of the Starter Kit presents what the engine offers. */

import { verbOf } from "../core/options";
import type { TableModel } from "../core/table.svelte";
import type { Habits } from "../core/verbs";
import { choiceOf } from "./choice.svelte";
import { isHexRef, refsOf } from "./refs";
import { built, stageOf } from "./stage";
import { tableOf } from "./view";

/** The verbs that stay visible at a question, possible or not. */
const STANDARD: Readonly<Record<string, readonly string[]>> = {
  fortify: ["fortify"],
  "set-up": ["setup", "place", "give", "ready"],
  "prep-fire": ["target", "done"],
  "final-fire": ["target", "done"],
  "advancing-fire": ["target", "done"],
  "fire-group": ["shoot", "add", "direct", "cancel"],
  "first-fire": ["open", "hold"],
  move: ["move", "done"],
  "move-stack": ["go", "with", "assault", "double-time", "smoke", "halt"],
  rout: ["rout", "done"],
  flight: ["go", "crawl", "stop"],
  advance: ["advance", "transfer", "done"],
  designate: ["attack", "against", "declare", "done"],
};
/** Acts that cannot be taken back, or that end something: shown first, done second. */
const WEIGHED = new Set([
  "ready", "done", "shoot", "flame", "blast", "destroy", "decline", "go", "road", "smoke", "charge", "exit", "abandon",
  "recover", "repair", "rally", "self-rally", "rout", "crawl", "stop", "advance", "fight", "declare",
]);
const HARM = new Set(["shoot", "flame", "blast", "declare", "fight", "charge"]);
const FEW = 6;
/** What is weighed as soon as it is offered. */
const RIPE = ["shoot", "declare"];

export const STARTER: Habits = {
  standard: (prompt) => STANDARD[prompt] ?? [],
  weighs: (verb) => WEIGHED.has(verb),
  ripe: (_prompt, options) => RIPE.find((verb) => options.includes(verb)) ?? null,
  harms: (notation) => HARM.has(verbOf(notation)),
  probe,
  depth,
  onward: ["done", "hold", "halt", "stop"],
  narrow: (model) => choiceOf(model).row,
  // A few hexes are listed too, many would hide the map on which they are marked.
  marks: (options) => options.length > FEW && options.every((option) => refsOf(option).some(isHexRef)),
  shortlist: (model) => choiceOf(model).menu,
};

/** A verb that speaks of something is asked about with what is picked, or with the first own unit on the map. */
function probe(verb: string, model: TableModel): string {
  if (!model.view) return verb;
  const { picked } = choiceOf(model);
  const words = picked.map((ref) => ref.replace("@", ""));
  if (words.length > 0) return [verb, ...words].join(" ");
  const table = tableOf(model.view);
  const own = Object.entries(table.units).find(([, unit]) => unit.side === model.viewer && /\d$/.test(unit.place));
  const hex = own?.[1].place ?? "";
  if (verb === "target" || verb === "go" || verb === "smoke") return `${verb} ${hex}`.trim();
  if (verb === "place" || verb === "advance") return `${verb} ${own?.[0] ?? ""} ${hex}`.trim();
  return verb === "ready" || verb === "done" ? verb : `${verb} ${own?.[0] ?? ""}`.trim();
}

/** How many answers the group, the stack or the attack under way was put together with. */
function depth({ view }: TableModel): number {
  if (!view) return 0;
  const table = tableOf(view);
  return built(stageOf(table), table);
}
