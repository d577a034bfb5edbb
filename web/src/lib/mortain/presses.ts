/** What a press on a counter or a hex asks of the engine. */

import type { TableModel } from "../core/table.svelte";
import { verbOf } from "../core/options";
import { otherStrike, type Marks } from "./marks";
import type { MortainView } from "./view";

export interface Press {
  readonly model: TableModel;
  readonly table: MortainView;
  readonly marks: Marks;
  readonly sideOf: (id: string) => string;
  readonly pick: (notation: string) => void;
}

/** Press a counter: take the option it stands for, change the choice under way, or ask why not. */
export async function pressUnit(press: Press, id: string): Promise<void> {
  const { model, table, marks, pick } = press;
  if (!model.mine) return;
  const place = table.units[id]?.place ?? "";
  const offered = ["activate", "with", "fire"].map((verb) => `${verb} ${id}`).find((one) => model.options.includes(one));
  if (offered) pick(offered);
  else if (marks.firers.includes(id) && table.volley) await withdraw(model, marks.firers, id);
  else if (table.moving === id) await model.undo();
  else if (marks.hexes.has(place)) pressHex(press, place);
  else if (await changed(press, id)) return;
  else await model.ask(`${wantedVerb(press, id)} ${id}`);
}

/** Press a hex: take the option it stands for, or ask why it is not one. */
export function pressHex({ model, table, marks, pick }: Press, hex: string): void {
  if (!model.mine) return;
  const option = marks.hexes.get(hex);
  if (option && option === model.chosen) pick(otherStrike(model.options, option) ?? option);
  else if (option) pick(option);
  else if (table.moving) void model.ask(`${model.options.some((one) => verbOf(one) === "enter") ? "enter" : "move"} ${hex}`);
  else if (table.placing) void model.ask(`place ${hex}`);
}

/** Take one firer out: back to the moment before it was added, then the others again. */
async function withdraw(model: TableModel, firers: readonly string[], id: string): Promise<void> {
  const at = firers.indexOf(id);
  const others = firers.slice(at + 1).map((other) => `with ${other}`);
  if ((await model.undo(firers.length - at)) && others.length > 0) await model.answer(others.join("; "));
}

/** In the middle of a choice, a press on another piece of the same kind changes the choice. */
async function changed({ model, table, marks, sideOf }: Press, id: string): Promise<boolean> {
  if (!model.view?.undo) return false;
  const isOwn = sideOf(id) === model.viewer;
  if (table.moving && isOwn) return (await model.undo()) && model.answer(`activate ${id}`);
  if (table.volley && !isOwn) return (await model.undo(marks.firers.length + 1)) && model.answer(`fire ${id}`);
  return false;
}

function wantedVerb({ model, table, sideOf }: Press, id: string): string {
  if (sideOf(id) !== model.viewer) return "fire";
  return table.volley ? "with" : "activate";
}
