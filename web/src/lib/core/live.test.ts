import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { openLine, pause, waitAfter, type Line } from "./live";
import type { Trouble } from "./wire";

class Socket {
  static readonly OPEN = 1;
  static all: Socket[] = [];
  readyState = 0;
  sent: string[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly url: string) {
    Socket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(text);
  }

  close(): void {
    this.readyState = 3;
  }

  /** What the server does. */
  opens(): void {
    this.readyState = 1;
    this.onopen?.();
  }

  says(data: object): void {
    this.onmessage?.({ data: JSON.stringify(data) });
  }

  shuts(code: number): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

const last = (): Socket => Socket.all.at(-1)!;
const told = { online: [] as boolean[], due: [] as (number | null)[], states: 0, shut: null as Trouble | null };
let line: Line;

function open(key = "KEY"): Line {
  return openLine("t", key, {
    state: () => (told.states += 1),
    online: (is) => told.online.push(is),
    due: (at) => told.due.push(at),
    shut: (trouble) => (told.shut = trouble),
  });
}

const pending = (): number => (told.due.at(-1) ?? 0) - performance.now();

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, "random").mockReturnValue(0.8);
  vi.stubGlobal("WebSocket", Socket);
  vi.stubGlobal("location", { protocol: "http:", host: "host" });
  vi.stubGlobal("addEventListener", () => undefined);
  vi.stubGlobal("removeEventListener", () => undefined);
  Socket.all = [];
  Object.assign(told, { online: [], due: [], states: 0, shut: null });
  line = open();
});

afterEach(() => {
  line.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe("a line", () => {
  it("says who is there in its first message, never in its address", () => {
    last().opens();
    expect(last().url).toBe("ws://host/api/tables/t/live");
    expect(last().sent).toEqual(['{"do":"enter","key":"KEY"}']);
  });

  it("is there when the server has told the table, not before", () => {
    last().opens();
    expect(told.online).toEqual([]);
    last().says({ type: "state", state: {} });
    expect(told.online).toEqual([true]);
  });

  it("waits longer after each failure and says when it tries again, one attempt at a time", () => {
    for (const attempt of [0, 1, 2, 3]) {
      last().shuts(1006);
      expect(pending()).toBe(pause(attempt) * 1.2);
      vi.advanceTimersByTime(pending() - 1);
      expect(Socket.all).toHaveLength(attempt + 1);
      vi.advanceTimersByTime(1);
      expect(Socket.all).toHaveLength(attempt + 2);
      expect(told.due.at(-1)).toBeNull();
    }
  });

  it("begins anew with a short pause once it was there", () => {
    for (let n = 0; n < 6; n += 1) {
      last().shuts(1006);
      vi.advanceTimersByTime(20_000);
    }
    last().opens();
    last().says({ type: "state", state: {} });
    last().shuts(1006);
    expect(pending()).toBeLessThanOrEqual(625);
  });

  it("tries now when it is told to, and not twice", () => {
    last().shuts(1006);
    line.hurry();
    line.hurry();
    expect(Socket.all).toHaveLength(2);
    vi.advanceTimersByTime(1000);
    expect(Socket.all).toHaveLength(2);
  });

  it("stays away at least as long as the server asks for", () => {
    last().opens();
    last().says({ type: "error", error: { code: "rate", message: "", refusal: null, retry: 40 } });
    last().shuts(4429);
    expect(pending()).toBeGreaterThanOrEqual(40_000);
    vi.advanceTimersByTime(pending());
    last().shuts(4408);
    expect(pending()).toBeGreaterThanOrEqual(15_000);
  });

  it("gives up an attempt that hangs", () => {
    vi.advanceTimersByTime(15_000);
    expect(told.online).toEqual([false]);
    expect(pending()).toBeGreaterThan(0);
  });

  it("does not come back where its key opens nothing any more", () => {
    last().opens();
    last().says({ type: "error", error: { code: "not-yours", message: "No.", refusal: null, retry: 0 } });
    last().shuts(4403);
    expect(told.shut?.code).toBe("not-yours");
    vi.advanceTimersByTime(120_000);
    expect(Socket.all).toHaveLength(1);
  });
});

it("many pages do not come back at once", () => {
  expect([0, 0.5, 1].map((chance) => waitAfter(1006, 0, 0, chance))).toEqual([500, 562.5, 625]);
});
