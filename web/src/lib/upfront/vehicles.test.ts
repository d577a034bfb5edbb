import { describe, expect, it } from "vitest";
import { Words } from "../core/words";
import type { Preview } from "../core/wire";
import { isDrawn } from "./draw/art";
import { fatesOf, isMixed, lesser, oddsParts } from "./fates";
import { shotProbe } from "./habits";
import type { ArmData, VehicleData } from "./hulls";
import { shotsOf } from "./shots";
import { vehicleFace, vehicleWords } from "./vehicles";
import type { CardData, GroupData, ManData, UpFrontView } from "./view";

const FILES = import.meta.glob<string>("$locales/en/*.ftl", { query: "?raw", import: "default", eager: true });
const words = new Words("en", Object.values(FILES));

const GUN: ArmData = { fitting: "gun", jammed: false, gone: false, to_hit: ["1", "0", "0-1", "0-2", "0-3", "0-4"], effect: [4, 4, 4, 4, 4, 5], boxed: 7 };
const MG: ArmData = { fitting: "mg", jammed: false, gone: false, firepower: [4, 5, 5, 6, 7, 8] };
const FLAME: ArmData = { fitting: "flame", jammed: false, gone: false, firepower: [0, 0, 0, 0, 0, 12], firepower_boxed: [0, 0, 0, 0, 0, 12] };
const SOUND: VehicleData["state"] = { buttoned: false, stun: 0, immobile: false, bogged: false, losses: 0, credit: 0, shown: false, driven: "" };

function tank(facts: Partial<VehicleData> = {}, state: Partial<VehicleData["state"]> = {}): VehicleData {
  return {
    kind: "afv", look: "tank", open_topped: false, assault_gun: false, ce: 9, boxed: [], overrun: 4, arms: [GUN, MG],
    armour: { immobilise: 4, stun: 5, kill: 6, shared: false }, flank: { immobilise: 1, stun: 1, kill: 2, shared: true },
    ...facts, state: { ...SOUND, ...state },
  };
}

function gun(state: Partial<VehicleData["state"]> = {}): VehicleData {
  return tank({ kind: "ig", look: "infantry_gun", armour: null, flank: null, ce: 0, boxed: [3, 7, 4, 8], arms: [GUN] }, state);
}

function card(vehicle: VehicleData, facts: Partial<ManData> = {}): ManData {
  return {
    id: "g33", name: "Panzer IV H", nation: "german", rank: "", role: "", short: "", family: "gun", crewed: false,
    firepower: [0, 0, 0, 0, 0, 0], morale: 5, panic: 6, kia: 9, position: 1, pinned: false, wounded: false, berserk: false,
    jammed: false, secondary: "", assists: "", assisted_by: "", inside: "", heading: "", guards: [], acquired: "", vehicle, ...facts,
  };
}

const seen = (vehicle: VehicleData, facts: Partial<ManData> = {}, range: number | null = null) => ({ man: card(vehicle, facts), vehicle, range });

function group(side: string, letter: string, men: readonly ManData[]): GroupData {
  return {
    id: `${side}-${letter}`, side, letter, range: 1, moving: false, entrenched: false, terrain: "open", laid: [], flanks: [],
    encircled_by: [], acted: false, men,
  };
}

function table(own: readonly ManData[], foe: readonly ManData[] = []): UpFrontView {
  const fire = { id: "54", kind: "fire", need: 7, uses: ["fire"] } as unknown as CardData;
  return {
    nations: ["german", "russian"], deck: { left: 1, discards: 0, number: 1, of: 1 }, turn: { side: "german", number: 1, phase: "actions" },
    you: [fire], sides: {}, groups: [group("german", "A", own), group("russian", "B", foe)], reserves: [],
    ranges: { "german-A>russian-B": 5 }, lost: [], under_way: [],
  };
}

describe("the card of a vehicle", () => {
  it("has the numbers of its armour and of its flank, one for two where they are shared", () => {
    const { heads, plates } = vehicleFace(words, seen(tank()));
    expect(heads).toHaveLength(3);
    expect(plates.map(({ figures, shared }) => [figures, shared])).toEqual([[["4", "5", "6"], false], [["1", "2"], true]]);
  });

  it("has no number of the crew behind closed hatches or while it is pinned", () => {
    expect(vehicleFace(words, seen(tank())).value).toBe("5");
    expect(vehicleFace(words, seen(tank({}, { buttoned: true })))).toMatchObject({ value: "", shut: true });
    expect(vehicleFace(words, seen(tank({ open_topped: true }), { pinned: true }))).toMatchObject({ value: "", pinned: true });
  });

  it("shows its weapons in full, and at a range what they are worth there", () => {
    const arms = (range: number | null) => vehicleFace(words, seen(tank({ arms: [GUN, MG, FLAME] }), {}, range)).arms.map((arm) => arm.figure);
    expect(arms(null)).toEqual(["4", "4–8", "0–12"]);
    expect(arms(2)).toEqual(["0-1: 4", "5", "0"]);
    expect(arms(5)).toEqual(["0-4: 5", "8", "12"]);
    const dumb = { ...GUN, effect: [-1, -1, -1, -1, -1, -1], boxed: -1 };
    expect(vehicleFace(words, seen(tank({ arms: [dumb] }))).arms[0]).toMatchObject({ figure: "–", boxed: "" });
  });

  it("marks what has become of it, the harm apart from the rest, each with a drawing and its word", () => {
    const all = tank({}, { buttoned: true, stun: 6, immobile: true, bogged: true, losses: 1, credit: 2, driven: "russian-C" });
    const marks = vehicleFace(words, seen(all, { acquired: "russian-B" })).marks;
    expect(marks.map(({ mark }) => mark)).toEqual(["buttoned", "stunned", "immobile", "bogged", "commander", "credit", "target", "arrow"]);
    expect(marks.filter(({ harm }) => harm).map(({ mark }) => mark)).toEqual(["stunned", "immobile", "bogged", "commander"]);
    expect(marks.every(({ mark }) => isDrawn(`marks/${mark}`))).toBe(true);
    expect(marks.map(({ word }) => word).join()).toMatch(/stunned 6.*commander killed.*2 rally points.*aims at B.*overrun C/);
    expect(vehicleFace(words, seen(tank())).marks).toEqual([]);
  });

  it("tells behind what it is hull down, and writes what is below zero with a minus", () => {
    const weak = tank({ armour: { immobilise: -1, stun: 0, kill: 1, shared: false } });
    const { marks, plates } = vehicleFace(words, { ...seen(weak), low: "wall" });
    expect(marks.map(({ mark, word }) => [mark, word])).toEqual([["hull_down", "hull down (Wall)"]]);
    expect(plates[0]?.figures).toEqual(["−1", "0", "1"]);
  });

  it("is said with armour, weapons, trouble and odds", () => {
    const jammed = tank({ arms: [{ ...GUN, gone: true }, { ...MG, jammed: true }] });
    const { label, ce, name } = vehicleWords(words, seen(jammed), 6, [{ figure: "17%", word: "destroyed" }]);
    expect(name).toBe("Panzer IV H");
    expect(ce).toBe("CE 9");
    expect(label).toContain("armour in front: immobilised at 4, stunned at 5, destroyed at 6");
    expect(label).toContain("gun destroyed");
    expect(label).toContain("machine gun weapon jammed");
    expect(label).toContain("6 firepower, 17% destroyed");
    expect(vehicleWords(words, seen(tank({}, { buttoned: true })), undefined, []).ce).toBe("");
  });
});

describe("the card of a gun on wheels", () => {
  it("has the values of its crew and those behind the shield, other ones when pinned", () => {
    const rows = (facts: Partial<ManData>) => vehicleFace(words, seen(gun(), facts)).plates.map(({ figures }) => figures);
    expect(rows({})).toEqual([["5", "9"], ["3", "7"]]);
    expect(rows({ pinned: true, kia: 10 })).toEqual([["6", "10"], ["4", "8"]]);
  });

  it("tells what it has lost and that it has shown itself", () => {
    const marks = vehicleFace(words, seen(gun({ losses: 2, shown: true }))).marks;
    expect(marks.map(({ word }) => word)).toEqual(["2 gunners lost", "has shown itself"]);
    const { label } = vehicleWords(words, seen(gun()), undefined, []);
    expect(label).toContain("Morale 5, KIA 9, behind the shield 3/7");
  });
});

describe("the fire of a vehicle", () => {
  it("takes the Fire cards it is strong enough for; against armour any that may do", () => {
    const powers = { "german-A>russian-B": { men: { g33: 8 }, reach: 8 } };
    expect(shotsOf({ ...table([card(tank())]), powers }, "german", ["fire A>B"])).toEqual(["fire A>B; with 54"]);
    expect(shotsOf(table([card(tank({}, { stun: 3 }))]), "german", ["fire A>B"])).toEqual([]);
    expect(shotsOf(table([card(tank({ arms: [GUN] }))]), "german", ["burn A>B"])).toEqual(["burn A>B; with 54"]);
  });

  it("is asked about with the gun where it has nothing else", () => {
    const own = [card(tank({ arms: [GUN] }))];
    expect(shotProbe(table(own), "german", "A", "B")).toBe("shell A>B g33 54");
    expect(shotProbe(table(own, [card(tank())]), "german", "A", "B")).toBe("pierce A>B g33 54");
    expect(shotProbe(table([card(tank())]), "german", "A", "B")).toBe("fire A>B");
    expect(shotProbe(table([card(gun())]), "german", "A", "B")).toBe("fire A>B");
  });
});

describe("the odds against armour", () => {
  const odds = [{ key: "destroyed", share: 0.17 }, { key: "stunned", share: 0.05 }, { key: "immobilised", share: 0 }, { key: "unharmed", share: 0.78 }];
  const [fate] = fatesOf({ detail: { men: [{ id: "r34", odds }] }, factors: [] } as unknown as Preview);

  it("name each thing that can happen", () => {
    expect(fate && isMixed(fate)).toBe(true);
    expect(oddsParts(words, fate)).toEqual([{ figure: "17%", word: "destroyed" }, { figure: "5%", word: "stunned" }]);
  });

  it("are drawn as what takes it out and what only harms it", () => {
    expect(fate?.out).toBeCloseTo(0.17);
    expect(fate && lesser(fate)).toBeCloseTo(0.05);
  });

  it("stay short for a man", () => {
    const man = { id: "r4", out: 0.1, pinned: 0.2, harms: [{ key: "kia", share: 0.1 }, { key: "wounded", share: 0.05 }, { key: "pinned", share: 0.2 }] };
    expect(isMixed(man)).toBe(false);
    expect(lesser(man)).toBe(0.2);
    expect(oddsParts(words, man).map(({ word }) => word)).toEqual(["out", "pin"]);
  });
});
