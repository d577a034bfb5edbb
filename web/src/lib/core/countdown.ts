/** How much of a player's time is left, reckoned from the moment the server told of it. */

import type { ClockState } from "./wire";

/** The seconds left at which the player is told. */
const WARNINGS = [15, 5] as const;

const arrivals = new WeakMap<object, number>();

/** When a state came: the first time anybody asks. */
export function arrivalOf(state: object, now: number = performance.now()): number {
  const known = arrivals.get(state);
  if (known === undefined) arrivals.set(state, now);
  return known ?? now;
}

/** The seconds left after so many milliseconds; a second begun is a whole one. */
export function secondsLeft(clock: ClockState, passed: number): number {
  const left = clock.left - (clock.running ? passed / 1000 : 0);
  return Math.max(0, Math.ceil(left));
}

/** Whether a warning is due now that the seconds left have gone down. */
export function isWarned(before: number, left: number): boolean {
  return WARNINGS.some((mark) => left <= mark && before > mark);
}

/** Seconds as minutes and seconds. */
export function asTime(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
