/** A scenario of one's own as data, and how choices on the page change it; the server judges it. */

import { call } from "../../core/api";
import type { Facts, GameEntry, Lang, Modifier } from "../../core/wire";
import type { ReserveData } from "../view";

export type Way = "bid" | "replay" | "balance";
export type Lot = "sides" | "year" | "victory" | "decks" | "troops";
export type Bag = Readonly<Record<string, number>>;

export interface Later {
  readonly decks: number;
  readonly cards: readonly number[];
  readonly secondary: Bag;
}

export interface Force {
  readonly role: string;
  readonly nation: string;
  readonly troops: string;
  readonly cards: readonly number[];
  readonly secondary: Bag;
  readonly snipers: number;
  /** The decks in which it may try for random reinforcements (48.1). */
  readonly random_decks?: readonly number[];
  /** Whether its men are Marines (46.1). */
  readonly marines?: boolean;
  readonly later?: readonly Later[];
}

export interface Design {
  readonly format: number;
  readonly way: Way;
  readonly title: Readonly<Record<Lang, string>>;
  readonly story: Readonly<Record<Lang, string>>;
  readonly year: string;
  readonly victory?: number;
  readonly decks?: number;
  readonly minefields?: boolean;
  readonly scenario?: string;
  readonly night: boolean;
  /** The ground it is fought on, the plain deck if nothing is said, and whether that may catch fire. */
  readonly battlefield?: string;
  readonly fire?: boolean;
  readonly heavy: boolean;
  readonly points: Bag;
  readonly readings?: Readonly<Record<string, string>>;
  readonly force: readonly Force[];
}

export interface Fault {
  readonly role: string;
  readonly field: string;
  readonly key: string;
  readonly rule: string;
  readonly facts: Facts;
}

/** What a side costs; without `lines` nothing could be priced. A limit below zero is none. */
export interface Side {
  readonly role: string;
  readonly limit: number;
  readonly total?: number;
  readonly lines?: readonly Modifier[];
}

export interface Report {
  readonly design: Design;
  readonly sides: readonly Side[];
  readonly faults: readonly Fault[];
  readonly options: Readonly<Record<string, string>>;
  readonly text: string;
}

export interface Draw {
  readonly key: string;
  readonly rule: string;
  readonly facts: Facts;
}

export interface CardEntry {
  readonly id: string;
  readonly no: number;
  readonly points: number;
  readonly weapon: string;
  readonly role: string;
  readonly kind: "man" | "afv" | "ig";
  readonly morale: number;
  readonly panic: number;
  readonly from: string;
  readonly to: string;
  /** The card as it is drawn on the table. */
  readonly face: ReserveData;
}

export interface WeaponEntry {
  readonly code: string;
  readonly from: string;
  readonly anti_tank: boolean;
  readonly points: Bag;
}

export interface NationEntry {
  readonly id: string;
  readonly troops: readonly string[];
  readonly squad: number;
  readonly anti_tank: number;
  readonly marines?: boolean;
  readonly weapons: readonly WeaponEntry[];
  readonly cards: readonly CardEntry[];
}

export interface Shelf {
  readonly ways: readonly Way[];
  readonly years: readonly string[];
  readonly victories: readonly number[];
  readonly later: readonly number[];
  /** What the chance of random reinforcements in one deck costs. */
  readonly random?: number;
  readonly scenarios: readonly { readonly id: string; readonly kind: string; readonly decks: number }[];
  readonly nations: readonly NationEntry[];
}

export interface Bid {
  readonly player: string;
  readonly points: number;
  readonly side: string;
}

export interface Opened {
  readonly award: { readonly takes: number; readonly side: string; readonly extra: number; readonly drawn: boolean };
  readonly draws: readonly Draw[];
}

export const designs = {
  shelf: () => call<Shelf>("/designs"),
  sketch: (way: Way, nations: readonly string[], year: string, scenario: string) =>
    call<Report>("/designs/sketch", { way, nations, year, scenario }),
  check: (design: Design) => call<Report>("/designs/check", { design }),
  read: (text: string) => call<Report>("/designs/read", { text }),
  draw: (design: Design, what: readonly Lot[]) =>
    call<{ draws: Draw[]; report: Report }>("/designs/draw", { design, what }),
  bids: (way: Way, bids: readonly Bid[]) => call<Opened>("/designs/bids", { way, bids }),
};

/** Change one of the two forces. */
export function withForce(design: Design, at: number, change: Partial<Force>): Design {
  return { ...design, force: design.force.map((force, i) => (i === at ? { ...force, ...change } : force)) };
}

/** Take a card or put it back; numbers stay in order. */
export function toggled(cards: readonly number[], no: number): number[] {
  const others = cards.filter((one) => one !== no);
  return others.length < cards.length ? others : [...cards, no].sort((a, b) => a - b);
}

/** Set how many of a weapon are bought; none are left out. */
export function bagged(bag: Bag, code: string, count: number): Bag {
  const others = Object.fromEntries(Object.entries(bag).filter(([name]) => name !== code));
  return count > 0 ? { ...others, [code]: count } : others;
}

/** Another nation begins without cards; the two sides never are the same one. */
export function withNation(design: Design, at: number, nation: string): Design {
  const bare = { nation, cards: [], secondary: {}, later: [], marines: false };
  const before = design.force[at]?.nation ?? "";
  const other = design.force[1 - at];
  const changed = withForce(design, at, bare);
  return other?.nation === nation ? withForce(changed, 1 - at, { ...bare, nation: before }) : changed;
}

/** Set or lift the limit of a side. */
export function withLimit(design: Design, role: string, points: number | null): Design {
  const others = Object.fromEntries(Object.entries(design.points).filter(([name]) => name !== role));
  return { ...design, points: points === null ? others : { ...others, [role]: points } };
}

/** Read card numbers as people write them, "8, 9 12-14"; what is no number is left out. */
export function numbers(text: string): number[] {
  const found: number[] = [];
  for (const part of text.split(/[\s,]+/)) {
    const [, first, last] = /^(\d{1,2})(?:-(\d{1,2}))?$/.exec(part) ?? [];
    if (!first) continue;
    for (let no = Number(first); no <= Number(last ?? first); no += 1) found.push(no);
  }
  return [...new Set(found)];
}

/** The first deck after which nobody comes yet; 0 when every one is taken. */
export function freeDeck(force: Force, shelf: Shelf): number {
  const taken = (force.later ?? []).map(({ decks }) => decks);
  return shelf.later.map((_, i) => i + 1).find((decks) => !taken.includes(decks)) ?? 0;
}

/** The decks of the game a design makes, by their numbers. */
export function decksOf(design: Design, shelf: Shelf): number[] {
  const printed = shelf.scenarios.find(({ id }) => id === design.scenario)?.decks;
  const count = (design.way === "bid" ? design.decks : printed) ?? 0;
  return Array.from({ length: count }, (_, i) => i + 1);
}

/** The plain deck: what a design is played with that says nothing of it. */
export const PLAIN = "plain";

/** The battlefields a design may choose: those of its scenario, or of one that is free to choose any. */
export function groundsOf(design: Design, game: GameEntry | null): readonly string[] {
  const lists = (game?.scenarios ?? [])
    .filter(({ id }) => design.way === "bid" || id === design.scenario)
    .map(({ choices }) => choices.find(({ id }) => id === "battlefield")?.values ?? []);
  const longest = lists.reduce((best, one) => (one.length > best.length ? one : best), []);
  // What was read from a file stays to be seen, so that it can be mended.
  return [...new Set([PLAIN, ...longest, design.battlefield ?? PLAIN])];
}

/** Choose the ground; the plain one is not said. */
export function withGround(design: Design, ground: string): Design {
  const { battlefield: _, ...others } = design;
  return ground === PLAIN ? others : { ...others, battlefield: ground };
}

/** Whether a card can be had in a half year. */
export function available(card: CardEntry, year: string): boolean {
  return !year || ((!card.from || card.from <= year) && (!card.to || year <= card.to));
}

/** Where on the page a fault can be mended: the element's id, the most exact one first. */
export function placesOf({ role, field, facts }: Fault, design: Design): string[] {
  const first = design.force[0]?.role ?? "";
  if (!role) return field === "force" ? [`${first}-nation`] : [`design-${field}`];
  const { number } = facts;
  const card = field === "cards" && typeof number === "number" ? [`${role}-card-${number}`] : [];
  return [...card, `${role}-${field}`, `${role}-force`];
}

/** The seats of a design in the order of its forces. */
export function seatsOf(design: Design): string[] {
  return design.force.map(({ nation }) => nation);
}
