import { describe, expect, it } from "vitest";
import { arranged, choosing, offered, seatsOf, usual } from "./choices";
import type { ScenarioEntry } from "./wire";

const words = { en: "", it: "" };
const nations = ["german", "russian", "american"];
const free: ScenarioEntry = {
  id: "a",
  title: words,
  story: words,
  seats: ["german", "russian"],
  pairs: [],
  choices: [
    { id: "side-1", values: nations },
    { id: "side-2", values: ["russian", "american", "german"] },
    { id: "weather", values: ["fair", "snow"] },
  ],
};
const fixed: ScenarioEntry = { ...free, choices: [], seats: ["us", "german"] };

const paired: ScenarioEntry = {
  ...free,
  choices: [
    { id: "side-1", values: ["german", "russian", "japanese", "british"] },
    { id: "side-2", values: ["russian", "japanese", "german", "british"] },
    { id: "pairings", values: ["historical", "anything"] },
  ],
  pairs: [["german", "russian"], ["german", "british"], ["russian", "german"], ["russian", "japanese"], ["japanese", "russian"], ["japanese", "british"]],
};

describe("the pairs of history", () => {
  const of = (id: string) => paired.choices.find((one) => one.id === id)!;

  it("are all that is offered while they are wanted", () => {
    const first = usual(paired);
    expect(offered(paired, first, of("side-1"))).toEqual(["german", "russian", "japanese"]);
    expect(offered(paired, first, of("side-2"))).toEqual(["russian", "british"]);
    expect(offered(paired, first, of("pairings"))).toEqual(["historical", "anything"]);
  });

  it("make room for anything", () => {
    const any = choosing(paired, usual(paired), "pairings", "anything");
    expect(offered(paired, any, of("side-1"))).toContain("british");
    expect(offered(paired, any, of("side-2"))).toContain("japanese");
    expect(seatsOf(paired, choosing(paired, any, "side-2", "japanese"))).toEqual(["german", "japanese"]);
  });

  it("seat another enemy when the side chosen never met the one there", () => {
    const british = { ...usual(paired), "side-2": "british" };
    expect(seatsOf(paired, choosing(paired, british, "side-1", "russian"))).toEqual(["russian", "japanese"]);
    expect(seatsOf(paired, choosing(paired, british, "side-1", "japanese"))).toEqual(["japanese", "british"]);
  });

  it("come back when history is wanted again", () => {
    const odd = { "side-1": "british", "side-2": "russian", pairings: "anything" };
    expect(seatsOf(paired, choosing(paired, odd, "pairings", "historical"))).toEqual(["german", "russian"]);
  });
});

describe("the choices of a scenario", () => {
  it("are asked in one order: who, where, how, and then what no other scenario has", () => {
    const ids = ["moon", "side-1", "side-2", "night", "clock", "supplements", "battlefield", "fire", "forces", "pairings"];
    const many = { ...free, choices: ids.map((id) => ({ id, values: ["a"] })) };
    expect(arranged(many).map(({ id }) => id)).toEqual([
      "pairings", "side-1", "side-2", "forces", "battlefield", "fire", "night", "clock", "supplements", "moon",
    ]);
    expect(arranged(fixed)).toEqual([]);
  });

  it("begin with the usual values", () => {
    expect(usual(free)).toEqual({ "side-1": "german", "side-2": "russian", weather: "fair" });
    expect(usual(undefined)).toEqual({});
  });

  it("say who sits at the table", () => {
    expect(seatsOf(free, { ...usual(free), "side-2": "american" })).toEqual(["german", "american"]);
    expect(seatsOf(fixed, {})).toEqual(["us", "german"]);
  });

  it("never seat a side twice", () => {
    const swapped = choosing(free, usual(free), "side-1", "russian");
    expect(seatsOf(free, swapped)).toEqual(["russian", "german"]);
    expect(choosing(free, usual(free), "weather", "snow")["side-1"]).toBe("german");
  });

  it("find another side where the two cannot change places", () => {
    const narrow = { ...free, choices: [free.choices[0]!, { id: "side-2", values: ["russian", "american"] }] };
    expect(seatsOf(narrow, choosing(narrow, usual(narrow), "side-1", "russian"))).toEqual(["russian", "american"]);
  });
});
