import { describe, expect, it } from "vitest";
import { available, bagged, decksOf, freeDeck, groundsOf, numbers, placesOf, seatsOf, toggled, withForce, withGround, withLimit, withNation } from "./design";
import type { GameEntry } from "../../core/wire";
import type { CardEntry, Design, Force, Shelf } from "./design";

const force = (role: string, nation: string): Force => ({
  role,
  nation,
  troops: "line",
  cards: [1, 2, 3],
  secondary: { DC: 1 },
  snipers: 0,
});

const design: Design = {
  format: 1,
  way: "bid",
  title: { en: "", it: "" },
  story: { en: "", it: "" },
  year: "1943b",
  victory: 3,
  decks: 3,
  night: false,
  heavy: true,
  points: { attacker: 300 },
  force: [force("attacker", "german"), force("defender", "russian")],
};

const shelf: Shelf = { ways: ["bid"], years: [], victories: [], later: [80, 50, 20], scenarios: [], nations: [] };

describe("a design on the page", () => {
  it("takes cards and puts them back, in order", () => {
    expect(toggled([1, 4], 3)).toEqual([1, 3, 4]);
    expect(toggled([1, 3, 4], 3)).toEqual([1, 4]);
  });

  it("counts weapons and leaves out what is not bought", () => {
    expect(bagged({ DC: 1 }, "PF", 2)).toEqual({ DC: 1, PF: 2 });
    expect(bagged({ DC: 1, PF: 2 }, "PF", 0)).toEqual({ DC: 1 });
  });

  it("changes one force and leaves the other", () => {
    const changed = withForce(design, 1, { snipers: 2 });
    expect(changed.force.map(({ snipers }) => snipers)).toEqual([0, 2]);
    expect(design.force[1]?.snipers).toBe(0);
  });

  it("begins another nation without cards, and swaps two that would be the same", () => {
    const british = withNation(withForce(design, 0, { marines: true }), 0, "british");
    expect(british.force[0]).toMatchObject({ nation: "british", cards: [], secondary: {}, marines: false });
    expect(british.force[1]).toEqual(design.force[1]);
    expect(seatsOf(withNation(design, 0, "russian"))).toEqual(["russian", "german"]);
  });

  it("knows how many decks the game has", () => {
    const printed = { ...shelf, scenarios: [{ id: "V", kind: "attack", decks: 5 }] };
    expect(decksOf(design, shelf)).toEqual([1, 2, 3]);
    expect(decksOf({ ...design, way: "replay", scenario: "V" }, printed)).toEqual([1, 2, 3, 4, 5]);
    expect(decksOf({ ...design, way: "replay", scenario: "X" }, printed)).toEqual([]);
  });

  it("chooses among the battlefields of its scenario, or among all", () => {
    const entry = (id: string, values: readonly string[]) => ({ id, choices: [{ id: "night", values: ["day"] }, { id: "battlefield", values }] });
    const game = { scenarios: [entry("N", ["plain", "jungle"]), entry("A", ["plain", "desert", "jungle"])] } as unknown as GameEntry;
    expect(groundsOf(design, game)).toEqual(["plain", "desert", "jungle"]);
    expect(groundsOf({ ...design, way: "replay", scenario: "N" }, game)).toEqual(["plain", "jungle"]);
    expect(groundsOf({ ...design, battlefield: "moon" }, game).at(-1)).toBe("moon");
    expect(groundsOf(design, null)).toEqual(["plain"]);
  });

  it("says nothing of the plain deck", () => {
    const desert = withGround(design, "desert");
    expect(desert.battlefield).toBe("desert");
    expect("battlefield" in withGround(desert, "plain")).toBe(false);
  });

  it("sets and lifts the limit of a side", () => {
    expect(withLimit(design, "defender", 0).points).toEqual({ attacker: 300, defender: 0 });
    expect(withLimit(design, "attacker", null).points).toEqual({});
  });

  it("reads card numbers as people write them", () => {
    expect(numbers("8, 9 12-14,8")).toEqual([8, 9, 12, 13, 14]);
    expect(numbers("none, 100, -3, 5-")).toEqual([]);
  });

  it("finds a deck after which nobody comes yet", () => {
    const lot = (decks: number) => ({ decks, cards: [], secondary: {} });
    expect(freeDeck(force("attacker", "german"), shelf)).toBe(1);
    expect(freeDeck({ ...force("attacker", "german"), later: [lot(1), lot(3)] }, shelf)).toBe(2);
    expect(freeDeck({ ...force("attacker", "german"), later: [lot(1), lot(2), lot(3)] }, shelf)).toBe(0);
  });

  it("leads from a fault to the field where it can be mended", () => {
    const fault = (role: string, field: string, facts = {}) => ({ role, field, facts, key: "", rule: "" });
    expect(placesOf(fault("", "victory"), design)).toEqual(["design-victory"]);
    expect(placesOf(fault("", "force"), design)).toEqual(["attacker-nation"]);
    expect(placesOf(fault("defender", "cards", { number: 7 }), design)).toEqual(["defender-card-7", "defender-cards", "defender-force"]);
    expect(placesOf(fault("defender", "later", { number: 7 }), design)[0]).toBe("defender-later");
  });

  it("knows which cards are there in a half year", () => {
    const card = { from: "1943b", to: "1944a" } as CardEntry;
    expect(["1943a", "1943b", "1944a", "1944b", ""].map((year) => available(card, year))).toEqual([false, true, true, false, true]);
    expect(available({ from: "", to: "" } as CardEntry, "1941a")).toBe(true);
  });
});
