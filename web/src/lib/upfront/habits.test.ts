import { describe, expect, it } from "vitest";
import { folded, MORE, verbRow } from "../core/verbs";
import { Words } from "../core/words";
import type { TableModel } from "../core/table.svelte";
import { UPFRONT } from "./habits";

const FILES = import.meta.glob<string>("$locales/*/upfront*.ftl", { query: "?raw", import: "default", eager: true });
const RARE = ["banzai", "relent", "storm", "counter", "fight", "muster", "recruit", "search", "descend", "surface", "douse", "ignite", "down", "stack", "sentry"];

function row(options: readonly string[]): string[] {
  const standard = UPFRONT.standard("act", "japanese");
  return folded(verbRow(options, standard), standard, UPFRONT.front).map(({ verb }) => verb);
}

describe("the verbs of the expansions", () => {
  it("are in front where they are a charge or cannot wait, the others behind one button", () => {
    const offered = ["fire A>B", "search A", "descend A 71 forward", "banzai A>B 12", "storm B", "douse C", "done"];
    expect(row(offered)).toEqual(["fire", "storm", "banzai", "douse", "move", "terrain", "rally", "infiltrate", MORE, "done"]);
  });

  it("that draw cards are weighed first; a man is named at once", () => {
    expect(["storm", "counter", "banzai", "muster", "search", "descend", "douse", "ignite"].every((verb) => UPFRONT.weighs(verb))).toBe(true);
    expect(UPFRONT.weighs("fight")).toBe(false);
  });

  it("that only say to fight on are weighed before they are asked for", () => {
    expect(UPFRONT.ripe("prepare-combat", ["capture", "decline"])).toBe("decline");
    expect(UPFRONT.ripe("act", ["done"])).toBeNull();
  });

  it("that attack have the colour of it", () => {
    expect(["storm A", "counter B>A", "banzai A>B 12", "muster", "douse A"].map((one) => UPFRONT.harms(one))).toEqual([true, true, true, false, false]);
  });

  it("go back over all the men named for a counterattack", () => {
    const under_way = [{ frame: "upfront.countering", group: "american-B", target: "japanese-A", entries: ["a1", "a2"] }];
    expect(UPFRONT.depth({ view: { table: { under_way } } } as unknown as TableModel)).toBe(3);
  });

  it.each(["en", "it"] as const)("have a heading (%s)", (lang) => {
    const words = new Words(lang, Object.entries(FILES).filter(([path]) => path.includes(`/${lang}/`)).map(([, text]) => text));
    expect(RARE.filter((verb) => !words.has(`upfront-verb-${verb}`))).toEqual([]);
  });
});
