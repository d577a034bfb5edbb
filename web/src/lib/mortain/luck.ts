/** What the cards gave against what they promised, from the log alone. */

import type { LuckCell, LuckRow } from "../core/boards";
import type { Fact, Facts, GameEvent, LogEntry } from "../core/wire";

export interface Luck {
  readonly side: string;
  readonly attacks: number;
  readonly expected: number;
  readonly actual: number;
  readonly cards: number;
  readonly activations: number;
}

type Tally = { -readonly [name in keyof Luck]: Luck[name] };

const NUMBERS = Array.from({ length: 40 }, (_, i) => (i % 10) + 1);

/** Count attacks, the hits promised by the number cards then left, and the hits made, by side.

Only attacks that a number card decided are weighed: face cards are turned again by choice, and a
Joker ends the turn whatever was aimed at. */
export function luck(log: readonly LogEntry[], sides: readonly string[]): Luck[] {
  const count = new Count(sides);
  for (const entry of log) for (const event of entry.events) count.read(event, entry.seat ?? "");
  return count.tallies;
}

/** The same as the rows of the report. */
export function luckRows(log: readonly LogEntry[], sides: readonly string[]): LuckRow[] {
  return luck(log, sides).map(({ side, attacks, expected, actual, cards, activations }) => ({
    side,
    cells: [
      { head: "ui-luck-attacks", value: attacks },
      { head: "ui-luck-expected", value: expected, exact: true },
      { head: "ui-luck-actual", value: actual, verdict: attacks > 0 ? verdict(actual - expected) : undefined },
      { head: "web-luck-cards", value: cards },
      { head: "web-luck-activations", value: activations },
    ],
  }));
}

function verdict(difference: number): LuckCell["verdict"] {
  if (Math.abs(difference) < 0.5) return "even";
  return difference > 0 ? "lucky" : "unlucky";
}

class Count {
  readonly tallies: Tally[];
  private left: number[] = [];
  private shooter = "";

  constructor(sides: readonly string[]) {
    this.tallies = sides.map((side) => ({ side, attacks: 0, expected: 0, actual: 0, cards: 0, activations: 0 }));
  }

  read({ kind, facts }: GameEvent, seat: string): void {
    if (kind === "turn-began") this.left = [...NUMBERS];
    else if (kind === "card-turned") this.turned(facts);
    else if (kind === "fires" || kind === "strikes") this.shooter = seat;
    else if (kind === "resolved") this.resolved(facts);
  }

  private turned(facts: Facts): void {
    const tally = this.of(String(facts.side).replace("@side-", ""));
    if (tally) {
      tally.cards += 1;
      tally.activations += Number(facts.count);
    }
    this.gone(numberOf(String(facts.card).replace("@card-", "")));
  }

  private resolved(facts: Facts): void {
    const number = amount(facts.number);
    const limit = amount(facts.strength) - (amount(facts.total) - number);
    const tally = this.of(this.shooter);
    if (tally) {
      tally.attacks += 1;
      tally.expected += share(this.left, limit);
      tally.actual += facts.hit === "yes" ? 1 : 0;
    }
    this.gone(number);
  }

  private of(side: string): Tally | undefined {
    return this.tallies.find((tally) => tally.side === side);
  }

  private gone(number: number): void {
    const at = this.left.indexOf(number);
    if (at >= 0) this.left.splice(at, 1);
  }
}

function share(left: readonly number[], limit: number): number {
  return left.length === 0 ? 0 : left.filter((number) => number <= limit).length / left.length;
}

function amount(fact: Fact | undefined): number {
  return Number(fact ?? 0);
}

/** The number on a card such as "9S"; a face card has none. */
function numberOf(card: string): number {
  const rank = card.slice(0, -1);
  return rank === "A" ? 1 : Number(rank) || 0;
}
