import { expect, it } from "vitest";
import { Words } from "../../core/words";
import { sorted } from "./archive";
import { CampaignProse } from "./prose";
import type { Picture, Soldier } from "./wire";

const SOURCE = `
upfront-scenario-A = Patrols
upfront-weapon-german-MP = machine pistol
upfront-man-g30 = Panther
upfront-side-german = Germans
campaign-rank-CPL = Corporal
campaign-rank-german-CPL = Unteroffizier
campaign-state-available = available
campaign-state-absent = wounded, misses { $count }
campaign-state-replacement = replacement
campaign-question-rout = { $side }: { $man } has routed
campaign-option-man = { $man }, { $rank }, { $weapon }, { $morale }/{ $panic }
campaign-option-panic = Panic
campaign-effect-rout-panic = Panic from { $from } to { $to }
campaign-effect-improve-panic = Panic from { $from } to { $to } for { $cost }
campaign-effect-leader-man = leads
campaign-effect-stand-in-replacement = { $man } anew: { $points }
campaign-effect-own-man-rest = misses { $misses }
`;

const SHELF = {
  arms: { "german-MP": ["machine_pistol", "MP"], "american-SAR": ["rifle", "SAR"] },
  figures: { improvement: 5, misses: 3 },
  points: { replacement: -1, transfer: -7 },
};

const VOLLMER: Soldier = {
  id: "g2",
  name: "Vollmer",
  rank: "CPL",
  weapon: "german-MP",
  morale: 4,
  panic: 5,
  kia: 8,
  elan: 3,
  survival: 1,
  promotion: 0,
  state: "available",
  misses: 0,
  replacement: false,
  own: false,
  printed: { morale: 4, panic: 5, kia: 8, rank: "CPL" },
};

function prose(): CampaignProse {
  const picture = { rosters: { german: [VOLLMER] } } as unknown as Picture;
  return new CampaignProse(new Words("en", [SOURCE]), picture, SHELF);
}

it("ranks are called as their nation calls them", () => {
  expect(prose().rank("german", "CPL")).toBe("Unteroffizier");
  expect(prose().rank("british", "CPL")).toBe("Corporal");
});

it("scenarios of the book have a title, others only their name", () => {
  expect(prose().scenario("A")).toBe("A, Patrols");
  expect(prose().scenario("bridge")).toBe("bridge");
});

it("an option is a man with his values, or a word", () => {
  expect(prose().option("g2")).toBe("Vollmer, Unteroffizier, machine pistol, 4/5");
  expect(prose().option("panic")).toBe("Panic");
});

it("a question names its side and its man", () => {
  const question = { id: "g2:rout", side: "german", kind: "rout", man: "g2", options: [], rule: "UF 42.42" };
  expect(prose().question(question)).toBe("Germans: Vollmer has routed");
});

it("an answer tells what comes of it", () => {
  const ask = (kind: string) => ({ id: `g2:${kind}`, side: "german", kind, man: "g2", options: [], rule: "UF 42.42" });
  expect(prose().effect(ask("rout"), "panic")).toBe("Panic from 5 to 4");
  expect(prose().effect(ask("improve"), "panic")).toBe("Panic from 5 to 6 for 5");
  expect(prose().effect(ask("leader"), "g2")).toBe("leads");
  expect(prose().effect(ask("stand-in"), "replacement")).toBe("Vollmer anew: −1");
  expect(prose().effect(ask("own-man"), "rest")).toBe("misses 3");
});

it("weapons have a drawing, by their family or their own", () => {
  expect(prose().art("german-MP")).toBe("machine_pistol");
  expect(prose().art("american-SAR")).toBe("semi_automatic");
  expect(prose().art("")).toBe("unarmed");
  expect(prose().weaponOf("g2")).toBe("german-MP");
  expect(prose().weaponOf("panic")).toBe("");
});

it("a man's state tells wounds and replacements", () => {
  expect(prose().state({ ...VOLLMER, state: "absent", misses: 2 })).toBe("wounded, misses 2");
  expect(prose().state({ ...VOLLMER, replacement: true })).toBe("available, replacement");
});

it("vehicles are named by the game", () => {
  expect(prose().man("g30")).toBe("Panther");
});

it("at a link campaign the other side has an invitation, else its key is kept", () => {
  const german = { seat: "german", player: "human", name: "", key: "G", invite: null };
  const other = { seat: "american", player: "human", name: "", key: null, invite: null };
  const made = (american: object) => ({ id: "x", seats: [german, { ...other, ...american }] });
  const byLink = sorted(made({ invite: "7QK4-M2PD-XN3T-8GHV" }), "link", "River", 1);
  expect(byLink).toMatchObject({ keys: { german: "G" }, tokens: { american: "7QK4-M2PD-XN3T-8GHV" } });
  expect(sorted(made({ key: "A" }), "hotseat", "River", 1).keys).toEqual({ german: "G", american: "A" });
  expect(sorted(made({ player: "regular" }), "solo", "River", 1)).toMatchObject({ keys: { german: "G" }, tokens: {} });
});
