import { describe, expect, it } from "vitest";
import type { CardFace } from "./faces";
import {
  arrowTurn,
  cardMarks,
  headFigure,
  headMark,
  modifier,
  pips,
  randomNumber,
  roleMark,
  secondaryMark,
  shares,
  weaponArt,
} from "./figures";

function card(face: Partial<CardFace>): CardFace {
  return { id: "1", kind: "movement", rn: 0, red: false, positions: [], reds: [], ...face };
}

describe("random numbers", () => {
  it("carry the sign of their colour, zero too", () => {
    expect([randomNumber(3, true), randomNumber(3, false)]).toEqual(["−3", "+3"]);
    expect([randomNumber(0, true), randomNumber(0, false)]).toEqual(["−0", "+0"]);
  });
});

describe("the figure in the head of a card", () => {
  it("is the strength of a Fire card", () => {
    expect(headFigure({ kind: "fire", strength: 4, need: 8 })).toBe("4");
  });

  it("is the number of men of a Rally card, or the word for all of them", () => {
    expect(headFigure({ kind: "rally", value: 3 }, "all")).toBe("3");
    expect(headFigure({ kind: "rally", all: true }, "all")).toBe("all");
  });

  it("is a minus for Concealed and Smoke, a plus for Movement and Wire", () => {
    expect(headFigure({ kind: "concealed", value: 2 })).toBe("−2");
    expect(headFigure({ kind: "smoke" })).toBe("−1");
    expect([headFigure({ kind: "movement" }), headFigure({ kind: "wire" })]).toEqual(["+1", "+1"]);
  });

  it("is the shelter of ground, or the strength of mines", () => {
    expect(headFigure({ kind: "terrain", terrain: "woods", defence: -2 })).toBe("−2");
    expect(headFigure({ kind: "terrain", terrain: "stream", defence: 0 })).toBe("0");
    expect(headFigure({ kind: "terrain", terrain: "minefield", defence: 0, mine: 3 })).toBe("3");
  });

  it("leaves room for the drawing of a Sniper, or of fire", () => {
    expect([headFigure({ kind: "sniper" }), headFigure({ kind: "burning" })]).toEqual(["", ""]);
    expect([headMark("sniper"), headMark("burning"), headMark("split")]).toEqual(["target", "ablaze", "target"]);
  });
});

describe("marks under the drawing", () => {
  it("are those the card carries, in one order", () => {
    expect(cardMarks(card({ ford: true, flank: true }))).toEqual(["flank", "ford"]);
    expect(cardMarks(card({ kind: "sniper", pin: [2, 3], kia: [4, 6] }))).toEqual(["pin", "kia"]);
  });

  it("say when nobody fires out of a place", () => {
    expect(cardMarks(card({ kind: "terrain", terrain: "gully", silent: true }))).toEqual(["silent"]);
  });

  it("are none where lists are empty and modifiers nothing", () => {
    expect(cardMarks(card({ radio: [], attack: 0 }))).toEqual([]);
  });
});

describe("men", () => {
  it("hold the drawing of their family, with a few of their own", () => {
    expect(weaponArt("rifle", "R")).toBe("rifle");
    expect(weaponArt("rifle", "SAR")).toBe("semi_automatic");
    expect(weaponArt("light_anti_tank", "PIAT")).toBe("piat");
    expect(weaponArt("")).toBe("unarmed");
  });

  it("show rank and what else they carry by a mark", () => {
    expect([roleMark("SL"), roleMark("ASL"), roleMark("")]).toEqual(["leader", "assistant_leader", ""]);
    expect([secondaryMark("DC"), secondaryMark("?")]).toEqual(["demolition", undefined]);
  });
});

describe("arrows of Movement cards", () => {
  it("point at the other side of the table when men go forward", () => {
    expect([arrowTurn("forward", "own"), arrowTurn("forward", "foe")]).toEqual([0, 180]);
    expect([arrowTurn("back", "own"), arrowTurn("back", "foe")]).toEqual([180, 0]);
  });

  it("point the same way for both sides when men go sideways", () => {
    expect([arrowTurn("left", "own"), arrowTurn("left", "foe")]).toEqual([270, 270]);
  });
});

describe("small figures", () => {
  it("write nothing without a sign", () => {
    expect([modifier(0), modifier(1), modifier(-3)]).toEqual(["0", "+1", "−3"]);
  });

  it("fill as many pips as the range", () => {
    expect(pips(2)).toEqual([true, true, false, false, false]);
    expect(pips(0).some(Boolean)).toBe(false);
  });

  it("never let a bar pass its end", () => {
    expect(shares(0.25, 0.5)).toEqual({ out: 25, pinned: 50 });
    expect(shares(0.75, 0.5)).toEqual({ out: 75, pinned: 25 });
    expect(shares(2, -1)).toEqual({ out: 100, pinned: 0 });
  });
});
