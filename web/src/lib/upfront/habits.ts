/** How the table of Up Front presents what the engine offers. */

import { verbOf } from "../core/options";
import type { TableModel } from "../core/table.svelte";
import type { Habits } from "../core/verbs";
import { choiceOf } from "./choice.svelte";
import { facing, groupOf, tableOf, type CardData, type UpFrontView } from "./view";

const STANDARD: Readonly<Record<string, readonly string[]>> = {
  act: ["fire", "move", "terrain", "rally", "infiltrate", "done"],
  discard: ["discard", "end"],
};
/** What guns and vehicles do, a charge and what cannot wait: seen whenever it is offered, the rest is behind one button. */
const FRONT = ["storm", "counter", "shell", "pierce", "burn", "overrun", "call", "banzai", "relent", "muster", "douse", "surface"];
// Steps of a longer choice, and answers that can be taken back: done at once.
const STEPS = new Set([
  ...["setup", "place", "crew", "carry", "fire", "burn", "with", "hold", "reorder", "next", "transfer", "split", "send"],
  ...["receive", "stand", "infiltrate", "try", "close", "enter", "fight", "discard", "impose", "wire", "snipe", "mine"],
  ...["done", "end", "draw", "lay"],
]);
const RIPE: Readonly<Record<string, string>> = {
  aim: "shoot",
  burn: "shoot",
  "second-attack": "second",
  "resolve-or-drop": "resolve",
  react: "decline",
  "prepare-combat": "decline",
};
const HARM = new Set(["shoot", "second", "resolve", "shell", "pierce", "overrun", "call", "storm", "counter", "banzai", "ignite"]);
const FIRST_CARD = "0";

/** The card by which one asks about a verb. */
const KIND_OF: Readonly<Record<string, string>> = {
  move: "movement",
  terrain: "terrain",
  rally: "rally",
  smoke: "smoke",
};

export const UPFRONT: Habits = {
  standard: (prompt) => STANDARD[prompt] ?? [],
  folds: (prompt) => prompt === "act",
  front: FRONT,
  weighs: (verb) => !STEPS.has(verb),
  ripe: (prompt, options) => {
    const wanted = RIPE[prompt] ?? "";
    return options.includes(wanted) ? wanted : null;
  },
  harms: (notation) => HARM.has(verbOf(notation)),
  probe,
  depth,
  narrow: (model) => choiceOf(model).row,
  shortlist: (model) => choiceOf(model).short,
};

/** Ask about a verb with what is picked, or with the first it could mean. */
function probe(verb: string, model: TableModel): string {
  const { view } = model;
  if (!view) return verb;
  const table = tableOf(view);
  const own = pickedGroup(model, table);
  if (verb === "fire") return shotProbe(table, model.viewer, own, targetOf(model, table, own));
  if (verb === "infiltrate") return `infiltrate ${own}`;
  if (verb === "discard") return `discard ${table.you[0]?.id ?? FIRST_CARD}`;
  const kind = KIND_OF[verb];
  if (!kind) return verb;
  const card = table.you.find((one) => one.uses?.includes(kind)) ?? table.you[0];
  return `${verb} ${own} ${card?.id ?? FIRST_CARD}${verb === "move" ? " forward" : ""}`;
}

/** Ask about a shot with what a group shoots with: a vehicle without firepower has only its gun. */
export function shotProbe(table: UpFrontView, viewer: string, from: string, to: string): string {
  const { own, foe } = facing(table, viewer);
  const gun = groupOf(table, own, from)?.men.find((man) => man.vehicle?.kind === "afv");
  if (!gun || gun.vehicle?.arms.some((arm) => arm.firepower)) return `fire ${from}>${to}`;
  const isArmour = groupOf(table, foe, to)?.men.some((man) => man.vehicle?.kind === "afv") ?? false;
  const card = table.you.find((one) => one.uses?.includes("fire")) ?? table.you[0];
  return `${isArmour ? "pierce" : "shell"} ${from}>${to} ${gun.id} ${card?.id ?? FIRST_CARD}`;
}

/** The own group picked, or the first that can still act. */
export function pickedGroup(model: TableModel, table: UpFrontView): string {
  const { own } = facing(table, model.viewer);
  const picked = choiceOf(model).refs.find((ref) => /^[A-EZ]$/.test(ref));
  const groups = table.groups.filter((group) => group.side === own);
  return picked ?? (groups.find((group) => !group.acted) ?? groups[0])?.letter ?? "A";
}

function targetOf(model: TableModel, table: UpFrontView, own: string): string {
  const { foe } = facing(table, model.viewer);
  const picked = choiceOf(model).refs.find((ref) => ref.startsWith(">"));
  const enemies = table.groups.filter((group) => group.side === foe).map((group) => group.letter);
  return picked?.slice(1) ?? (enemies.includes(own) ? own : (enemies[0] ?? "A"));
}

const CARD_VERBS: Readonly<Record<string, string>> = {
  aim: "with",
  burn: "with",
  react: "conceal",
  "react-to-shell": "conceal",
  "react-to-mission": "conceal",
  "react-infiltration": "conceal",
  discard: "discard",
};

/** The notation by which one asks why a card cannot be played now. */
export function cardProbe(model: TableModel, table: UpFrontView, card: CardData): string {
  const prompt = model.view?.asked?.prompt ?? "";
  const verb = CARD_VERBS[prompt];
  if (verb) return `${verb} ${card.id}`;
  const own = pickedGroup(model, table);
  const foe = targetOf(model, table, own);
  if (prompt === "lay-terrain") return `lay ${card.id} ${own}`;
  const use = card.uses?.[0] ?? card.halves?.[0]?.kind ?? card.kind;
  const asks: Readonly<Record<string, string>> = {
    movement: `move ${own} ${card.id} forward`,
    fire: `fire ${own}>${foe}; with ${card.id}`,
    rally: `rally ${own} ${card.id}`,
    terrain: `terrain ${own} ${card.id}`,
    smoke: `smoke ${own} ${card.id}`,
    hero: `hero ${someone(table, model.viewer, own)} ${card.id}`,
    concealed: `conceal ${card.id}`,
    wire: `wire ${card.id} >${foe}`,
    sniper: `snipe ${card.id} >${foe}`,
  };
  return asks[use] ?? `discard ${card.id}`;
}

function someone(table: UpFrontView, viewer: string, letter: string): string {
  const { own } = facing(table, viewer);
  const men = table.groups.filter((group) => group.side === own);
  const group = men.find((one) => one.letter === letter) ?? men[0];
  return group?.men[0]?.id ?? "";
}

/** The answers given since a longer choice began. */
function depth({ view }: TableModel): number {
  const frame = view ? tableOf(view).under_way.at(-1) : undefined;
  const steps = STEPS_OF[frame?.frame ?? ""];
  if (!frame || !steps) return 0;
  return steps(frame) + 1;
}

type Frame = UpFrontView["under_way"][number];
const count = (...lists: readonly (readonly string[] | undefined)[]): number =>
  lists.reduce((sum, list) => sum + (Array.isArray(list) ? list.length : 0), 0);
const STEPS_OF: Readonly<Record<string, (frame: Frame) => number>> = {
  "upfront.aim": ({ cards, heroes, holding }) => count(cards, heroes, holding),
  "upfront.burn": ({ cards, heroes, holding }) => count(cards, heroes, holding),
  "upfront.reorder": ({ placed }) => count(placed),
  "upfront.sending": ({ sent, tries }) => count(sent ?? tries),
  "upfront.naming": ({ tries }) => count(tries),
  "upfront.entering": ({ entries }) => count(entries),
  "upfront.countering": ({ entries }) => count(entries),
};
