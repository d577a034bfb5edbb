import { describe, expect, it } from "vitest";
import { Words } from "../core/words";
import type { Preview } from "../core/wire";
import { cardFace, cardWords } from "./cards";
import { fatesOf, firepowers, oddsParts, whole } from "./fates";
import { manFace, manWords } from "./men";
import { firepowerAt, powerOf, shotsOf } from "./shots";
import { nearest } from "./spots";
import { stripFace, stripLabel } from "./strips";
import { facing, intruders, lanesOf, stageOf, type CardData, type GroupData, type ManData, type UpFrontView } from "./view";

const FILES = import.meta.glob<string>("$locales/en/*.ftl", { query: "?raw", import: "default", eager: true });
const words = new Words("en", Object.values(FILES));

function man(facts: Partial<ManData> = {}): ManData {
  return {
    id: "g3", name: "Borchert", nation: "german", rank: "PFC", role: "", short: "LMG", family: "lmg", crewed: true,
    firepower: [4, 5, 6, 7, 8, 9], morale: 3, panic: 4, position: 1, pinned: false, wounded: false, berserk: false,
    jammed: false, secondary: "", assists: "", assisted_by: "", inside: "", heading: "", guards: [], kia: 6, acquired: "", ...facts,
  };
}

function card(facts: Partial<CardData> = {}): CardData {
  return {
    id: "31", kind: "fire", rn: 3, red: true, positions: [1, 2], reds: [true, false], flank: false, ford: false, breeze: false,
    radio: [], nations: [], value: 0, all: false, strength: 2, need: 6, uses: ["fire"], ...facts,
  };
}

function group(facts: Partial<GroupData> = {}): GroupData {
  return {
    id: "german-A", side: "german", letter: "A", range: 1, moving: false, entrenched: false, terrain: "open", laid: [],
    flanks: [], encircled_by: [], acted: false, men: [man()], ...facts,
  };
}

function table(facts: Partial<UpFrontView> = {}): UpFrontView {
  const foe = group({ id: "russian-B", side: "russian", letter: "B", men: [] });
  return {
    nations: ["german", "russian"], deck: { left: 100, discards: 3, number: 1, of: 3 },
    turn: { side: "german", number: 4, phase: "actions" }, you: [card()], sides: {}, groups: [group(), foe], reserves: [],
    ranges: { "german-A>russian-B": 1 }, lost: [], under_way: [], ...facts,
  };
}

describe("the table", () => {
  it("puts the viewer below, a spectator sees the first side there", () => {
    expect(facing(table(), "russian")).toEqual({ own: "russian", foe: "german" });
    expect(facing(table(), "spectator").own).toBe("german");
  });

  it("has a lane for every group and for every group that may be formed", () => {
    expect(lanesOf(table(), ["D", "Z"])).toEqual(["Z", "A", "B", "D"]);
  });

  it("finds who acts and on whom, also from the defender's question", () => {
    const aim = { frame: "upfront.aim", group: "german-A", target: "russian-B", cards: ["31"] };
    expect(stageOf(table({ under_way: [aim] }))).toEqual({ source: "german-A", target: "russian-B", cards: ["31"] });
    const react = { frame: "upfront.react", group: "russian-B", attacker: "german-A" };
    expect(stageOf(table({ under_way: [aim, react] }))).toEqual({ source: "german-A", target: "russian-B", cards: [] });
    expect(stageOf(table()).source).toBe("");
  });

  it("keeps attacker and target in sight while a step within asks one of them", () => {
    const storm = { frame: "upfront.storming", group: "german-A", target: "russian-B" };
    const within = (group: string) => stageOf(table({ under_way: [storm, { frame: "upfront.prepare", group }] }));
    expect(within("german-A")).toEqual({ source: "german-A", target: "russian-B", cards: [] });
    expect(within("russian-B")).toEqual({ source: "german-A", target: "russian-B", cards: [] });
    expect(within("german-C")).toEqual({ source: "german-C", target: "", cards: [] });
    const lettered = { frame: "upfront.shift", group: "german-A", target: "B" };
    expect(stageOf(table({ under_way: [lettered] }))).toEqual({ source: "german-A", target: "", cards: [] });
  });

  it("shows an infiltrator in the group he has gone into", () => {
    const guest = man({ inside: "russian-B" });
    const full = table({ groups: [group({ men: [guest] }), group({ id: "russian-B", side: "russian", letter: "B", men: [] })] });
    expect(intruders(full, full.groups[1] as GroupData).map((one) => one.id)).toEqual(["g3"]);
  });
});

describe("a Fire card", () => {
  it("is joined to the shots whose firepower suffices", () => {
    const shots = (reach: number | undefined) => {
      const powers = reach === undefined ? {} : { "german-A>russian-B": { men: { g3: 5 }, reach } };
      return shotsOf(table({ powers }), "german", ["fire A>B", "done"]);
    };
    expect(shots(undefined)).toEqual([]);
    expect(shots(5)).toEqual([]);
    expect(shots(6)).toEqual(["fire A>B; with 31"]);
  });

  it("says what it needs, its number and its random number", () => {
    const { label, condition } = cardWords(words, card());
    expect(condition).toBe("6 FP");
    expect(label).toContain("red");
    expect(label).toContain("31");
  });
});

describe("a split card", () => {
  it("names both halves", () => {
    const halves = [{ kind: "rally" as const, value: 2 }, { kind: "concealed" as const, value: 1 }];
    const said = cardWords(words, card({ kind: "split", need: 0, halves }));
    expect(said.halves).toHaveLength(2);
    expect(cardFace(card({ kind: "split", halves })).halves).toEqual(halves);
  });
});

describe("a man", () => {
  it("shows his panic when pinned", () => {
    expect(manFace(man({ pinned: true })).value).toBe(4);
  });

  it("has the firepower that the engine gives him there, whatever is printed on his card", () => {
    const powers = { "german-A>russian-B": { men: { g3: 4, g31: 8 }, boxed: { g31: 12 }, reach: 12 } };
    const power = powerOf(table({ powers }), "german-A", "russian-B");
    expect(firepowerAt(power, man())).toBe(4);
    expect(firepowerAt(power, man({ id: "g5" }))).toBe(0);
    expect(firepowerAt(power, man({ id: "g31" }), true)).toBe(12);
    expect(firepowerAt(power, man(), true)).toBe(0);
    expect(firepowerAt(powerOf(table({ powers }), "german-A", "russian-C"), man())).toBe(0);
  });

  it("says his states and whom he serves", () => {
    const { state, label } = manWords(words, man({ pinned: true, jammed: true, assists: "g4" }), 4, []);
    expect(state).toBe("pinned · weapon jammed");
    expect(label).toContain("4 firepower");
    expect(label).toContain("Lindemann");
  });
});

describe("the odds of an attack", () => {
  const odds = [{ key: "kia", share: 0.1 }, { key: "rout", share: 0.07 }, { key: "pinned", share: 0.5 }, { key: "unharmed", share: 0.33 }];
  const factors = [{ value: 4, rule: "UF 6.2", label: "firepower", facts: { man: "@man-g3" } }];
  const preview = { detail: { men: [{ id: "r4", odds }] }, factors } as unknown as Preview;

  it("are told for each man: out, and pinned", () => {
    const [fate] = fatesOf(preview);
    expect(fate?.out).toBeCloseTo(0.17);
    expect(oddsParts(words, fate).map((part) => part.figure)).toEqual(["17%", "50%"]);
    expect(whole(0.004)).toBe("0%");
  });

  it("name a wound where it is what mostly happens, as in a charge", () => {
    const told = (shares: Readonly<Record<string, number>>): string[] => {
      const men = [{ id: "j4", odds: Object.entries(shares).map(([key, share]) => ({ key, share })) }];
      return oddsParts(words, fatesOf({ detail: { men } } as unknown as Preview)[0]).map(({ figure, word }) => `${figure} ${word}`);
    };
    expect(told({ kia: 0.03, wounded: 0.2, unharmed: 0.77 })).toEqual(["3% killed (KIA)", "20% wounded"]);
    expect(told({ kia: 0.1, wounded: 0.05, pinned: 0.2 })).toEqual(["10% out", "20% pin"]);
    expect(told({ kia: 0.1, wounded: 0.01 })).toEqual(["10% out"]);
    expect(told({ kia: 0.1 })).toEqual(["10% out"]);
  });

  it("come with the firepower of each firer", () => {
    expect(firepowers(preview)).toEqual(new Map([["g3", 4]]));
  });
});

describe("the ground of a group", () => {
  const woods = { role: "terrain", card: card({ kind: "terrain", terrain: "woods", defence: -2, attack: 0 }) };

  it("is a chip for each card that counts, and an arrow for each movement", () => {
    const strip = stripFace(words, group({ terrain: "woods", laid: [woods, { role: "forward", card: null, change: 1 }], moving: true, exposed: 1 }), "german", "own", "none");
    expect(strip.chips.map((chip) => chip.value)).toEqual(["+1", "−2"]);
    expect(strip.moves).toEqual(["forward"]);
  });

  it("has the changes that the engine counts: two steps, an AFV on the move, Smoke at night, Wire left behind", () => {
    const values = (facts: Partial<GroupData>) => stripFace(words, group(facts), "german", "own", "none").chips.map(({ value }) => value);
    expect(values({ moving: true, exposed: 2 })).toEqual(["+2", "0"]);
    expect(values({ moving: true, exposed: 0 })).toEqual(["0", "0"]);
    expect(values({ laid: [woods, { role: "smoke", card: null, change: 0 }] })).toEqual(["−2", "0"]);
    expect(values({ laid: [woods, { role: "wire", card: null, change: 1 }, { role: "wire", card: null }] })).toEqual(["−2", "+1", "0"]);
    expect(values({ laid: [woods], marks: ["smoke-marker"], haze: 0 })).toEqual(["−2", "0"]);
  });

  it("shows how strong a minefield is, and who is lit by a starshell", () => {
    const mines = { role: "terrain", card: card({ kind: "terrain", terrain: "minefield", defence: 0, mine: 3 }) };
    const strip = stripFace(words, group({ terrain: "minefield", laid: [mines], lit: true }), "german", "own", "none");
    expect(strip.chips.map(({ mark, value }) => [mark, value])).toEqual([["minefield", "3"], ["starshell", undefined]]);
  });

  it("is said with its range and its men", () => {
    const label = stripLabel(words, group(), "foe", "target");
    expect(label).toContain("Enemy group A");
    expect(label).toContain("range 1");
    expect(label).toContain("target");
  });
});

describe("arrow keys", () => {
  const box = (left: number, top: number) => ({ left, top, width: 10, height: 10 });

  it("lead to the nearest thing in their direction, straight ahead first", () => {
    const spots = [box(100, 0), box(50, 60), box(0, 50), box(-50, 0)];
    expect(nearest(box(0, 0), spots, "ArrowRight")).toBe(0);
    expect(nearest(box(0, 0), spots, "ArrowDown")).toBe(2);
    expect(nearest(box(0, 0), spots, "ArrowLeft")).toBe(3);
    expect(nearest(box(0, 0), spots, "ArrowUp")).toBe(-1);
  });
});
