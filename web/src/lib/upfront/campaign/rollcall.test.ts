import { describe, expect, it } from "vitest";
import { change, chapters, gains, goes, rollCall, rulesOf } from "./rollcall";
import type { MusterRoll, Picture, Soldier } from "./wire";

const PRINTED = { morale: 4, panic: 5, kia: 8, rank: "PVT" };
const man = (id: string, facts: Partial<Soldier> = {}): Soldier =>
  ({ id, name: id, rank: "PVT", morale: 4, panic: 5, kia: 8, elan: 0, survival: 0, promotion: 0, state: "available", printed: PRINTED, ...facts }) as Soldier;
const roll = (men: string[], roles: Record<string, string> = {}): MusterRoll =>
  ({ men, roles, made: [], sent: [], machines: [], own: "g99", role: "any" });
const ids = (men: readonly Soldier[]): string => men.map(({ id }) => id).join(" ");

describe("the roll call", () => {
  it("puts those who go first, leaders before the others", () => {
    const men = [man("g1"), man("g2"), man("g3"), man("g4"), man("g99")];
    const found = rollCall(men, roll(["g1", "g2", "g4"], { g4: "SL", g2: "ASL" }));
    expect(found.title).toBe("goes");
    expect(ids(found.first)).toBe("g4 g2 g1 g99");
    expect(ids(found.rest)).toBe("g3");
    expect(goes(men[4]!, undefined)).toBe(false);
  });

  it("counts the fit men a scenario names while a choice is open", () => {
    const open = { ...roll(["g1"]), machines: ["g2", "g3", "g33"] };
    expect(ids(rollCall([man("g1"), man("g2"), man("g3", { state: "absent" })], open).first)).toBe("g1 g2");
  });

  it("puts the wounded and then the killed last", () => {
    const men = [man("g1", { state: "killed" }), man("g2", { state: "absent" }), man("g3")];
    expect(ids(rollCall(men, roll([])).rest)).toBe("g3 g2 g1");
  });

  it("shows between two musters who has fought, and before the first everybody", () => {
    const men = [man("g1"), man("g2", { survival: 1 }), man("g3", { rank: "PFC" }), man("g4", { morale: 3 }), man("g5", { state: "killed" })];
    const found = rollCall(men, undefined);
    expect(found.title).toBe("fought");
    expect(ids(found.first)).toBe("g2 g3 g4 g5");
    expect(ids(found.rest)).toBe("g1");
    expect(rollCall([man("g1"), man("g2")], undefined)).toMatchObject({ title: "fit", rest: [] });
  });

  it("tells by how much a value has changed", () => {
    expect(change(man("g1", { morale: 5, panic: 4 }), "morale")).toBe(1);
    expect(change(man("g1", { morale: 5, panic: 4 }), "panic")).toBe(-1);
  });
});

describe("the ledger", () => {
  const line = (game: number, side: string, points: number) => ({ game, side, reason: "killed", points, man: "" });
  const picture = {
    nations: ["german", "american"],
    chain: [{}, {}, {}],
    ledger: [line(0, "german", 12), line(0, "german", -1), line(0, "american", -1), line(2, "american", -7)],
  } as unknown as Picture;

  it("adds up each scenario", () => {
    expect(gains(picture, 0)).toEqual({ german: 11, american: -1 });
    expect(gains(picture, 1)).toEqual({ german: 0, american: 0 });
  });

  it("has a chapter for each scenario with a line", () => {
    expect(chapters(picture).map(({ game, lines }) => [game, lines.length])).toEqual([[0, 3], [2, 1]]);
  });

  it("names the rules of every reason", () => {
    expect(rulesOf("replacement")).toEqual(["UF 42.41", "UF 42.8"]);
    expect(rulesOf("transfer")).toEqual(["UF 42.5", "UF 42.8"]);
    expect(rulesOf("anything")).toEqual(["UF 42.8"]);
  });
});
