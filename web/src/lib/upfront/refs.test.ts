import { describe, expect, it } from "vitest";
import { fitting, mayAdd, pressed, refsOf, settled, sortOf } from "./refs";

const ACT = [
  "move A 12 forward",
  "move A 12 back",
  "flank A 12 >B",
  "fire A>B",
  "fire A>C",
  "fire B>C",
  "rally B 42",
  "dig B",
  "transfer A>B",
  "done",
];

describe("what a notation speaks of", () => {
  it("is groups of both sides, cards and men", () => {
    expect(refsOf("move A 12 forward")).toEqual(["A", "#12"]);
    expect(refsOf("fire A>B")).toEqual(["A", ">B"]);
    expect(refsOf("flank A 12 >B")).toEqual(["A", "#12", ">B"]);
    expect(refsOf("hero g3 30")).toEqual(["g3", "#30"]);
    expect(refsOf("setup balanced")).toEqual([]);
    expect(refsOf("pierce A>B g33 54 30")).toEqual(["A", ">B", "g33", "#54", "#30"]);
    expect(refsOf("overrun A>B 12 >C")).toEqual(["A", ">B", "#12", ">C"]);
    expect(refsOf("smoke A>B 130")).toEqual(["A", ">B", "#130"]);
    expect(refsOf("repair A g33 mg")).toEqual(["A", "g33"]);
  });

  it("is two own groups where men go from one to the other", () => {
    expect(refsOf("transfer A>B")).toEqual(["A", "B"]);
    expect(refsOf("exchange A:12 B:15")).toEqual(["A", "#12", "B", "#15"]);
    expect(refsOf("rally-all A,B 48")).toEqual(["A", "B", "#48"]);
  });

  it("takes a place in a row for no card", () => {
    expect(refsOf("stand g4 3")).toEqual(["g4"]);
    expect(refsOf("acquire A g4 1")).toEqual(["A", "g4"]);
  });

  it("is all that the steps of a chain speak of, each once", () => {
    expect(refsOf("fire A>B; with 31; with 32")).toEqual(["A", ">B", "#31", "#32"]);
  });

  it("has a sort", () => {
    expect(["A", ">B", "#12", "g3"].map(sortOf)).toEqual(["own", "foe", "card", "man"]);
  });
});

describe("picking things on the table", () => {
  it("leaves the options that speak of all of them", () => {
    expect(fitting(ACT, ["A", "#12"])).toEqual(["move A 12 forward", "move A 12 back", "flank A 12 >B"]);
    expect(fitting(ACT, [])).toEqual(ACT);
  });

  it("offers what can still be added", () => {
    expect(mayAdd(ACT, ["A"], ">B")).toBe(true);
    expect(mayAdd(ACT, ["B"], ">B")).toBe(false);
  });

  it("adds, puts back, and puts one thing in the place of its like", () => {
    expect(pressed(ACT, ["A"], ">B")).toEqual(["A", ">B"]);
    expect(pressed(ACT, ["A", ">B"], ">B")).toEqual(["A"]);
    expect(pressed(ACT, ["A", ">B"], ">C")).toEqual(["A", ">C"]);
  });

  it("begins anew where nothing offers both", () => {
    expect(pressed(ACT, ["A", "#12"], "#42")).toEqual(["#42"]);
    expect(pressed(ACT, ["A"], "#99")).toBeNull();
  });

  it("means an option once all it speaks of is picked and no other is left", () => {
    expect(settled(ACT, ["B", ">C"])).toBe("fire B>C");
    expect(settled(ACT, ["A", "#12"])).toBeNull();
    expect(settled(["rally B 42"], ["B"])).toBeNull();
    expect(settled(["done"], [])).toBeNull();
  });
});
