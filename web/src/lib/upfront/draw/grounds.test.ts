import { describe, expect, it } from "vitest";
import { drawing, isDrawn } from "./art";
import { groundArt, LIKE, type TerrainKind } from "./grounds";
import { scene } from "./scenes";

const KINDS = Object.keys(LIKE) as (keyof typeof LIKE)[];

/** The battlefields as the game has them: their kinds, and what each is like. */
const DATA = Object.values(
  import.meta.glob<string>("/../src/caposaldo/upfront/data/battlefields.toml", { query: "?raw", import: "default", eager: true }),
).join("");

function told(): Record<string, string> {
  const found = [...DATA.matchAll(/^\[terrain\.(\w+)\]\n(?:(?!\[)[^\n]*\n)*?like = "(\w+)"/gm)];
  return Object.fromEntries(found.map(([, kind = "", like = ""]) => [kind, like]));
}

describe("the ground of a battlefield", () => {
  it("is every kind the game has, each like the kind it is built on", () => {
    expect(told()).toEqual(LIKE);
  });

  it.each(KINDS)("has its own drawing on a card and under a group: %s", (kind) => {
    expect(groundArt("cards", kind)).toBe(`cards/${kind}`);
    expect(groundArt("ground", kind)).toBe(`ground/${kind}`);
    expect(scene({ kind: "terrain", terrain: kind, defence: -1 })).toEqual([{ art: `cards/${kind}` }]);
    expect([drawing(`cards/${kind}`).box, drawing(`ground/${kind}`).box]).toEqual(["0 0 240 150", "0 0 300 48"]);
  });

  it("is drawn otherwise for every kind", () => {
    for (const folder of ["cards", "ground"] as const) {
      const marks = KINDS.map((kind) => drawing(groundArt(folder, kind)).marks);
      expect(new Set(marks).size).toBe(KINDS.length);
    }
  });

  it("is open where nobody has drawn it", () => {
    expect(groundArt("cards", "glacier")).toBe("cards/open");
    expect(groundArt("ground", "toString")).toBe("ground/open");
    expect(scene({ kind: "terrain", terrain: "glacier" as TerrainKind })).toEqual([{ art: "cards/open" }]);
    expect(groundArt("ground", "open")).toBe("ground/open");
  });
});

describe("ground of one name that is another place", () => {
  it("is a town where Buildings shelter by 3; both stand on the same strip", () => {
    expect([groundArt("cards", "buildings", -3), groundArt("cards", "buildings", -2)]).toEqual(["cards/town", "cards/buildings"]);
    expect(groundArt("ground", "buildings", -3)).toBe("ground/buildings");
  });

  it("is a peak where a Hill gives no shelter", () => {
    expect([groundArt("cards", "hill", 0), groundArt("ground", "hill", 0)]).toEqual(["cards/peak", "ground/peak"]);
    expect([groundArt("cards", "hill", -1), groundArt("ground", "hill")]).toEqual(["cards/hill", "ground/hill"]);
  });

  it("is dry where the desert has a Stream or a Marsh", () => {
    expect([groundArt("cards", "stream", -1), groundArt("cards", "stream", 0)]).toEqual(["cards/wadi", "cards/stream"]);
    expect([groundArt("ground", "marsh", 0), groundArt("ground", "marsh", -1)]).toEqual(["ground/soft_sand", "ground/marsh"]);
  });
});

describe("fire", () => {
  it("has a card of its own and flames for any ground", () => {
    expect(scene({ kind: "burning" })).toEqual([{ art: "cards/burning" }]);
    expect([isDrawn("cards/burning"), isDrawn("ground/ablaze")]).toEqual([true, true]);
  });
});
