/** Which Fire cards could go into which attack, and what each one fires with. */

import { facing, groupOf, rangeOf, type ManData, type UpFrontView } from "./view";

/** Join the Fire cards of a hand to the shots offered, as far as firepower goes; a burning one needs what is boxed. */
export function shotsOf(table: UpFrontView, viewer: string, options: readonly string[]): string[] {
  const { own, foe } = facing(table, viewer);
  const cards = table.you.filter((card) => card.uses?.includes("fire"));
  return options.flatMap((option) => {
    const [, verb = "", from = "", to = ""] = /^(fire|burn) (\w)>(\w)$/.exec(option) ?? [];
    const group = groupOf(table, own, from);
    const range = rangeOf(table, group, groupOf(table, foe, to));
    if (!group || range === null) return [];
    // What of a weapon is boxed is for the engine to say.
    const strong = verb === "burn" ? Infinity : group.men.reduce((sum, man) => sum + firepowerAt(man, range), 0);
    return cards.filter((card) => card.need <= strong).map((card) => `${option}; with ${card.id}`);
  });
}

/** What a man, or a vehicle with all that fires together, fires with at a relative range, if he can. */
export function firepowerAt(man: ManData, range: number): number {
  if (man.pinned || man.inside || man.heading) return 0;
  const { vehicle } = man;
  if (!vehicle) return atRange(man.firepower, range);
  if (vehicle.state.stun > 0) return 0;
  return vehicle.arms.reduce((sum, arm) => sum + (arm.jammed || arm.gone ? 0 : atRange(arm.firepower ?? [], range)), 0);
}

/** What his own weapons have against armour at a relative range; what men do with their hands is for the engine to say. */
export function boxedAt(man: ManData, range: number): number {
  if (man.pinned || man.inside || man.heading) return 0;
  const { vehicle } = man;
  if (!vehicle) return atRange(man.firepower_boxed ?? [], range);
  if (vehicle.state.stun > 0) return 0;
  return vehicle.arms.reduce((sum, arm) => sum + (arm.jammed || arm.gone ? 0 : atRange(arm.firepower_boxed ?? [], range)), 0);
}

/** The figure of six for a relative range. */
export function atRange(figures: readonly number[], range: number): number {
  return figures[Math.min(range, figures.length - 1)] ?? 0;
}
