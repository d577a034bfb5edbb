/** What a press on a hex or a counter asks of the engine. */

import type { TableModel } from "../core/table.svelte";
import type { Scene } from "./scene.svelte";
import { fitting, ofVerb, pressed, type Ref } from "./refs";
import { built, inOrder } from "./stage";
import { pilesIn, type Piece } from "./stacks";
import { placeOf } from "./view";

export interface Press {
  readonly model: TableModel;
  readonly scene: Scene;
  readonly pick: (notation: string) => void;
}

/** What a press on a hex means at a question where nothing is offered for it. */
const WANTED: Readonly<Record<string, string>> = {
  "prep-fire": "target",
  "final-fire": "target",
  "advancing-fire": "target",
  "move-stack": "go",
  flight: "go",
};
/** What a press on a unit means there. */
const WANTED_UNIT: Readonly<Record<string, string>> = {
  "fire-group": "add",
  move: "move",
  "move-stack": "with",
  rout: "rout",
  "unit-rally": "rally",
  "self-rally": "rally",
  designate: "attack",
};

/** Press a hex: take the option it stands for, lay out its pile, or ask why it is none. */
export async function pressHex(press: Press, hex: string): Promise<void> {
  const { model, scene } = press;
  if (scene.ruler.isOn) {
    scene.inspected = hex;
    scene.ruler.press(hex);
    return;
  }
  const ways = scene.hexes.get(hex) ?? [];
  if (ways.length > 0) {
    choose(press, ways);
    return;
  }
  scene.inspected = hex;
  if (!(await layOut(press, hex, "")) && model.mine) ask(press, hex);
}

/** Press a pile: the option its hex stands for is taken, or its counters are laid out. */
export async function pressPile(press: Press, hex: string, side: string): Promise<void> {
  const { scene } = press;
  if (scene.hexes.has(hex) || scene.ruler.isOn) await pressHex(press, hex);
  else await layOut(press, hex, side);
}

/** The only counter of a pile that is offered is meant, several are laid out; false if there is nobody. */
async function layOut(press: Press, hex: string, side: string): Promise<boolean> {
  const { model, scene } = press;
  const pieces = pilesIn(scene.table, hex).filter((pile) => !side || pile.side === side).flatMap((pile) => pile.pieces);
  scene.inspected = hex;
  if (pieces.length === 0) return false;
  if (scene.fan === hex) {
    scene.shut();
    return true;
  }
  const able = model.mine ? pieces.filter(({ id }) => isLive(scene, id)) : [];
  const [only, another] = able;
  if (only && !another && pieces.length === 1) await pressPiece(press, only.id);
  else if (pieces.length > 1) scene.open(hex, side);
  else if (model.mine) await pressPiece(press, pieces[0]?.id ?? "");
  return true;
}

function isLive(scene: Scene, id: string): boolean {
  return scene.mark(id) !== "none" || fitting(scene.choice.plain, [id]).length > 0;
}

/** What takes all those of a pile at once who are offered: a whole stack to move, a whole hex to fire. */
export function wholePile(scene: Pick<Scene, "stage" | "table" | "prompt" | "choice">, pieces: readonly Piece[]): string {
  const ids = (verb: string): string[] => {
    const options = new Set(ofVerb(scene.choice.plain, verb));
    return pieces.map(({ id }) => id).filter((id) => options.has(`${verb} ${id}`));
  };
  const movers = ids("move");
  if (movers.length > 1) return stackChain(movers).join("; ");
  const others = ids("with");
  if (others.length > 1) return [...others].sort(byNumber).map((id) => `with ${id}`).join("; ");
  const firers = ids("add");
  return firers.length > 1 ? groupChain(inOrder(scene.table, firers), []).join("; ") : "";
}

/** Press a counter: put it in, take it out, or pick it for what comes next; done when the engine has it. */
export async function pressPiece(press: Press, id: string): Promise<void> {
  const { model, scene } = press;
  scene.inspected = placeOf(scene.table, id);
  if (!model.mine) return;
  const { choice } = scene;
  const ending = choice.picked.includes(id) ? [] : choice.ending([...choice.picked, id]);
  const { answer, group } = scene.stage;
  const steps = changed(scene, id);
  if (ending.length > 0) choose(press, ending);
  else if (answer?.firers.includes(id) && !group) await model.answer(`open; add ${id}`);
  else if (steps) await rebuild(model, steps);
  else take(press, id);
}

/** Pick a thing without an option of its own, or say why it is of no use. */
function take(press: Press, ref: Ref): void {
  const { model, scene } = press;
  const { choice } = scene;
  const next = pressed(choice.plain, choice.picked, ref) ?? pressed(model.options, choice.picked, ref);
  if (next === null) {
    const verb = WANTED_UNIT[scene.prompt];
    if (verb) void model.ask(`${verb} ${ref}`);
    return;
  }
  choice.menu = [];
  // Where only one thing can follow, it is meant.
  const [only, another] = fitting(choice.plain, next);
  if (only && !another && next.includes(ref)) {
    press.pick(only);
    return;
  }
  choice.picked = next;
  scene.shut();
  if (model.chosen || model.question) void model.choose(null);
}

/** Take the one way there is; several are listed. */
function choose({ model, scene, pick }: Press, ways: readonly string[]): void {
  const { choice } = scene;
  const [only, another] = ways;
  if (!only) return;
  if (another) {
    choice.menu = ways;
    return;
  }
  choice.menu = [];
  if (model.chosen === only) void model.answer(only);
  else pick(only);
}

function ask({ model, scene }: Press, hex: string): void {
  const verb = WANTED[scene.prompt];
  const [picked] = scene.choice.picked;
  if (verb) void model.ask(`${verb} ${hex}`);
  else if (picked && scene.prompt === "set-up") void model.ask(`place ${picked} ${hex}`);
  else if (picked && scene.prompt === "advance") void model.ask(`advance ${picked} ${hex}`);
}

interface Steps {
  readonly back: number;
  readonly anew: readonly string[];
  /** What is taken back, to be said again if the new way is refused. */
  readonly before: readonly string[];
}

/** How a group or a stack is put together with a counter more, or without it; null where that is no question. */
export function changed(scene: Pick<Scene, "stage" | "table" | "prompt">, id: string): Steps | null {
  const { stage, table } = scene;
  const { group, movers, fight } = stage;
  if (scene.prompt === "fire-group" && group) {
    const isLeader = table.units[id]?.kind === "leader";
    const members = isLeader ? toggledOut(group.members, id) : toggled(group.members, id);
    const leaders = isLeader && !group.members.includes(id) ? toggled(group.leaders, id) : group.leaders;
    return {
      back: group.members.length + group.leaders.length,
      anew: groupChain(inOrder(table, members), leaders),
      before: groupChain(group.members, group.leaders),
    };
  }
  if (scene.prompt === "move-stack" && built(stage, table) > 0 && placeOf(table, id) === placeOf(table, movers[0] ?? "")) {
    return { back: movers.length, anew: stackChain(toggled(movers, id)), before: stackChain(movers) };
  }
  if (scene.prompt === "designate" && fight && fight.attackers.includes(id)) {
    const { attackers, targets } = fight;
    const chain = (ids: readonly string[]): string[] => ids.map((one) => `attack ${one}`);
    return {
      back: attackers.length + targets.length,
      anew: chain(toggledOut(attackers, id)),
      before: [...chain(attackers), ...targets.map((one) => `against ${one}`)],
    };
  }
  return null;
}

function groupChain(members: readonly string[], leaders: readonly string[]): string[] {
  return [...members.map((one) => `add ${one}`), ...leaders.map((one) => `direct ${one}`)];
}

function stackChain(movers: readonly string[]): string[] {
  return [...movers].sort(byNumber).map((one, i) => `${i === 0 ? "move" : "with"} ${one}`);
}

function toggled(ids: readonly string[], id: string): string[] {
  return ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id];
}

function toggledOut(ids: readonly string[], id: string): string[] {
  return ids.filter((one) => one !== id);
}

function byNumber(a: string, b: string): number {
  return Number(a.replace(/\D/g, "")) - Number(b.replace(/\D/g, ""));
}

/** Go back, then say it anew; if that is refused, what was there before is said again. */
async function rebuild(model: TableModel, { back, anew, before }: Steps): Promise<void> {
  if (back > 0 && !(await model.undo(back))) return;
  if (anew.length === 0 || (await model.answer(anew.join("; ")))) return;
  const { trouble } = model;
  if (before.length > 0) await model.answer(before.join("; "));
  model.trouble = trouble;
}

/** The counters of a hex, those of one side first. */
export function inHex(scene: Scene, hex: string): Piece[] {
  return pilesIn(scene.table, hex).flatMap(({ pieces }) => pieces);
}
