import { describe, expect, it } from "vitest";
import type { GameEvent, LogEntry, Modifier, Preview } from "../core/wire";
import { diceOf, luck } from "./luck";
import { changed, wholePile } from "./presses";
import { pilesIn } from "./stacks";
import { built, inOrder, originsOf, stageOf, type FireGroup, type Stage } from "./stage";
import { columnOf, sweptIn, threatsOf, worst } from "./steps";
import { barsOf, checkOdds, firersOf, residualOdds, targetOdds, toneOf, weaponOdds } from "./sums";
import { table, unit } from "./table.fixture";
import { termsOf } from "./terms";
import type { StarterView } from "./view";

const GROUP: FireGroup = { kind: "prep", side: "german", hex: "C2", targets: [], members: ["g1"], leaders: [], fp: "4", column: 4 };
const NOTHING: Stage = { group: null, movers: [], moving: null, answer: null, flight: null, ways: {}, fight: null, fights: [] };
const preview = (notation: string, detail: Preview["detail"]): Preview => ({ notation, rule: "", factors: [], modifiers: [], odds: [], method: "exact", reveals: "", detail });
const line = (unit: string, label: string, value: number, fp: string): Modifier => ({ value, rule: "SK F1", label, facts: { unit, fp } });

describe("what is under way", () => {
  const shown = (more: object): Stage => stageOf({ ...table(), ...more } as StarterView);

  it("is read from the view", () => {
    expect(shown({ fire_group: GROUP }).group?.hex).toBe("C2");
    expect(shown({ moving: { units: ["g1", "g2"], later: [], left: {}, reach: {} } }).movers).toEqual(["g1", "g2"]);
    expect(shown({ first_fire: { hex: "C2", movers: ["r1"], firers: ["g1"] } })).toMatchObject({ movers: ["r1"], answer: { hex: "C2" } });
    expect(shown({ rout: { ways: { g1: { steps: [], ends: ["C2"] } } } }).ways.g1?.ends).toEqual(["C2"]);
    expect(shown({ close_combats: [{ hex: "B1" }] }).fights).toEqual(["B1"]);
    expect(shown({})).toEqual(NOTHING);
  });

  it("joins squads first, then weapons, then leaders", () => {
    expect(inOrder(table(), ["g2", "gw1", "g10", "g1"])).toEqual(["g1", "g10", "gw1", "g2"]);
    expect(originsOf(table(), ["g1", "gw1", "r1"])).toEqual(["B1", "C2"]);
  });

  it("counts the answers that built it", () => {
    expect(built({ ...NOTHING, group: { ...GROUP, leaders: ["g2"] } }, table())).toBe(3);
    expect(built({ ...NOTHING, movers: ["g1", "g2"] }, table())).toBe(2);
    const gone = table({ units: { g1: unit("german", "4-6-7", "B1", { marks: ["moving"] }) } });
    expect(built({ ...NOTHING, movers: ["g1"] }, gone)).toBe(0);
  });
});

describe("a counter put in or taken out", () => {
  const firing = { prompt: "fire-group", table: table(), stage: { ...NOTHING, group: { ...GROUP, members: ["g1", "gw1"], leaders: ["g2"] } } };

  it("builds the group anew in its order", () => {
    expect(changed(firing, "g10")).toMatchObject({ back: 3, anew: ["add g1", "add g10", "add gw1", "direct g2"], before: ["add g1", "add gw1", "direct g2"] });
    expect(changed(firing, "gw1")?.anew).toEqual(["add g1", "direct g2"]);
    expect(changed(firing, "g2")?.anew).toEqual(["add g1", "add gw1"]);
  });

  it("builds a stack anew in the order of its numbers, as long as it has not gone", () => {
    const moving = { prompt: "move-stack", table: table(), stage: { ...NOTHING, movers: ["g2", "g10"] } };
    expect(changed(moving, "g1")?.anew).toEqual(["move g1", "with g2", "with g10"]);
    expect(changed(moving, "g2")?.anew).toEqual(["move g10"]);
    expect(changed(moving, "r1")).toBeNull();
  });

  it("is no question elsewhere", () => {
    expect(changed({ ...firing, prompt: "rout" }, "g1")).toBeNull();
  });

  it("takes a whole pile in one chain", () => {
    const pieces = pilesIn(table(), "B1").flatMap((pile) => pile.pieces);
    const scene = (plain: readonly string[]) => ({ prompt: "", table: table(), stage: NOTHING, choice: { plain } as never });
    expect(wholePile(scene(["move g1", "move g2", "done"]), pieces)).toBe("move g1; with g2");
    expect(wholePile(scene(["add gw1", "add g1"]), pieces)).toBe("add g1; add gw1");
    expect(wholePile(scene(["move g1", "done"]), pieces)).toBe("");
  });
});

describe("previews", () => {
  it("tell the column of a shot and who threatens a step", () => {
    expect(columnOf(preview("shoot", { column: 16, drm: 2, hex: "C2" }))).toEqual({ hex: "C2", text: "16 / +2" });
    expect(columnOf(preview("go C2", { cost: "1" }))).toBeNull();
    const [threat] = threatsOf(preview("go C2", { threats: [{ hex: "B1", unit: "r1", range: 3, drm: -2 }, { hex: "B1", unit: "r2", range: 3, drm: -1 }] }));
    expect(threat).toMatchObject({ hex: "C2", from: "B1", unit: "r1", range: 3, text: "−2" });
    expect(worst(threatsOf(preview("go C2", { threats: [{ hex: "B1", unit: "r1", drm: 1 }, { hex: "A1", unit: "r2", drm: -1 }] })))).toBe("2 × −1");
    expect(threatsOf(preview("go C2", {}))).toEqual([]);
  });

  it("weigh each answer to a step by its column and its odds, the gravest first", () => {
    const step = preview("go C2", {
      threats: [
        { hex: "B1", unit: "r1", range: 3, weapons: [], fp: "4", column: 4, drm: -2, worst: { unit: "g1", chances: 12, of: 36 } },
        { hex: "A1", unit: "r2", range: 5, weapons: ["rw1"], fp: "8", column: 8, drm: -1, worst: { unit: "g1", chances: 18, of: 36 } },
        { hex: "A2", unit: "r3", range: 5, weapons: [], fp: "½", column: 0, drm: 0 },
      ],
      swept: { weapons: [], fp: "2", column: 2, drm: -2, worst: { unit: "g1", chances: 9, of: 36 } },
    });
    expect(threatsOf(step).map(({ unit, text, share }) => [unit, text, share])).toEqual([["r2", "8 / −1", 0.5], ["r1", "4 / −2", 1 / 3], ["r3", "<1 / 0", -1]]);
    expect(worst(threatsOf(step))).toBe("3 × 8 / −1");
    expect(sweptIn(step)).toEqual({ fp: "2", share: 0.25, text: "2 / −2" });
    expect(sweptIn(preview("go C2", {}))).toBeNull();
  });

  it("tell by its tone whether an outcome helps, hurts, removes or changes nothing", () => {
    expect(["rally-works", "rally-fails", "rally-reduced", "repair-destroys", "cc-unharmed", "ambushed", "no-ambush"].map(toneOf)).toEqual(["good", "none", "harm", "removed", "none", "harm", "none"]);
  });

  it("gather the firepower by firer", () => {
    const firers = firersOf([line("g1", "own-fp", 4, "4"), line("g1", "point-blank", 2, "8"), line("gw1", "weapon-fp", 3, "3")]);
    expect(firers.map(({ id, fp }) => [id, fp])).toEqual([["g1", "8"], ["gw1", "3"]]);
    expect(firers[0]?.lines).toHaveLength(2);
  });

  it("draw the results as bars and tell of weapons and targets", () => {
    const bars = barsOf([{ key: "result-NMC", chances: 3, of: 36, share: 1 / 12 }, { key: "result-none", chances: 33, of: 36, share: 11 / 12 }]);
    expect(bars.map(({ height }) => height)).toEqual([3 / 33, 1]);
    expect(weaponOdds({ weapons: { gw1: { rate: 1, number: 12, keeps: 6, breaks: 1, of: 36 } } })[0]).toMatchObject({ id: "gw1", keeps: 6 });
    expect(weaponOdds({})).toEqual([]);
    expect(targetOdds({ targets: ["r1"] })).toEqual([]);
    expect(targetOdds({ fates: [{ unit: "r1", removed: 324, broken: 648, pinned: 0, of: 1296 }] })).toEqual([{ unit: "r1", removed: 0.25, broken: 0.5, pinned: 0 }]);
    expect(residualOdds({ residual: { "2": 30, "1": 3, "0": 3 } })).toEqual([{ fp: 2, share: 30 / 36 }, { fp: 1, share: 3 / 36 }]);
    expect(checkOdds({ checks: { g1: { pinned: 6, broken: 9, of: 36 } } })).toEqual([{ unit: "g1", pinned: 6 / 36, broken: 0.25 }]);
  });
});

describe("the help", () => {
  it("explains the signs that are on the table", () => {
    const view = { table: table({ smoke: ["B1"] }) } as never;
    expect(termsOf(view).map((id) => id.replace("aslsk-web-term-", ""))).toEqual(["counter", "hex", "broken", "dm", "smoke"]);
    expect(termsOf(null)).toHaveLength(2);
  });
});

describe("the luck report", () => {
  const event = (kind: string, facts: GameEvent["facts"]): GameEvent => ({ kind, facts, rules: [], modifiers: [] });
  const log = (...events: GameEvent[]): LogEntry[] => [{ n: 1, seat: "german", action: "shoot", events }];

  it("counts the dice of attacks and checks, low being good", () => {
    const rows = luck(log(event("fired", { side: "@side-german", coloured: 1, white: 2 }), event("morale-check", { unit: "r1", coloured: 6, white: 6 }), event("broke", { unit: "r1" })), ["german", "russian"]);
    expect(diceOf(event("close-combat", { roll: 9 }))).toBe(9);
    expect(rows[0]?.cells[1]).toMatchObject({ value: 3, verdict: "lucky" });
    expect(rows[1]?.cells[3]).toMatchObject({ value: 12, verdict: "unlucky" });
    expect(rows[1]?.cells[4]?.value).toBe(1);
  });

  it("is left out where nobody rolled", () => {
    expect(luck(log(event("broke", { unit: "r1" })), ["german", "russian"])).toEqual([]);
    expect(diceOf(event("fired", { coloured: 3 }))).toBeNull();
  });
});
