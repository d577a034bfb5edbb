import { describe, expect, it } from "vitest";
import { inForce, presetOf } from "./readings";
import type { ReadingEntry } from "./wire";

const words = { en: "", it: "" };
const plain: ReadingEntry = { id: "smoke", rule: "SK X6", question: "K6", values: ["plus", "flat"], document: "flat", published: "plus", title: words, text: words, labels: {}, alone: "", also: [] };
const sight: ReadingEntry = { ...plain, id: "sight", values: ["first", "free"], document: "first", published: "first", alone: "free" };

describe("the readings of a new game", () => {
  it("a preset leaves to the server what depends on who plays", () => {
    const entry = { readings: [plain, sight] };
    expect(presetOf(entry, "document")).toEqual({ smoke: "flat" });
    expect(presetOf(entry, "published")).toEqual({ smoke: "plus" });
  });

  it("shows what holds against the computer until something is chosen", () => {
    expect(inForce(sight, {}, true)).toBe("free");
    expect(inForce(sight, {}, false)).toBe("first");
    expect(inForce(sight, { sight: "first" }, true)).toBe("first");
    expect(inForce(plain, {}, true)).toBe("flat");
  });
});
