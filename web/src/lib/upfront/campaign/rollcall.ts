/** The men of a roster in the order a player looks for them, and what a scenario has brought. */

import type { MusterRoll, Picture, Soldier } from "./wire";

export const VALUES = ["morale", "panic", "kia"] as const;
export type Value = (typeof VALUES)[number];

export interface RollCall {
  /** Who stands first: those who go into the next scenario, or those who have been in one. */
  readonly title: "goes" | "fought" | "fit";
  readonly first: readonly Soldier[];
  readonly rest: readonly Soldier[];
}

const STATES = ["available", "absent", "killed"];
const ROLES = ["SL", "ASL", "COMMISSAR"];

/** Who goes: whoever has a place, the player's own man, and while a choice is open the fit men the scenario names. */
export function goes(man: Soldier, roll: MusterRoll | undefined): boolean {
  if (!roll) return false;
  return roll.men.includes(man.id) || roll.own === man.id || (man.state === "available" && roll.machines.includes(man.id));
}

/** By how much a value differs from the printed one. */
export function change(man: Soldier, value: Value): number {
  return man[value] - man.printed[value];
}

function isSeasoned(man: Soldier): boolean {
  const grown = VALUES.some((value) => change(man, value) !== 0) || man.rank !== man.printed.rank;
  return grown || man.elan + man.survival + man.promotion > 0 || man.state !== "available";
}

function byState(men: readonly Soldier[]): Soldier[] {
  return [...men].sort((one, other) => STATES.indexOf(one.state) - STATES.indexOf(other.state));
}

/** Leaders before the others; everybody else keeps his place. */
function byRole(men: readonly Soldier[], roll: MusterRoll): Soldier[] {
  const place = ({ id }: Soldier): number => (ROLES.indexOf(roll.roles[id] ?? "") + ROLES.length + 1) % (ROLES.length + 1);
  return [...men].sort((one, other) => place(one) - place(other));
}

export function rollCall(men: readonly Soldier[], roll: MusterRoll | undefined): RollCall {
  if (roll) {
    const first = men.filter((man) => goes(man, roll));
    return { title: "goes", first: byRole(first, roll), rest: byState(men.filter((man) => !goes(man, roll))) };
  }
  const fought = men.filter(isSeasoned);
  const first = fought.length > 0 ? fought : men;
  return { title: fought.length > 0 ? "fought" : "fit", first: byState(first), rest: byState(men.filter((man) => !first.includes(man))) };
}

/** What each side has won or paid in one scenario of the chain. */
export function gains({ ledger, nations }: Picture, at: number): Record<string, number> {
  const mine = ledger.filter(({ game }) => game === at);
  const sum = (side: string): number => mine.filter((line) => line.side === side).reduce((total, { points }) => total + points, 0);
  return Object.fromEntries(nations.map((side) => [side, sum(side)]));
}

const REASONS: Readonly<Record<string, readonly string[]>> = {
  victory: ["UF 42.8"],
  killed: ["UF 42.8"],
  afv: ["UF 42.8"],
  gun: ["UF 42.8"],
  transfer: ["UF 42.5", "UF 42.8"],
  replacement: ["UF 42.41", "UF 42.8"],
};

/** The rules behind a line of the ledger. */
export function rulesOf(reason: string): readonly string[] {
  return REASONS[reason] ?? ["UF 42.8"];
}

/** The ledger by scenarios, those without a line left out. */
export function chapters(picture: Picture): { readonly game: number; readonly lines: Picture["ledger"] }[] {
  return picture.chain
    .map((_, game) => ({ game, lines: picture.ledger.filter((line) => line.game === game) }))
    .filter(({ lines }) => lines.length > 0);
}
