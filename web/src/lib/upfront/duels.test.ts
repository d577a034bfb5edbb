import { describe, expect, it } from "vitest";
import { alsoOf, notesOf } from "../core/beside";
import type { Outcome, Preview } from "../core/wire";
import { Words } from "../core/words";
import { clashOf, duelsOf, fightsOf, foesOf, told } from "./duels";
import { fatesOf } from "./fates";
import { attemptsOf, recruitOf } from "./musters";
import { riseOf } from "./rises";

const FILES = import.meta.glob<string>("$locales/*/*.ftl", { query: "?raw", import: "default", eager: true });

function spoken(lang: "en" | "it"): Words {
  return new Words(lang, Object.entries(FILES).filter(([path]) => path.includes(`/${lang}/`)).map(([, text]) => text));
}

const EN = spoken("en");

function odds(shares: Readonly<Record<string, number>>): Outcome[] {
  return Object.entries(shares).map(([key, share]) => ({ key, share, chances: share * 100, of: 100 }));
}

function worth(...values: readonly number[]) {
  return values.map((value) => ({ value, rule: "UF 20.6", label: "cc", facts: {} }));
}

function preview(detail: Preview["detail"]): Preview {
  return { notation: "storm A", rule: "UF 45.422", factors: [], modifiers: [], odds: [], method: "exact", reveals: "draws", detail };
}

const [meets = odds({})[0]!] = odds({ meets: 0.5 });
const STORM = preview({
  men: [
    {
      id: "j1",
      modifiers: worth(5, -1),
      odds: odds({ wins: 0.4, both: 0.1, loses: 0.3, mined: 0.2 }),
      foes: [{ id: "a2", meets, modifiers: worth(3) }, { id: "a3", meets, modifiers: worth(2, 1, 1) }],
    },
    { id: "j2", modifiers: worth(2), odds: odds({ wins: 0.6, both: 0, loses: 0.4 }), foes: [] },
  ],
  note: ["each-man-by-himself", "unheard-of"],
});

describe("a charge fought out hand to hand", () => {
  it("shows each man's own fight: what he wins, what costs both, what he loses, the mines with it", () => {
    const [first, second] = duelsOf(STORM);
    expect(first).toMatchObject({ id: "j1", worth: 4, won: 0.4, both: 0.1, lost: 0.5, meets: undefined });
    expect(second).toMatchObject({ id: "j2", worth: 2, won: 0.6, both: 0, lost: 0.4 });
  });

  it("says what can happen, and not what cannot", () => {
    const [first, second] = duelsOf(STORM);
    expect(told(EN, first!)).toBe("wins 40%, both fall 10%, loses 30%, killed by a mine 20%");
    expect(told(EN, second!)).toBe("wins 60%, loses 40%");
    expect(told(spoken("it"), second!)).toBe("vince 60%, perde 40%");
  });

  it("lists once whom they may meet", () => {
    expect(foesOf(STORM)).toEqual([{ id: "a2", meets: 0.5, worth: 3 }, { id: "a3", meets: 0.5, worth: 4 }]);
    expect(foesOf(preview({}))).toEqual([]);
  });

  it("tells the condition that it has words for", () => {
    expect(notesOf(EN, "upfront", STORM)).toEqual(["each man by himself, as long as no other meets the same enemy"]);
    expect(notesOf(EN, "upfront", preview({}))).toEqual([]);
  });

  it("is no attack that does something to the men listed", () => {
    expect(fatesOf(STORM)).toEqual([]);
    const shot = preview({ men: [{ id: "g1", odds: odds({ kia: 0.2, unharmed: 0.8 }) }] });
    expect(duelsOf(shot)).toEqual([]);
    expect(fatesOf(shot)).toHaveLength(1);
  });

  it("against a vehicle is won by any harm to it", () => {
    const afv = preview({ men: [{ id: "j1", modifiers: worth(1), odds: odds({ destroyed: 0.1, stunned: 0.1, immobilised: 0.1, "no-effect": 0.5, "attacker-killed": 0.2 }) }] });
    const [only] = duelsOf(afv);
    expect(only?.won).toBeCloseTo(0.3);
    expect(only?.lost).toBe(0.2);
    expect(only?.both).toBe(0);
  });

  it("against one of several tells how likely that one is", () => {
    const entering = preview({ men: [{ id: "a2", meets, modifiers: worth(3), odds: odds({ wins: 1 }) }] });
    expect(duelsOf(entering)[0]?.meets).toBe(0.5);
  });
});

describe("one man against another", () => {
  const clash = { ...preview({ own: 10, enemy: 8, against: worth(3, 5) }), odds: odds({ wins: 0.6, both: 0.1, loses: 0.3 }) };

  it("shows what either brings, and what comes of it", () => {
    expect(clashOf(clash)).toMatchObject({ own: 10, enemy: 8, won: 0.6, both: 0.1, lost: 0.3, against: worth(3, 5) });
    expect(clashOf(STORM)).toBeNull();
  });

  it("stands on the row of the man who fights", () => {
    expect(fightsOf(EN, clash, "j4")).toEqual([["j4", [{ figure: "60%", word: "wins" }, { figure: "30%", word: "loses" }]]]);
    expect(fightsOf(EN, clash, undefined)).toEqual([]);
    expect(fightsOf(EN, STORM, undefined).map(([id, parts]) => [id, parts.map(({ figure }) => figure)])).toEqual([
      ["j1", ["40%", "30%", "20%"]],
      ["j2", ["60%", "40%"]],
    ]);
    // A list of enemies is not about them.
    expect(fightsOf(EN, preview({ men: [{ id: "a2", meets, odds: odds({ wins: 1 }) }] }), undefined)).toEqual([]);
  });
});

describe("who gets up again", () => {
  const said = (detail: Preview["detail"], notation = "rally A 48") => riseOf(EN, { ...preview(detail), notation });

  it("is named: all, so many of them, or nobody", () => {
    expect(said({ pinned: ["g3", "g4"], rises: 2 })?.told).toBe("Rallied: Borchert and Lindemann.");
    expect(said({ pinned: ["g3", "g4"], rises: 1 })?.told).toBe("Rallied: 1 of Borchert and Lindemann.");
    expect(said({ pinned: [], rises: 0 })?.told).toBe("Nobody is rallied.");
    expect(said({ men: [] })).toBeNull();
  });

  it("in a charge leaves what two carry, and is told what a charge means with its rules", () => {
    const charge = said({ pinned: ["j4"], rises: 1, left: ["japanese-MMG"] }, "banzai A>B 12");
    expect(charge?.left).toEqual(["medium machine gun (MMG)"]);
    expect(charge?.terms.map(([, rule]) => rule)).toEqual(["UF 45.4", "UF 45.43", "UF 45.42", "UF 45.45"]);
    expect(said({ pinned: [], rises: 0 })?.terms).toEqual([]);
  });
});

describe("what may happen beside an attack", () => {
  it("is told with its own chance", () => {
    const also = odds({ "catches-fire": 0.25 });
    expect(alsoOf(preview({ also }))).toEqual(also);
    expect(alsoOf(preview({}))).toEqual([]);
    expect(EN.outcome("upfront", "catches-fire")).toBe("the ground catches fire");
  });
});

describe("an attempt at random reinforcements", () => {
  const brings = [
    { number: 0, men: [], choices: 0, snipers: 1 },
    { number: 1, men: ["g1", "g2"], choices: 2, snipers: 0 },
  ];
  const tries = [odds({ "muster-red": 0.5, "muster-0": 0.2, "muster-1": 0.3 }), odds({ "muster-red": 0.6, "muster-0": 0.2, "muster-1": 0.2 })];

  it("says of each number how likely it is in each attempt, and who comes", () => {
    const rows = attemptsOf(EN, preview({ attempts: tries, brings }));
    expect(rows.map(({ key, shares }) => [key, shares])).toEqual([["muster-red", [0.5, 0.6]], ["muster-0", [0.2, 0.2]], ["muster-1", [0.3, 0.2]]]);
    expect(rows.map((row) => row.brings.length)).toEqual([0, 1, 3]);
    expect(rows[1]?.brings).toEqual(["a sniper"]);
    expect(rows[2]?.brings.at(-1)).toBe("2 cards of one’s choice");
  });

  it("tells the card of one's choice", () => {
    const man = { nation: "american", short: "SAR", morale: 4, panic: 6, firepower: [0, 1, 1, 2, 2, 3] };
    expect(recruitOf(EN, preview({ recruit: man }))).toBe("semi-automatic rifle (SAR): Morale 4, Panic 6, FP 0 1 1 2 2 3 at RR 0 to 5.");
    expect(recruitOf(EN, preview({ recruit: { ...man, vehicle: {} } }))).toBe("");
    expect(recruitOf(EN, STORM)).toBe("");
  });

  it("is nothing in another preview", () => {
    expect(attemptsOf(EN, STORM)).toEqual([]);
  });
});
