import { describe, expect, it } from "vitest";
import { drawing, isDrawn, readDrawing } from "./art";
import type { CardKind, ManState, PlayFace, SecondaryKind, TerrainKind } from "./faces";
import { scene } from "./scenes";

const FILES = import.meta.glob<string>("./art/**/*.svg", { query: "?raw", import: "default", eager: true });

const KINDS: readonly CardKind[] = [
  "movement", "fire", "rally", "concealed", "smoke", "wire", "hero", "sniper",
];
const TERRAINS: readonly TerrainKind[] = [
  "brush", "woods", "gully", "hill", "wall", "marsh", "stream", "buildings", "minefield", "pillbox",
];
const FAMILIES: readonly string[] = [
  "rifle", "semi_automatic", "carbine", "assault_rifle", "machine_pistol", "bar", "lmg", "mmg",
  "anti_tank_rifle", "flamethrower", "mortar", "light_anti_tank", "piat", "unarmed",
];
const STATES: readonly (ManState | SecondaryKind)[] = [
  "wounded", "berserk", "jammed", "crew", "transfer", "infiltrating", "prisoners", "unarmed",
  "demolition", "panzerfaust", "magnetic_mine", "radio",
];
const VEHICLES: readonly string[] = [
  "tank", "heavy_tank", "light_tank", "tankette", "flame_tank", "assault_gun", "open_gun", "tank_destroyer", "carrier",
  "half_track", "armoured_car", "infantry_gun", "anti_tank_gun",
];
const NATIONS: readonly string[] = [
  "german", "american", "russian", "british", "japanese", "italian", "french",
];

function count(face: PlayFace, art: string): number {
  return scene(face).filter((part) => part.art === art).length;
}

describe("a card's drawing", () => {
  it("shows a cartridge for each point of strength, about the middle", () => {
    for (const strength of [1, 2, 3, 4, 5, 6]) expect(count({ kind: "fire", strength }, "cards/cartridge")).toBe(strength);
    const places = scene({ kind: "fire", strength: 3 }).slice(1).map((part) => part.place);
    expect(places).toEqual(["translate(85.2 126) scale(1.02)", "translate(120 126) scale(1.02)", "translate(154.8 126) scale(1.02)"]);
  });

  it("shows a man for each one rallied, and a crowd for all", () => {
    for (const value of [1, 2, 3, 4]) expect(count({ kind: "rally", value }, "cards/rally-man")).toBe(value);
    expect(count({ kind: "rally", all: true }, "cards/rally-man")).toBeGreaterThan(4);
  });

  it("shows a sprig for each point of concealment", () => {
    const sprigs = (value: number): number => scene({ kind: "concealed", value }).filter((part) => part.art.includes("sprig")).length;
    expect([sprigs(1), sprigs(2), sprigs(3)]).toEqual([1, 2, 3]);
  });

  it("shows a town where buildings shelter better", () => {
    expect(scene({ kind: "terrain", terrain: "buildings", defence: -2 })).toEqual([{ art: "cards/buildings" }]);
    expect(scene({ kind: "terrain", terrain: "buildings", defence: -3 })).toEqual([{ art: "cards/town" }]);
  });

  it("exists for every kind and every terrain", () => {
    const faces: PlayFace[] = [
      ...KINDS.map((kind) => ({ kind, value: 3, strength: 6 })),
      ...TERRAINS.map((terrain) => ({ kind: "terrain" as const, terrain })),
    ];
    const missing = faces.flatMap(scene).filter((part) => !isDrawn(part.art));
    expect(missing).toEqual([]);
  });
});

describe("the other drawings", () => {
  it("exist for every weapon, state, nation and ground", () => {
    const names = [
      ...FAMILIES.map((name) => `weapons/${name}`),
      ...VEHICLES.map((name) => `vehicles/${name}`),
      ...["gun", "vehicle_mg", "flame", "buttoned", "stunned", "immobile", "bogged", "commander", "credit", "shown", "destroyed", "hull_down"].map((name) => `marks/${name}`),
      ...STATES.map((name) => `marks/${name}`),
      ...NATIONS.map((name) => `nations/${name}`),
      ...[...TERRAINS, "open"].map((name) => `ground/${name}`),
      ...["shield", "triangle", "check", "target", "arrow", "leader", "assistant_leader", "commissar"].map((name) => `marks/${name}`),
      ...["smoke", "wire", "entrenched", "flank", "encircled", "starshell", "ford", "breeze", "kia"].map((name) => `marks/${name}`),
    ];
    expect(names.filter((name) => !isDrawn(name))).toEqual([]);
  });

  it("take all their colours from outside", () => {
    const literal = /(?:fill|stroke)="(?!none|currentColor|var\(--)/;
    expect(Object.entries(FILES).filter(([, text]) => literal.test(text)).map(([path]) => path)).toEqual([]);
    expect(Object.entries(FILES).filter(([, text]) => /#[0-9a-f]{3}|<script|<text/i.test(text))).toEqual([]);
  });

  it("are read as a box and what lies in it", () => {
    expect(readDrawing('<svg viewBox="0 0 4 4">\n  <path d="M0 0" />\n</svg>\n')).toEqual({ box: "0 0 4 4", marks: '<path d="M0 0" />' });
    expect(drawing("weapons/rifle").box).toBe("0 0 120 32");
    expect(drawing("weapons/none").marks).toBe("");
  });
});
