import { describe, expect, it } from "vitest";
import { Words } from "../core/words";
import { isDrawn } from "./draw/art";
import { STRIP_MARKS } from "./draw/stripmarks";
import { chargeOf, chargersOf, chargesIn, isAblaze, levelOf, markChips } from "./groupmarks";
import { stripFace, stripLabel } from "./strips";
import type { GroupData } from "./view";

const FILES = import.meta.glob<string>("$locales/*/upfront-*.ftl", { query: "?raw", import: "default", eager: true });

function spoken(lang: "en" | "it"): Words {
  return new Words(lang, Object.entries(FILES).filter(([path]) => path.includes(`/${lang}/`)).map(([, text]) => text));
}

const EN = spoken("en");

function group(id: string, marks: readonly string[] = []): GroupData {
  const [side = "", letter = ""] = id.split("-");
  return { id, side, letter, range: 1, moving: false, entrenched: false, terrain: "open", laid: [], flanks: [], encircled_by: [], marks, acted: false, men: [] };
}

describe("a mark on a group", () => {
  it.each([
    ["surrendered", "Surrendered", "In resa"],
    ["sewer-entrance", "Sewer entrance", "Ingresso alle fognature"],
    ["below", "In the sewers", "Nelle fognature"],
    ["ablaze", "Ablaze", "Incendio"],
    ["withdrawing", "Withdrawing", "In ritirata"],
    ["asleep", "Asleep", "Addormentato"],
  ] as const)("%s is a drawing and a word", (mark, en, it_) => {
    for (const [lang, text] of [["en", en], ["it", it_]] as const) {
      const words = spoken(lang);
      const marked = group("italian-A", [mark]);
      expect(markChips(words, marked, "own", [])).toEqual([{ text, mark, isBrief: true }]);
      expect(stripLabel(words, marked, "own", "")).toContain(text);
    }
  });

  it("is drawn, whatever it is", () => {
    expect(Object.values(STRIP_MARKS).filter((name) => !isDrawn(`marks/${name}`))).toEqual([]);
    expect(isDrawn("marks/level")).toBe(true);
  });

  it("stands in one order, and what is unknown stands nowhere", () => {
    const chips = markChips(EN, group("italian-A", ["behind:x", "smoke-marker", "ablaze", "below"]), "own", []);
    expect(chips.map(({ mark }) => mark)).toEqual(["below", "ablaze", "smoke-marker"]);
    const { marks, ...unmarked } = group("italian-A");
    expect(marks).toEqual([]);
    expect(markChips(EN, unmarked, "own", [])).toEqual([]);
  });

  it("of smoke says that it counts as a Smoke card", () => {
    const smoky = { ...group("german-B", ["smoke-marker"]), haze: -1 };
    expect(markChips(EN, smoky, "own", [])).toEqual([{ text: "", mark: "smoke-marker", value: "−1", label: "Smoke of a fire" }]);
    expect(stripLabel(EN, smoky, "own", "")).toContain("Smoke of a fire −1");
  });
});

describe("the ground under a group", () => {
  it("is open where nothing lies, but not in the sewers", () => {
    const texts = (marks: readonly string[]) => stripFace(EN, group("german-A", marks), "german", "own", "none").chips.map(({ text }) => text);
    expect(texts([])).toEqual(["Open"]);
    expect(texts(["below"])).toEqual(["In the sewers"]);
  });

  it("names the marks that have no word on them", () => {
    const wired = { ...group("german-A"), laid: [{ role: "wire", change: 1 }, { role: "smoke", change: -1 }], flanks: ["russian-B"] } as unknown as GroupData;
    const chips = stripFace(EN, wired, "german", "own", "none").chips.filter(({ mark }) => mark);
    expect(chips.map(({ mark, label }) => [mark, label])).toEqual([["wire", "Wire"], ["smoke", "Smoke"], ["flank", "Flank B"]]);
    expect(stripLabel(EN, wired, "own", "")).toContain("Wire +1, Smoke −1, Flank B");
  });
});

describe("a group behind the enemy", () => {
  it("shows opposite which group it stands", () => {
    const behind = group("american-D", ["column:B"]);
    expect(markChips(EN, behind, "own", [])).toEqual([{ text: "B", mark: "behind", label: "Behind the enemy, opposite B" }]);
    expect(stripLabel(spoken("it"), behind, "foe", "")).toContain("Alle spalle del nemico, di fronte a B");
  });
});

describe("ground that burns", () => {
  it("has flames on the strip", () => {
    expect(stripFace(EN, group("german-A", ["ablaze"]), "german", "own", "none").isAblaze).toBe(true);
    expect(stripFace(EN, group("german-A", ["smoke-marker"]), "german", "own", "none").isAblaze).toBeUndefined();
    expect(isAblaze(group("german-A"))).toBe(false);
  });
});

describe("the level of a group", () => {
  it("stands beside its range", () => {
    const high = group("german-A", ["level:2"]);
    expect(levelOf(high)).toBe(2);
    expect(stripFace(EN, high, "german", "own", "none").level).toBe(2);
    expect(stripLabel(EN, high, "own", "")).toContain("range 1, altitude level 2");
    expect(stripLabel(spoken("it"), high, "own", "")).toContain("livello di altitudine 2");
  });

  it("is not told in the valley", () => {
    const low = group("german-A");
    expect(levelOf(low)).toBeUndefined();
    expect("level" in stripFace(EN, low, "german", "own", "none")).toBe(false);
    expect(stripLabel(EN, low, "own", "")).not.toContain("level");
  });
});

describe("a Banzai charge", () => {
  const charging = group("japanese-A", ["charge:american-B"]);
  const charged = group("american-B");

  it("shows an arrow at the enemy and the letter of its target", () => {
    expect(chargeOf(charging)).toBe("american-B");
    expect(markChips(EN, charging, "own", [])).toEqual([{ text: "B", mark: "charge", turn: 0, label: "Banzai charge on group B" }]);
    expect(markChips(EN, charging, "foe", [])[0]?.turn).toBe(180);
    expect(stripLabel(spoken("it"), charging, "foe", "")).toContain("carica Banzai sul gruppo B");
  });

  it("shows on its target who comes, and from where", () => {
    const groups = [charging, charged, group("japanese-C")];
    expect(chargersOf(groups, charged)).toEqual(["A"]);
    expect(chargersOf(groups, undefined)).toEqual([]);
    const { chips } = stripFace(EN, charged, "american", "own", "none", ["A"]);
    expect(chips.at(-1)).toEqual({ text: "A", mark: "charged", turn: 180, label: "charged by group A" });
    expect(stripLabel(EN, charged, "own", "", ["A"])).toContain("charged by group A");
    expect(stripFace(EN, charged, "american", "foe", "none", ["A"]).chips.at(-1)?.turn).toBe(0);
  });

  it("is a line between the lanes of the two, whoever makes it", () => {
    expect(chargesIn([{ own: charging }, { foe: charged }])).toEqual([{ from: 0, to: 1, side: "own" }]);
    expect(chargesIn([{ foe: charging }, { own: charged }])).toEqual([{ from: 0, to: 1, side: "foe" }]);
    expect(chargesIn([{ own: charging }, { own: charged }])).toEqual([]);
    expect(chargesIn([{ own: charging, foe: undefined }])).toEqual([]);
  });
});
