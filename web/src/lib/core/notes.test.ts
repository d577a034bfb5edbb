import { describe, expect, it } from "vitest";
import en from "./locale-en";
import { notesOf, readerOf } from "./notes";
import type { SeatNews } from "./wire";
import { Words } from "./words";

const words = new Words("en", en);
const keys = { us: "k1" };
const both = { us: "k1", german: "k2" };
const result = { winner: "german", reason: "conceded", rule: "", facts: { by: "us" } };

function told(held: Record<string, string>, viewer: string, seating: SeatNews[] = [], ended: typeof result | null = result) {
  return notesOf(words, { kept: { keys: held }, viewer, game: "mortain", state: { seating, view: { at: 9 } }, result: ended });
}

describe("who reads", () => {
  it("is whoever has one seat and looks from it", () => {
    expect(readerOf({ kept: { keys }, viewer: "us" })).toBe("us");
    expect(readerOf({ kept: { keys }, viewer: "german" })).toBe("");
    expect(readerOf({ kept: { keys }, viewer: "spectator" })).toBe("");
  });

  it("is nobody's seat at one screen for two, in solitaire, or without a seat", () => {
    expect(readerOf({ kept: { keys: both }, viewer: "us" })).toBe("");
    expect(readerOf({ kept: { keys: {} }, viewer: "us" })).toBe("");
  });
});

describe("the notes of the log", () => {
  it("tell a concession to each reader from his own seat", () => {
    expect(told(keys, "us")).toEqual([{ n: 9, text: "You have conceded." }]);
    for (const [held, viewer] of [[{ german: "k2" }, "german"], [both, "us"], [{}, "spectator"], [keys, "german"]] as const) {
      expect(told(held, viewer)).toEqual([{ n: 9, text: "The Americans have conceded." }]);
    }
  });

  it("tell who was invited anew at the answer where it was", () => {
    const seating: SeatNews[] = [
      { at: 3, seat: "german", what: "invited", name: "" },
      { at: 5, seat: "german", what: "seated", name: "Ada" },
    ];
    expect(told(keys, "us", seating, null)).toEqual([
      { n: 3, text: "Somebody is invited anew to the German seat." },
      { n: 5, text: "Ada sits down anew in the German seat." },
    ]);
  });

  it("leave an end by the rules to its events", () => {
    expect(told(keys, "us", [], { ...result, facts: {} as typeof result.facts })).toEqual([]);
  });
});
