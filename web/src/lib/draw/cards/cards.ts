/** Playing cards: codes, pips and where they lie on a face of 112 by 156. */

export type Suit = "S" | "H" | "D" | "C";

export type CardFace =
  | { readonly kind: "joker" }
  | { readonly kind: "pips" | "court"; readonly rank: string; readonly suit: Suit; readonly red: boolean };

export interface Pip {
  readonly x: number;
  readonly y: number;
  readonly turned: boolean;
}

/** One pip of each suit, about 22 units across, round its middle. */
export const SUIT_PATHS: Readonly<Record<Suit, string>> = {
  S: "M0-11.5C4-6.5 11-2.5 11 4c0 4.5-6 6.5-9.5 2.5C1.5 9.5 2.5 11.5 4.5 13h-9c2-1.5 3-3.5 3-6.5C-5 10.5-11 8.5-11 4-11-2.5-4-6.5 0-11.5Z",
  H: "M0 12C-4 6.5-11 2-11-4.5-11-9-7.5-11.5-4.5-11.5-2.3-11.5-.7-10.2 0-8.2 .7-10.2 2.3-11.5 4.5-11.5 7.5-11.5 11-9 11-4.5 11 2 4 6.5 0 12Z",
  D: "M0-13C2.5-8 6-3.5 9.5 0 6 3.5 2.5 8 0 13-2.5 8-6 3.5-9.5 0-6-3.5-2.5-8 0-13Z",
  C: "M0-12a5.4 5.4 0 0 1 4.7 8.1A5.4 5.4 0 1 1 1.6 5c.3 3.5 1.4 6 3.4 8H-5c2-2 3.1-4.5 3.4-8A5.4 5.4 0 1 1-4.7-3.9 5.4 5.4 0 0 1 0-12Z",
};

const [LEFT, MIDDLE, RIGHT] = [39, 56, 73];
const ROWS = { top: 36, high: 50, upper: 64, half: 57, centre: 78 };

/** Read a card code such as "9S", "10H", "KD" or "joker". */
export function readCard(code: string): CardFace {
  const suit = code.slice(-1).toUpperCase();
  if (!isSuit(suit) || code.length > 3) return { kind: "joker" };
  const rank = code.slice(0, -1).toUpperCase().replace("T", "10");
  const court = rank === "J" || rank === "Q" || rank === "K";
  return { kind: court ? "court" : "pips", rank, suit, red: suit === "H" || suit === "D" };
}

/** Place the pips of a number card; the lower half stands on its head. */
export function pips(rank: string): Pip[] {
  const count = rank === "A" ? 1 : Number(rank);
  const sides = columns(count).flatMap((y) => [LEFT, RIGHT].map((x) => ({ x, y })));
  const middle = middles(count).map((y) => ({ x: MIDDLE, y }));
  return [...sides, ...middle].map(({ x, y }) => ({ x, y, turned: y > ROWS.centre }));
}

function columns(count: number): number[] {
  const { top, centre, upper } = ROWS;
  if (count < 4) return [];
  if (count < 6) return mirrored([top]);
  if (count < 9) return [...mirrored([top]), centre];
  return mirrored([top, upper]);
}

function middles(count: number): number[] {
  const { top, high, half, centre } = ROWS;
  if (count === 2) return mirrored([top]);
  if (count === 3) return [...mirrored([top]), centre];
  if (count === 7) return [half];
  if (count === 8) return mirrored([half]);
  if (count === 10) return mirrored([high]);
  return count % 2 === 1 ? [centre] : [];
}

function mirrored(rows: readonly number[]): number[] {
  return [...rows, ...rows.map((y) => ROWS.centre * 2 - y)];
}

function isSuit(letter: string): letter is Suit {
  return letter === "S" || letter === "H" || letter === "D" || letter === "C";
}
