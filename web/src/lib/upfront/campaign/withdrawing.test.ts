import { expect, it } from "vitest";
import { Words } from "../../core/words";
import { isDrawn } from "../draw/art";
import { stripFace, stripLabel } from "../strips";
import type { GroupData } from "../view";

const WORDS = new Words("en", ["upfront-ui-withdrawing = Withdrawing\nupfront-ui-open = Open"]);

function group(marks: readonly string[]): GroupData {
  return { id: "german-A", side: "german", letter: "A", range: 0, moving: false, entrenched: false, terrain: "open", laid: [], flanks: [], encircled_by: [], marks, acted: false, men: [] };
}

it("a group that withdraws says so on its strip, with a mark and a word", () => {
  const { chips } = stripFace(WORDS, group(["withdrawing"]), "german", "own", "none");
  expect(chips.at(-1)).toEqual({ text: "Withdrawing", mark: "withdrawing", isBrief: true });
  expect(isDrawn("marks/withdrawing")).toBe(true);
  expect(stripLabel(WORDS, group(["withdrawing"]), "own", "")).toContain("Withdrawing");
});

it("any other group says nothing of it", () => {
  expect(stripFace(WORDS, group([]), "german", "own", "none").chips).toHaveLength(1);
});
