import { describe, expect, it } from "vitest";
import { trouble } from "./api";
import { pause } from "./live";
import { hasGaps, merged } from "./log";
import { grouped, objects, wordOf } from "./options";
import { swapped } from "./swap";
import { verbRow } from "./verbs";
import type { LogEntry } from "./wire";

const entry = (n: number, action = "x"): LogEntry => ({ n, seat: "us", action, events: [] });

describe("the log", () => {
  it("drops what was taken back and takes what is new", () => {
    const log = merged([entry(0), entry(1), entry(2, "old")], [entry(2, "new")], 2);
    expect(log.map((one) => one.action)).toEqual(["x", "x", "new"]);
    expect(merged(log, [], 1).map((one) => one.n)).toEqual([0, 1]);
  });

  it("knows when an entry is missing", () => {
    expect(hasGaps([entry(0), entry(2)], 2)).toBe(true);
    expect(hasGaps([entry(0), entry(1)], 1)).toBe(false);
  });
});

describe("options", () => {
  const options = ["pass", "activate a", "fire x", "activate b"];

  it("are grouped by verb, the plain verbs last", () => {
    expect(grouped(options)).toEqual([
      { verb: "activate", options: ["activate a", "activate b"] },
      { verb: "fire", options: ["fire x"] },
      { verb: "pass", options: ["pass"] },
    ]);
  });

  it("keep the standard verbs in their place, offered or not", () => {
    const row = verbRow(options, ["fire", "air", "activate"]);
    expect(row.map(({ verb, options: list }) => [verb, list.length])).toEqual([
      ["fire", 1],
      ["air", 0],
      ["activate", 2],
      ["pass", 1],
    ]);
  });

  it("name their objects", () => {
    expect(objects(options, "activate", "fire")).toEqual(new Set(["a", "x", "b"]));
    expect(wordOf("strike 0703 at", 2)).toBe("at");
  });
});

describe("the line to the server", () => {
  it("waits longer after each failure, up to a limit", () => {
    expect([0, 1, 2, 9].map(pause)).toEqual([500, 1000, 2000, 15000]);
  });

  it("reads an error of any shape", () => {
    const error = { code: "stale", message: "no", refusal: null };
    expect(trouble({ error }, 409)).toEqual(error);
    expect(trouble("<html>", 502).code).toBe("unreachable");
    expect(trouble(null, 404).code).toBe("not-found");
  });
});

it("a rematch swaps the players with their names", () => {
  const seat = (name: string, player: string) => ({ seat: name, player, name: player === "human" ? "Ada" : null, joined: true, online: true });
  expect(swapped([seat("us", "human"), seat("german", "regular")])).toEqual({
    german: { player: "human", name: "Ada" },
    us: { player: "regular" },
  });
});
