import { describe, expect, it } from "vitest";
import { arrivalOf, asTime, isWarned, secondsLeft } from "./countdown";
import type { ClockState } from "./wire";

const clock = (left: number, running = true): ClockState => ({ seat: "german", left, of: 60, running });

describe("the countdown", () => {
  it("goes down from what the server said, a second begun being whole", () => {
    expect([0, 1, 999, 1000, 30_500].map((passed) => secondsLeft(clock(60), passed))).toEqual([60, 60, 60, 59, 30]);
  });

  it("never goes below nothing", () => {
    expect(secondsLeft(clock(2.4), 2_300)).toBe(1);
    expect(secondsLeft(clock(2.4), 90_000)).toBe(0);
  });

  it("stands still while others answer", () => {
    expect(secondsLeft(clock(41.2, false), 20_000)).toBe(42);
  });

  it("counts a state from when it came, however late it is shown", () => {
    const state = {};
    expect(arrivalOf(state, 100)).toBe(100);
    expect(arrivalOf(state, 900)).toBe(100);
    expect(arrivalOf({}, 900)).toBe(900);
  });

  it("is written as a clock shows it", () => {
    expect([60, 59, 9, 0].map(asTime)).toEqual(["1:00", "0:59", "0:09", "0:00"]);
  });
});

describe("the warnings", () => {
  it("come once at fifteen and once at five seconds", () => {
    const due: number[] = [];
    for (let left = 60; left >= 0; left -= 1) if (isWarned(left + 1, left)) due.push(left);
    expect(due).toEqual([15, 5]);
  });

  it("are not missed by a tab that slept, nor given again when time rests", () => {
    expect(isWarned(20, 12)).toBe(true);
    expect(isWarned(12, 12)).toBe(false);
    expect(isWarned(12, 3)).toBe(true);
  });

  it("come for a turn that is opened late", () => {
    expect(isWarned(Infinity, 14)).toBe(true);
    expect(isWarned(Infinity, 16)).toBe(false);
  });
});
