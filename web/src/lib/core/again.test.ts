import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Again, isPassing, isRefused } from "./again.svelte";
import { ApiError } from "./api";

const trouble = (code: string, retry = 0) => ({ code, message: "", refusal: null, retry });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("what is tried again by itself", () => {
  it("waits as long as the server asks for, and then is done", async () => {
    const work = vi.fn().mockRejectedValueOnce(new ApiError(trouble("busy", 20))).mockResolvedValue(undefined);
    const again = new Again(work);
    await again.now();
    expect(again.trouble?.code).toBe("busy");
    expect(again.due! - performance.now()).toBeGreaterThanOrEqual(20_000);
    await vi.advanceTimersByTimeAsync(19_999);
    expect(work).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(6_000);
    expect(work).toHaveBeenCalledTimes(2);
    expect([again.trouble, again.due]).toEqual([null, null]);
  });

  it("is not tried while an attempt is under way, nor after it was given up", async () => {
    let done = (): void => undefined;
    const work = vi.fn().mockImplementation(() => new Promise<void>((resolve) => (done = resolve)));
    const again = new Again(work);
    void again.now();
    void again.now();
    expect(work).toHaveBeenCalledTimes(1);
    done();
    await vi.advanceTimersByTimeAsync(0);
    work.mockRejectedValue(new ApiError(trouble("unreachable")));
    await again.now();
    again.stop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(work).toHaveBeenCalledTimes(2);
  });

  it("is nothing that trying cannot mend", async () => {
    const work = vi.fn().mockRejectedValue(new ApiError(trouble("not-found")));
    const again = new Again(work);
    await again.now();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(work).toHaveBeenCalledTimes(1);
    expect(again.due).toBeNull();
  });
});

it("only what the server has refused is sure not to have happened", () => {
  expect(["unreachable", "rate", "busy", "unsaved", "stale"].map((code) => isPassing(trouble(code)))).toEqual([true, true, true, true, false]);
  expect(["unreachable", "rate", "busy", "unsaved", "stale"].map((code) => isRefused(trouble(code)))).toEqual([false, true, true, true, false]);
});
