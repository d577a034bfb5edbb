import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Parade } from "./parade";
import type { TableState } from "./wire";

const state = (n: number, seat: string): TableState =>
  ({ id: String(n), edition: n, log: [{ n, seat, action: "x", events: [] }] }) as unknown as TableState;

function staged() {
  const shown: string[] = [];
  const passed: string[] = [];
  const parade = new Parade({
    show: (one) => shown.push(one.id),
    pass: (one) => passed.push(one.id),
    isForeign: (entry) => entry.seat === "german",
    done: () => shown.push("done"),
  });
  return { parade, shown, passed };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("the acts of others are shown one at a time", async () => {
  const { parade, shown } = staged();
  for (const n of [1, 2, 3]) parade.push(state(n, "german"));
  expect(shown).toEqual(["1"]);
  await vi.advanceTimersByTimeAsync(320);
  expect(shown).toEqual(["1", "2"]);
  await vi.advanceTimersByTimeAsync(640);
  expect(shown).toEqual(["1", "2", "3", "done"]);
});

it("one's own acts do not wait", async () => {
  const { parade, shown } = staged();
  parade.push(state(1, "us"));
  parade.push(state(2, "us"));
  await vi.advanceTimersByTimeAsync(0);
  expect(shown).toEqual(["1", "done", "2", "done"]);
});

it("a hurried player sees only the end, and the log loses nothing", async () => {
  const { parade, shown, passed } = staged();
  for (const n of [1, 2, 3, 4]) parade.push(state(n, "german"));
  parade.hurry();
  await vi.advanceTimersByTimeAsync(0);
  expect(shown).toEqual(["1", "4", "done"]);
  expect(passed).toEqual(["2", "3"]);
  expect(parade.heard).toBe(4);
});
