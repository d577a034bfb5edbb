import { describe, expect, it } from "vitest";
import { choosing, seatsOf, usual } from "./choices";
import type { ScenarioEntry } from "./wire";

const words = { en: "", it: "" };
const nations = ["german", "russian", "american"];
const free: ScenarioEntry = {
  id: "a",
  title: words,
  story: words,
  seats: ["german", "russian"],
  choices: [
    { id: "side-1", values: nations },
    { id: "side-2", values: ["russian", "american", "german"] },
    { id: "weather", values: ["fair", "snow"] },
  ],
};
const fixed: ScenarioEntry = { ...free, choices: [], seats: ["us", "german"] };

describe("the choices of a scenario", () => {
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
