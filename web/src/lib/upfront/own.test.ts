import { expect, it } from "vitest";
import { Words } from "../core/words";
import { goalOf } from "./own";

const words = new Words("en", [
  "upfront-scenario-A-story = Patrols meet.",
  "upfront-scenario-own-story = Made up.",
  "upfront-design-victory-3 = More points win.",
]);
const orders = (battle: object): string => JSON.stringify({ battle });

it("a printed scenario tells its story", () => {
  expect(goalOf(words, "A", undefined)).toBe("Patrols meet.");
});

it("one of the players' own tells its title and what it is about", () => {
  const title = { en: "Ridge 88", it: "Quota 88" };
  expect(goalOf(words, "own", orders({ title, story: { en: "", it: "" }, row: 3 }))).toBe("Ridge 88. More points win.");
  expect(goalOf(words, "own", orders({ title, story: { en: "Cold!", it: "" }, row: 0, based: "A" }))).toBe("Ridge 88. Cold! Patrols meet.");
});

it("orders that say nothing, or cannot be read, do no harm", () => {
  expect(goalOf(words, "own", orders({}))).toBe("Made up.");
  expect(goalOf(words, "own", "{")).toBe("Made up.");
});
