/** What rules leave on a group until further notice, as chips of its strip. */

import type { Words } from "../core/words";
import { arrowTurn, modifier, type StripChip, type StripMark } from "./draw";
import type { GroupData } from "./view";

type Side = "own" | "foe";

/** The marks that a word says in full, in the order of their chips. */
const SAID: readonly StripMark[] = ["withdrawing", "surrendered", "sewer-entrance", "below", "ablaze", "asleep"];
const SMOKE = "smoke-marker";
const CHARGE = "charge:";
const LEVEL = "level:";
const COLUMN = "column:";

/** Whether the ground under a group burns. */
export function isAblaze(group: GroupData): boolean {
  return group.marks?.includes("ablaze") ?? false;
}

/** Whether a group is in the sewers. */
export function isBelow(group: GroupData): boolean {
  return group.marks?.includes("below") ?? false;
}

/** How high a group stands in the mountains, if it has left the valley. */
export function levelOf(group: GroupData): number | undefined {
  const said = marked(group, LEVEL);
  return said === undefined ? undefined : Number(said);
}

/** The group, by id, that a group charges. */
export function chargeOf(group: GroupData | undefined): string | undefined {
  return group && marked(group, CHARGE);
}

/** The letters of the groups that charge a group. */
export function chargersOf(groups: readonly GroupData[], target: GroupData | undefined): string[] {
  return groups.filter((group) => target && chargeOf(group) === target.id).map(({ letter }) => letter);
}

/** Where a charge goes: from one lane to another, and which side makes it. */
export interface Charge {
  readonly from: number;
  readonly to: number;
  readonly side: Side;
}

/** List the charges between groups that face each other in lanes. */
export function chargesIn(lanes: readonly Readonly<Partial<Record<Side, GroupData | undefined>>>[]): Charge[] {
  const across = (side: Side, other: Side): Charge[] =>
    lanes.flatMap((lane, from) => {
      const target = chargeOf(lane[side]);
      const to = target === undefined ? -1 : lanes.findIndex((one) => one[other]?.id === target);
      return to < 0 ? [] : [{ from, to, side }];
    });
  return [...across("own", "foe"), ...across("foe", "own")];
}

/** The chips of what is marked on a group, and of those who charge it. */
export function markChips(words: Words, group: GroupData, side: Side, chargers: readonly string[]): StripChip[] {
  const marks = group.marks ?? [];
  const target = chargeOf(group)?.slice(-1);
  const column = marked(group, COLUMN);
  return [
    ...SAID.filter((mark) => marks.includes(mark)).map((mark) => ({ text: words.say(`upfront-ui-${mark}`), mark, isBrief: true })),
    ...(marks.includes(SMOKE) ? [{ text: "", mark: SMOKE, value: modifier(group.haze ?? 0), label: words.say(`upfront-ui-${SMOKE}`) } as const] : []),
    ...(column ? [{ text: column, mark: "behind", label: words.say("upfront-ui-behind", { letter: column }) } as const] : []),
    ...(target ? [charge(words, "charge", target, side)] : []),
    ...chargers.map((letter) => charge(words, "charged", letter, side)),
  ];
}

function charge(words: Words, mark: "charge" | "charged", letter: string, side: Side): StripChip {
  const turn = arrowTurn(mark === "charge" ? "forward" : "back", side);
  return { text: letter, mark, turn, label: words.say(`upfront-ui-${mark}`, { letter }) };
}

function marked(group: GroupData, prefix: string): string | undefined {
  return group.marks?.find((mark) => mark.startsWith(prefix))?.slice(prefix.length);
}
