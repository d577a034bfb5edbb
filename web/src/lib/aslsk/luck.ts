/** What the dice gave against what two dice promise, from the log alone. */

import type { LuckCell, LuckRow } from "../core/boards";
import type { GameEvent, LogEntry } from "../core/wire";

const MEAN = 7;
/** The variance of the sum of two dice. */
const VARIANCE = 35 / 6;
/** Rolls of the side that fires; low is good for it. */
const ATTACKS = new Set(["fired", "close-combat"]);
/** Rolls of the side that checks; low is good for it. */
const CHECKS = new Set(["morale-check", "pin-check", "rally-roll"]);

class Tally {
  rolls = 0;
  sum = 0;

  add(dice: number): void {
    this.rolls += 1;
    this.sum += dice;
  }

  get mean(): number {
    return this.rolls > 0 ? this.sum / this.rolls : 0;
  }

  /** What lies within one deviation of the promise is as expected. */
  get verdict(): LuckCell["verdict"] {
    if (this.rolls === 0) return undefined;
    const away = this.sum - MEAN * this.rolls;
    if (Math.abs(away) <= Math.sqrt(VARIANCE * this.rolls)) return "even";
    return away < 0 ? "lucky" : "unlucky";
  }
}

class Side {
  readonly attacks = new Tally();
  readonly checks = new Tally();
  broken = 0;
  lost = 0;

  constructor(readonly name: string) {}
}

/** Count for each side the dice of its attacks and of its checks, and what came of them. */
export function luck(log: readonly LogEntry[], names: readonly string[]): LuckRow[] {
  const sides = names.map((name) => new Side(name));
  for (const { events } of log) for (const event of events) read(event, sides);
  if (sides.every(({ attacks, checks }) => attacks.rolls + checks.rolls === 0)) return [];
  return sides.map((side) => ({ side: side.name, cells: cellsOf(side) }));
}

/** The sum of the two dice of an event, if it tells them. */
export function diceOf({ facts }: GameEvent): number | null {
  const { coloured, white, roll } = facts;
  if (typeof coloured === "number" && typeof white === "number") return coloured + white;
  return typeof roll === "number" ? roll : null;
}

/** The side that an event is about: named, or that of the unit by the letter of its id. */
function sideOf({ facts }: GameEvent, sides: readonly Side[]): Side | undefined {
  const named = String(facts.side ?? "").replace("@side-", "");
  const unit = String(facts.unit ?? "");
  return sides.find(({ name }) => name === named) ?? sides.find(({ name }) => unit !== "" && name[0] === unit[0]);
}

function read(event: GameEvent, sides: readonly Side[]): void {
  const side = sideOf(event, sides);
  if (!side) return;
  const dice = diceOf(event);
  if (dice && ATTACKS.has(event.kind)) side.attacks.add(dice);
  if (dice && CHECKS.has(event.kind)) side.checks.add(dice);
  if (event.kind === "broke") side.broken += 1;
  if (event.kind === "eliminated") side.lost += 1;
}

function cellsOf({ attacks, checks, broken, lost }: Side): LuckCell[] {
  return [
    { head: "aslsk-web-luck-attacks", value: attacks.rolls },
    { head: "aslsk-web-luck-mean", value: attacks.mean, exact: true, verdict: attacks.verdict },
    { head: "aslsk-web-luck-checks", value: checks.rolls },
    { head: "aslsk-web-luck-mean", value: checks.mean, exact: true, verdict: checks.verdict },
    { head: "aslsk-web-luck-broken", value: broken },
    { head: "aslsk-web-luck-lost", value: lost },
  ];
}
