import { describe, expect, it } from "vitest";
import { Words } from "../core/words";
import { changesOf, fieldName } from "./battlefield";
import type { FieldData } from "./view";

const FILES = import.meta.glob<string>("$locales/*/upfront*.ftl", { query: "?raw", import: "default", eager: true });

function spoken(lang: "en" | "it", dialect = ""): Words {
  return new Words(lang, Object.entries(FILES).filter(([path]) => path.includes(`/${lang}/`)).map(([, text]) => text), dialect);
}

const jungle: FieldData = { id: "jungle", rule: "UF T2", cards: [["55", "woods", "jungle"], ["58", "buildings", "jungle"], ["64", "woods", "jungle"]] };

describe("the ground of a game", () => {
  it("has a name where it changes the deck", () => {
    expect(fieldName(spoken("en"), jungle)).toBe("jungle deck");
    expect(fieldName(spoken("en"), { id: "plain", rule: "UF T0", cards: [] })).toBe("");
    expect(fieldName(spoken("en"), undefined)).toBe("");
  });

  it("lists the cards that change, those that change alike together", () => {
    expect(changesOf(spoken("en"), jungle)).toEqual([
      { text: "Woods → Jungle", cards: ["55", "64"] },
      { text: "Building → Jungle", cards: ["58"] },
    ]);
    expect(changesOf(spoken("it"), jungle)[1]?.text).toBe("Edificio → Jungla");
  });

  it("calls what a card was by its printed name", () => {
    const desert: FieldData = { id: "desert-rules", rule: "UF 52", cards: [["55", "woods", "burning"]] };
    expect(changesOf(spoken("en", "desert-rules"), desert)).toEqual([{ text: "Woods → Burning", cards: ["55"] }]);
  });
});
