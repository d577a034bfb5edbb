/** The open table of Up Front, as its view is sent; the browser reads it and decides nothing. */

import type { View } from "../core/wire";
import type { HalfFace, LeaderRole, TerrainKind } from "./draw";
import type { VehicleData } from "./hulls";

export const GAME = "upfront";

/** A card as the server prints it. */
export interface CardData {
  readonly id: string;
  readonly kind: string;
  readonly rn: number;
  readonly red: boolean;
  readonly positions: readonly number[];
  readonly reds: readonly boolean[];
  readonly flank: boolean;
  readonly ford: boolean;
  readonly breeze: boolean;
  readonly radio: readonly string[];
  readonly nations: readonly string[];
  readonly value: number;
  readonly all: boolean;
  readonly strength: number;
  readonly need: number;
  readonly terrain?: TerrainKind;
  readonly attack?: number;
  readonly attack_na?: boolean;
  readonly defence?: number;
  readonly mine?: number;
  readonly pin?: readonly [number, number];
  readonly kia?: readonly [number, number];
  readonly halves?: readonly HalfFace[];
  /** What this side may play it as; only on the cards of one's own hand. */
  readonly uses?: readonly string[];
}

/** A man who waits for his place; a man on the table says more. A vehicle is a man of a kind. */
export interface ReserveData {
  readonly id: string;
  readonly name: string;
  readonly nation: string;
  readonly rank: string;
  readonly role: LeaderRole;
  readonly short: string;
  readonly family: string;
  readonly crewed: boolean;
  readonly firepower: readonly number[];
  /** What of it counts against armour, if anything does. */
  readonly firepower_boxed?: readonly number[];
  readonly morale: number;
  readonly panic: number;
  readonly vehicle?: VehicleData;
}

export interface ManData extends ReserveData {
  readonly position: number;
  readonly kia: number;
  readonly pinned: boolean;
  readonly wounded: boolean;
  readonly berserk: boolean;
  readonly jammed: boolean;
  readonly secondary: string;
  readonly assists: string;
  readonly assisted_by: string;
  /** The enemy group he has gone into, by id. */
  readonly inside: string;
  /** The group he is on his way to. */
  readonly heading: string;
  readonly guards: readonly string[];
  /** The group his piece has found the range to, by id. */
  readonly acquired: string;
}

export interface LaidData {
  readonly role: string;
  readonly card: CardData | null;
  /** What a Movement, Wire or Smoke card changes of fire at the group, where it counts. */
  readonly change?: number;
}

/** What a group has against another: by card, on armour or a shield, and the highest need it meets. */
export interface PowerData {
  readonly men?: Readonly<Record<string, number>>;
  readonly boxed?: Readonly<Record<string, number>>;
  readonly reach?: number;
}

export interface GroupData {
  readonly id: string;
  readonly side: string;
  readonly letter: string;
  readonly range: number;
  readonly moving: boolean;
  /** What its movement changes of fire at it, and what the smoke of a fire on its ground does. */
  readonly exposed?: number;
  readonly haze?: number;
  readonly entrenched: boolean;
  readonly terrain: TerrainKind | "open";
  /** The terrain behind which its vehicles and guns are hull down, or nothing. */
  readonly low?: string;
  /** Whether a starshell lights it. */
  readonly lit?: boolean;
  readonly laid: readonly LaidData[];
  readonly flanks: readonly string[];
  readonly encircled_by: readonly string[];
  /** What else is known of the group: "withdrawing", "level:2", "charge:american-B". */
  readonly marks?: readonly string[];
  readonly acted: boolean;
  readonly men: readonly ManData[];
}

export interface SideData {
  readonly nation: string;
  readonly hand: number;
  readonly losses: number;
  /** The men it began with; none before the set-up. */
  readonly strength: number;
  readonly breaks_at: number;
  readonly points: number;
  readonly waiting: readonly string[];
  /** How many attacks a Sniper card makes. */
  readonly rifles?: number;
}

export interface LostData {
  readonly id: string;
  readonly name: string;
  readonly side: string;
  readonly fate: string;
  /** The drawing of a vehicle or gun; a man has none. */
  readonly look?: string;
}

export interface FrameData {
  readonly frame: string;
  readonly group?: string;
  readonly target?: string;
  readonly attacker?: string;
  readonly man?: string;
  /** The man of one's own in a fight of two. */
  readonly own?: string;
  readonly cards?: readonly string[];
  readonly heroes?: readonly string[];
  readonly holding?: readonly string[];
  readonly declared?: readonly string[];
  readonly placed?: readonly string[];
  readonly sent?: readonly string[];
  readonly tries?: readonly string[];
  readonly entries?: readonly string[];
  /** The actions declared beforehand, each a chain, and the steps of one that is not whole yet. */
  readonly plans?: readonly string[];
  readonly begun?: readonly string[];
}

/** The ground of the game: the cards that are others than those printed, old kind first. */
export interface FieldData {
  readonly id: string;
  readonly rule: string;
  readonly cards: readonly (readonly [number: string, old: string, now: string])[];
}

export interface UpFrontView {
  readonly nations: readonly string[];
  readonly deck: { readonly left: number; readonly discards: number; readonly number: number; readonly of: number };
  readonly turn: { readonly side: string; readonly number: number; readonly phase: string };
  readonly you: readonly CardData[];
  /** The hands of others that lie open, by side. */
  readonly open_hands?: Readonly<Record<string, readonly CardData[]>>;
  /** How many cards of a hand nobody has seen yet, by side. */
  readonly covered?: Readonly<Record<string, number>>;
  readonly sides: Readonly<Record<string, SideData>>;
  readonly groups: readonly GroupData[];
  readonly reserves: readonly ReserveData[];
  readonly ranges: Readonly<Record<string, number>>;
  /** What each group has against each enemy group, by their ids: "german-A>american-B". */
  readonly powers?: Readonly<Record<string, PowerData>>;
  readonly lost: readonly LostData[];
  readonly under_way: readonly FrameData[];
  readonly battlefield?: FieldData;
}

export function tableOf(view: View): UpFrontView {
  return view.table as unknown as UpFrontView;
}

/** The two sides of the screen: below the viewer or, for a spectator, the first side. */
export function facing(table: UpFrontView, viewer: string): { readonly own: string; readonly foe: string } {
  const [one = "", other = ""] = table.nations;
  return viewer === other ? { own: other, foe: one } : { own: one, foe: other };
}

export function groupOf(table: UpFrontView, side: string, letter: string): GroupData | undefined {
  return table.groups.find((group) => group.side === side && group.letter === letter);
}

/** The relative range from one group to another; null where one of them is missing. */
export function rangeOf(table: UpFrontView, from: GroupData | undefined, to: GroupData | undefined): number | null {
  return from && to ? (table.ranges[`${from.id}>${to.id}`] ?? null) : null;
}

/** Enemies who have come into a group. */
export function intruders(table: UpFrontView, group: GroupData): ManData[] {
  return table.groups
    .filter((other) => other.side !== group.side)
    .flatMap((other) => other.men.filter((man) => man.inside === group.id));
}

const LANES = "ZABCDE";

/** The letters that need a lane, from the left. */
export function lanesOf(table: UpFrontView, offered: readonly string[]): string[] {
  const letters = new Set([...table.groups.map((group) => group.letter), ...offered]);
  return [...LANES].filter((letter) => letters.has(letter));
}

export interface Stage {
  /** The group that acts and the one it acts on, by id; empty where there is none. */
  readonly source: string;
  readonly target: string;
  readonly cards: readonly string[];
}

/** Who acts and on whom, as a step tells it that names one group: those around it may name the other. */
function against(table: UpFrontView, group: string, target: string): Pick<Stage, "source" | "target"> {
  if (target.includes("-")) return { source: group, target };
  const around = table.under_way.findLast((one) => one.group && one.target?.includes("-") && [one.group, one.target].includes(group));
  return { source: around?.group ?? group, target: around?.target ?? "" };
}

/** Read from the procedures under way who does what to whom. */
export function stageOf(table: UpFrontView): Stage {
  for (const frame of [...table.under_way].reverse()) {
    const { group = "", target = "", attacker = "" } = frame;
    if (attacker) return { source: attacker, target: group, cards: [] };
    if (group) return { ...against(table, group, target), cards: frame.cards ?? [] };
  }
  return { source: "", target: "", cards: [] };
}
