import { describe, expect, it } from "vitest";
import type { Ways } from "./stage";
import { routesOf } from "./ways";

const ways = (steps: Ways["steps"], ends: readonly string[], interdicted: Ways["interdicted"] = {}): Ways => ({ steps, ends, interdicted, crawls: [] });

describe("the ways of a rout", () => {
  it("shows one way to an end and keeps the others apart", () => {
    const found = routesOf(ways([["A1", "B1"], ["A1", "B2"], ["B1", "C1"], ["B2", "C1"]], ["C1"]), "A1");
    expect(found.main).toHaveLength(2);
    expect(found.main.at(-1)?.[1]).toBe("C1");
    expect(found.others).toHaveLength(2);
  });

  it("goes round an interdicted hex if it can", () => {
    const found = routesOf(ways([["A1", "B1"], ["B1", "C1"], ["A1", "B2"], ["B2", "B3"], ["B3", "C1"]], ["C1"], { B1: ["g1"] }), "A1");
    expect(found.main).toEqual([["A1", "B2"], ["B2", "B3"], ["B3", "C1"]]);
  });

  it("knows no way where it can end nowhere", () => {
    expect(routesOf(ways([["A1", "B1"]], []), "A1")).toEqual({ main: [], others: [["A1", "B1"]] });
  });

  it("does not run in circles", () => {
    const found = routesOf(ways([["A1", "B1"], ["B1", "A1"], ["B1", "C1"], ["C1", "B1"]], ["C1", "B1"]), "A1");
    expect(found.main).toEqual([["A1", "B1"], ["B1", "C1"]]);
  });
});
