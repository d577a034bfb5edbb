import { describe, expect, it } from "vitest";
import type { GameEvent, LogEntry } from "../core/wire";
import { luck, NUMBERS, VARIANCE } from "./luck";

const drawn = (kind: string, seat: string, value: number): GameEvent => ({
  kind,
  facts: { seat: `@side-${seat}` },
  rules: [],
  modifiers: [{ label: "carried-on", value: 9, rule: "", facts: {} }, { label: "random-number", value, rule: "", facts: {} }],
});
const told = (kind: string, seat: string): GameEvent => ({ kind, facts: { seat }, rules: [], modifiers: [] });
const log = (...events: GameEvent[]): LogEntry[] => [{ n: 1, seat: "german", action: "resolve", events }];
const SIDES = ["german", "american"];

function figures(entries: LogEntry[]): number[][] {
  return luck(entries, SIDES).map(({ cells }) => cells.map(({ value }) => value));
}

describe("the luck report of Up Front", () => {
  it("counts a draw against a man for his enemy's attacks", () => {
    const [german, american] = figures(log(drawn("result", "american", 4), drawn("result", "american", -1)));
    expect(german).toEqual([2, 1.5, 0, 0, 0, 0]);
    expect(american).toEqual([0, 0, 2, 1.5, 0, 0]);
  });

  it("counts a draw in close combat for the man who fights, and a mine for nobody's attack", () => {
    const [german, american] = figures(log(drawn("close-combat", "german", 3), drawn("mine-strikes", "american", 2)));
    expect(german).toEqual([1, 3, 0, 0, 0, 0]);
    expect(american).toEqual([0, 0, 1, 2, 0, 0]);
  });

  it("tells whose men were pinned and lost", () => {
    const [german, american] = figures(log(drawn("result", "german", 0), told("pinned", "german"), told("lost", "american")));
    expect(german?.slice(-2)).toEqual([1, 0]);
    expect(american?.slice(-2)).toEqual([0, 1]);
  });

  it("calls lucky only what lies beyond one deviation of the deck", () => {
    const verdictOf = (...values: number[]): unknown =>
      luck(log(...values.map((value) => drawn("result", "american", value))), SIDES)[0]?.cells[1]?.verdict;
    expect(verdictOf(2, -1)).toBe("even");
    expect(verdictOf(6, 5)).toBe("lucky");
    expect(verdictOf(-6, -5)).toBe("unlucky");
  });

  it("says nothing where nothing was drawn", () => {
    expect(luck(log(told("passes", "german")), SIDES)).toEqual([]);
  });

  it("knows the numbers of a deck of 162 cards", () => {
    expect(NUMBERS.reduce((sum, cards, n) => sum + (n > 0 ? 2 * cards : cards), 0)).toBe(162);
    expect(VARIANCE).toBeCloseTo(6.593, 3);
  });
});
