import { describe, expect, it } from "vitest";
import { fortified, isSnowing } from "./special";
import { ground, table } from "./table.fixture";

describe("special rules on the table", () => {
  it("snow falls only where the table says so", () => {
    expect(isSnowing(table())).toBe(false);
    expect(isSnowing(table({ lasting: { snow: "falls" } }))).toBe(true);
  });

  it("a fortified building has all its hexes, shown or secret", () => {
    const map = ground();
    const houses = { ...map, hexes: { ...map.hexes, B1: { ...map.hexes.B1!, house: 0 } }, buildings: [{ hexes: ["B1", "B2"], name: {} }] };
    const known = fortified(houses, table({ lasting: { fortified: "B1" } }));
    expect([...known]).toEqual([["B1", "secret"], ["B2", "secret"]]);
    const shown = fortified(houses, table({ lasting: { fortified: "B1", searched: "B1 C2" } }));
    expect(shown.get("B2")).toBe("shown");
    expect(fortified(houses, table()).size).toBe(0);
  });
});
