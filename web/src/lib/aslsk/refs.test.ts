import { describe, expect, it } from "vitest";
import { completing, fitting, isHexRef, offered, ofVerb, pressed, refsOf, settled, sortOf } from "./refs";

const ADVANCE = ["advance g1 N5", "advance g1 N6", "advance g2 N5", "transfer gw1 g2", "exit g1", "done"];

describe("what a notation speaks of", () => {
  it("is its units, weapons and hexes", () => {
    expect(refsOf("advance g1 yN5")).toEqual(["g1", "@yN5"]);
    expect(refsOf("transfer gw1 g2")).toEqual(["gw1", "g2"]);
    expect(refsOf("smoke a2 GG10")).toEqual(["a2", "@GG10"]);
    expect(refsOf("done")).toEqual([]);
  });

  it("is nothing in the name of a set-up", () => {
    expect(refsOf("setup lane-houses")).toEqual([]);
  });

  it("is each thing once in a chain", () => {
    expect(refsOf("move g1; with g2; with g1")).toEqual(["g1", "g2"]);
  });

  it("has a sort", () => {
    expect(["g1", "gw1", "@N5"].map(sortOf)).toEqual(["unit", "weapon", "hex"]);
    expect(isHexRef("@N5")).toBe(true);
  });
});

describe("hexes that complete a choice", () => {
  it("need the unit first where several could mean them", () => {
    expect([...completing(ADVANCE, []).keys()]).toEqual([]);
    expect([...completing(fitting(ADVANCE, ["g1"]), ["g1"])]).toEqual([["N5", ["advance g1 N5"]], ["N6", ["advance g1 N6"]]]);
  });

  it("need nothing where only one unit could mean them", () => {
    expect([...completing(["smoke a2 K5", "smoke a2 K6", "halt"], []).keys()]).toEqual(["K5", "K6"]);
    expect(completing(["go K5", "road K5"], []).get("K5")).toEqual(["go K5", "road K5"]);
  });
});

describe("pressing things", () => {
  it("narrows what is offered", () => {
    expect(fitting(ADVANCE, ["g1"])).toEqual(["advance g1 N5", "advance g1 N6", "exit g1"]);
    expect([...offered(ADVANCE, ["gw1"])]).toEqual(["gw1", "g2"]);
    expect(ofVerb(ADVANCE, "exit")).toEqual(["exit g1"]);
    expect(ofVerb(ADVANCE, null)).toHaveLength(6);
  });

  it("adds, replaces a thing of the same sort, and puts back", () => {
    expect(pressed(ADVANCE, ["g1"], "@N6")).toEqual(["g1", "@N6"]);
    expect(pressed(ADVANCE, ["g1"], "g2")).toEqual(["g2"]);
    expect(pressed(ADVANCE, ["g1"], "g1")).toEqual([]);
    expect(pressed(ADVANCE, ["g1"], "@Z9")).toBeNull();
  });

  it("is at an end when nothing more can be picked", () => {
    expect(settled(ADVANCE, ["g1"])).toEqual(["exit g1"]);
    expect(settled(ADVANCE, ["g1", "@N5"])).toEqual(["advance g1 N5"]);
    expect(settled(ADVANCE, [])).toEqual([]);
  });
});
