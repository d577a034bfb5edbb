import { describe, expect, it } from "vitest";
import { Words } from "../core/words";
import { backsOf, plansOf } from "./solitaire";
import type { FrameData, UpFrontView } from "./view";

const FILES = import.meta.glob<string>("$locales/en/*.ftl", { query: "?raw", import: "default", eager: true });
const words = new Words("en", Object.values(FILES));

function table(frames: readonly FrameData[], covered?: Readonly<Record<string, number>>): UpFrontView {
  const found = { under_way: frames, ...(covered ? { covered } : {}) };
  return found as unknown as UpFrontView;
}

const TURN: FrameData = { frame: "upfront.turn" };

describe("a game of one person", () => {
  it("lists what is declared in words, and what is being declared", () => {
    const asked = { frame: "upfront.foretell", plans: ["fire A>B; shoot"], begun: ["dig C"], cards: ["31"] };
    expect(plansOf(words, table([TURN, { frame: "upfront.foretelling", plans: [] }, asked]))).toEqual({
      whole: ["Group A fires at enemy group B; Open fire"],
      begun: "Group C tries to entrench",
    });
  });

  it("lists nothing yet where nothing is declared yet, and nothing at all between two players", () => {
    const asked = { frame: "upfront.foretell", plans: [], begun: [], cards: [] };
    expect(plansOf(words, table([TURN, asked]))).toEqual({ whole: [], begun: "" });
    expect(plansOf(words, table([TURN]))).toBeNull();
    expect(plansOf(words, table([]))).toBeNull();
  });

  it("lists what is still to be carried out, until that was the last", () => {
    const left = { frame: "upfront.foretelling", plans: ["dig B"], cards: [] };
    expect(plansOf(words, table([left, TURN]))?.whole).toEqual(["Group B tries to entrench"]);
    expect(plansOf(words, table([{ ...left, plans: [] }]))).toBeNull();
  });

  it("shows as many backs as cards lie face down", () => {
    expect(backsOf(table([], { german: 2, american: 0 }), "german")).toEqual(["back-0", "back-1"]);
    expect(backsOf(table([], { german: 2, american: 0 }), "american")).toEqual([]);
    expect(backsOf(table([]), "german")).toEqual([]);
  });

  it("labels a declared action by what it will do", () => {
    expect(words.action("upfront", "plan fire A>B")).toBe("Declare: Group A fires at enemy group B");
    expect(words.action("upfront", "plan")).toBe("plan");
    const lost = { kind: "declared-in-vain", rules: [], facts: { seat: "german", action: "dig A" }, modifiers: [] };
    expect(words.event("upfront", lost)).toMatch(/is lost: Group A tries to entrench\.$/);
  });
});
