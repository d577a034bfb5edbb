/** Which Fire cards could go into which attack, and what each one fires with, as the engine counts it. */

import { facing, groupOf, type ManData, type PowerData, type UpFrontView } from "./view";

/** What a group has against another, by id; nothing where it has nothing. */
export function powerOf(table: UpFrontView, from: string, to: string): PowerData {
  return table.powers?.[`${from}>${to}`] ?? {};
}

/** Join the Fire cards of a hand to the shots offered, as far as firepower goes; a burning one needs what is boxed. */
export function shotsOf(table: UpFrontView, viewer: string, options: readonly string[]): string[] {
  const { own, foe } = facing(table, viewer);
  const cards = table.you.filter((card) => card.uses?.includes("fire"));
  return options.flatMap((option) => {
    const [, verb = "", from = "", to = ""] = /^(fire|burn) (\w)>(\w)$/.exec(option) ?? [];
    const [group, target] = [groupOf(table, own, from), groupOf(table, foe, to)];
    if (!group || !target) return [];
    // What of a weapon is boxed is for the engine to say.
    const reach = verb === "burn" ? Infinity : (powerOf(table, group.id, target.id).reach ?? 0);
    return cards.filter((card) => card.need <= reach).map((card) => `${option}; with ${card.id}`);
  });
}

/** What a card adds to the fire of its group at a target, on armour or a shield what is boxed. */
export function firepowerAt(power: PowerData, man: ManData, isBoxed = false): number {
  return (isBoxed ? power.boxed : power.men)?.[man.id] ?? 0;
}

/** The figure of six for a relative range. */
export function atRange(figures: readonly number[], range: number): number {
  return figures[Math.min(range, figures.length - 1)] ?? 0;
}
