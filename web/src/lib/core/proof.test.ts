import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { check, checkRecord, checkTable, isRecord, keepPromise, promiseOf, promiseSeen, short } from "./proof";
import type { TableState } from "./wire";

// Python's tests have the same example.
const SECRET = "5e".repeat(32);
const PROMISE = "df296eae9264b4d48fad57ab932ef3dafeb323f300c333304925826e3dbb84de";
const ID = "t7";

function table(change: Partial<TableState> = {}): TableState {
  const seats = ["us", "german"].map((seat) => ({ seat, player: "human", name: "", joined: true, online: true }));
  return { id: ID, commitment: PROMISE, secret: SECRET, phase: "over", seats, ...change } as TableState;
}

/** A browser that keeps what it is given. */
function keeping(): Storage {
  const kept = new Map<string, string>();
  return { getItem: (name: string) => kept.get(name) ?? null, setItem: (name: string, value: string) => void kept.set(name, value) } as unknown as Storage;
}

beforeEach(() => vi.stubGlobal("localStorage", keeping()));
afterEach(() => vi.unstubAllGlobals());

describe("the promise of chance", () => {
  it("is the hash that Python publishes", async () => {
    expect(await promiseOf(ID, SECRET)).toBe(PROMISE);
    expect(short(PROMISE)).toBe(`${PROMISE.slice(0, 8)}\u2026`);
  });

  it("is checked in this browser against the secret that the table shows at its end", async () => {
    expect(await checkTable(table())).toBe("here");
    expect(await checkTable(table({ secret: "11".repeat(32) }))).toBe("unlike");
    expect(await checkTable(table({ id: "t8" }))).toBe("unlike");
  });

  it("is compared with the one that this browser saw before the end", async () => {
    keepPromise(table({ phase: "playing" }));
    expect(promiseSeen(ID)).toBe(PROMISE);
    expect(await checkTable(table())).toBe("remembered");
    const other = "22".repeat(32);
    const promise = await promiseOf(ID, other);
    // A secret that fits a promise made afterwards is no proof.
    expect(await checkTable(table({ commitment: promise, secret: other }))).toBe("changed");
    keepPromise(table({ phase: "playing", commitment: promise }));
    expect(promiseSeen(ID)).toBe(PROMISE);
  });

  it("is not kept from a table that is over, where it proves nothing", () => {
    keepPromise(table());
    expect(promiseSeen(ID)).toBe("");
  });

  it("is not checked where nothing was promised, and by a page without hashes it cannot be", async () => {
    expect(await checkTable(table({ commitment: null, secret: null }))).toBeNull();
    vi.stubGlobal("crypto", {});
    expect(await checkTable(table())).toBe("unchecked");
  });

  it("of a record is checked with the game that its file names", async () => {
    const proof = { promise: PROMISE, secret: SECRET, answers: 3, draws: 2, digest: "2f6c", rules: 2 };
    expect(await checkRecord({ chance: { game: ID } }, proof)).toBe("here");
    expect(await checkRecord({ chance: { game: "t8" } }, proof)).toBe("unlike");
    expect(await checkRecord({ chance: {} }, proof)).toBeNull();
    expect(await checkRecord({ chance: { game: ID } }, { ...proof, promise: null, secret: null })).toBeNull();
    const seats = [{ seat: "us", player: "record", name: "", joined: true, online: false }];
    expect(isRecord({ seats })).toBe(true);
    expect(await checkTable(table({ seats }))).toBeNull();
  });

  it("survives a browser that keeps nothing, or rubbish", async () => {
    localStorage.setItem("caposaldo.promises", "{}");
    expect(await check(ID, PROMISE, SECRET, promiseSeen(ID))).toBe("here");
    vi.stubGlobal("localStorage", { getItem: () => { throw new Error("no"); }, setItem: () => { throw new Error("no"); } });
    keepPromise(table({ phase: "playing" }));
    expect(promiseSeen(ID)).toBe("");
  });
});
