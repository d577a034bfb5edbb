/** What the random numbers were against what the deck promises, from the log alone. */

import type { LuckCell, LuckRow } from "../core/boards";
import type { GameEvent, LogEntry } from "../core/wire";

/** How many cards of the full deck bear a random number of 0, ±1 … ±6: as many red as black, so their mean is 0. */
export const NUMBERS: readonly number[] = [44, 18, 14, 11, 8, 5, 3];
const MEAN = 0;
/** The mean of the squares of the numbers on the cards. */
export const VARIANCE = NUMBERS.reduce((sum, cards, n) => sum + (n > 0 ? 2 : 1) * cards * n * n, 0) / deckSize();

function deckSize(): number {
  return NUMBERS.reduce((sum, cards, n) => sum + (n > 0 ? 2 : 1) * cards, 0);
}

/** Draws against men: whose men they are is the seat of the event. */
const AGAINST = new Set(["result", "mine-strikes"]);
const MINE = "mine-strikes";
/** A draw for a man in close combat: high is good for him. */
const FOR = "close-combat";
const DRAWN = "random-number";

class Tally {
  draws = 0;
  sum = 0;

  add(number: number): void {
    this.draws += 1;
    this.sum += number;
  }

  get mean(): number {
    return this.draws > 0 ? this.sum / this.draws : 0;
  }

  /** What lies within one deviation of the promise is as expected. */
  get verdict(): LuckCell["verdict"] {
    if (this.draws === 0) return undefined;
    const away = this.sum - MEAN * this.draws;
    if (Math.abs(away) <= Math.sqrt(VARIANCE * this.draws)) return "even";
    return away > 0 ? "lucky" : "unlucky";
  }
}

class Side {
  readonly own = new Tally();
  readonly against = new Tally();
  pinned = 0;
  lost = 0;

  constructor(readonly name: string) {}
}

/** Count for each side the numbers drawn for its attacks and against its men, and what came of them. */
export function luck(log: readonly LogEntry[], names: readonly string[]): LuckRow[] {
  const sides = names.map((name) => new Side(name));
  for (const { events } of log) for (const event of events) read(event, sides);
  if (sides.every((side) => side.own.draws + side.against.draws === 0)) return [];
  return sides.map((side) => ({ side: side.name, cells: cellsOf(side) }));
}

function read({ kind, facts, modifiers }: GameEvent, sides: readonly Side[]): void {
  const seat = String(facts.seat ?? "").replace("@side-", "");
  const side = sides.find(({ name }) => name === seat);
  if (!side) return;
  const foes = sides.filter((other) => other !== side);
  if (kind === "pinned") side.pinned += 1;
  if (kind === "lost") side.lost += 1;
  for (const { label, value } of modifiers) {
    if (label !== DRAWN) continue;
    if (kind === FOR) side.own.add(value);
    if (AGAINST.has(kind)) side.against.add(value);
    if (AGAINST.has(kind) && kind !== MINE) for (const foe of foes) foe.own.add(value);
  }
}

function cellsOf({ own, against, pinned, lost }: Side): LuckCell[] {
  return [
    { head: "upfront-ui-luck-own", value: own.draws },
    { head: "upfront-ui-luck-mean", value: own.mean, exact: true, verdict: own.verdict },
    { head: "upfront-ui-luck-against", value: against.draws },
    { head: "upfront-ui-luck-mean", value: against.mean, exact: true, verdict: against.verdict },
    { head: "upfront-ui-luck-pinned", value: pinned },
    { head: "upfront-ui-luck-lost", value: lost },
  ];
}
