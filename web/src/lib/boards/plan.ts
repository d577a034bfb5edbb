/** A board as its file has it, every hex named for itself, and the changes one makes to it. */

import type { Both } from "../core/wire";
import type { Picture } from "../aslsk/ground";

export const LISTED = ["woods", "orchard", "grain"] as const;
export const MATERIALS = ["wooden", "stone"] as const;

export type Listed = (typeof LISTED)[number];
export type Material = (typeof MATERIALS)[number];
export type Paint = "open" | Listed | Material;
export type RoadKind = "paved" | "dirt";

/** Outlines that somebody drew; without any the server draws the usual ones. */
interface Drawn {
  readonly at?: string;
  readonly outline?: unknown;
  readonly outlines?: unknown;
  readonly rects?: unknown;
}

export interface Building extends Drawn {
  readonly material: Material;
  readonly hexes: readonly string[];
  readonly name?: Both;
}

export interface Shape extends Drawn {
  readonly kind: "woods" | "grain";
  readonly hexes: readonly string[];
}

export interface Road {
  readonly kind: RoadKind;
  readonly path: readonly string[];
}

export interface Label {
  readonly at: string;
  readonly text: Both;
  readonly size: number;
}

export interface Plan {
  readonly id: string;
  readonly title: Both;
  readonly columns: number;
  readonly rows: number;
  readonly geomorphic: boolean;
  readonly terrain: Readonly<Record<Listed, readonly string[]>>;
  readonly building: readonly Building[];
  readonly shape: readonly Shape[];
  readonly road: readonly Road[];
  readonly name: readonly Label[];
}

export interface Fault {
  readonly key: string;
  readonly facts: Readonly<Record<string, string | number>>;
  readonly hexes: readonly string[];
}

export interface Report {
  readonly board: Plan;
  readonly sheet: Picture;
  readonly faults: readonly Fault[];
  readonly text: string;
}

/** The hexes round a hex. */
export type Near = (hex: string) => readonly string[];

export function isMaterial(paint: Paint): paint is Material {
  return MATERIALS.includes(paint as Material);
}

export function terrainOf(plan: Plan, hex: string): Paint {
  const building = plan.building.find(({ hexes }) => hexes.includes(hex));
  return building?.material ?? LISTED.find((kind) => plan.terrain[kind].includes(hex)) ?? "open";
}

/** The terrain of every hex that is not open ground. */
export function groundOf(plan: Plan): ReadonlyMap<string, Paint> {
  const listed = LISTED.flatMap((kind) => plan.terrain[kind].map((hex) => [hex, kind] as const));
  const houses = plan.building.flatMap(({ material, hexes }) => hexes.map((hex) => [hex, material] as const));
  return new Map<string, Paint>([...listed, ...houses]);
}

/** Give a hex another terrain; a building may join those of its kind beside it. */
export function painted(plan: Plan, hex: string, paint: Paint, joins: boolean, near: Near): Plan {
  const before = terrainOf(plan, hex);
  if (isMaterial(paint) && joins) return joined(before === paint ? plan : built(plan, hex, paint, near), hex, near);
  if (before === paint) return plan;
  if (isMaterial(paint)) return built(plan, hex, paint, near);
  const bare = cleared(plan, hex, near);
  if (paint === "open") return bare;
  return { ...bare, terrain: { ...bare.terrain, [paint]: [...bare.terrain[paint], hex] } };
}

function built(plan: Plan, hex: string, material: Material, near: Near): Plan {
  const bare = cleared(plan, hex, near);
  return { ...bare, building: [...bare.building, { material, hexes: [hex] }] };
}

/** Take everything but roads and names out of a hex. What was drawn by hand round it is drawn anew. */
export function cleared(plan: Plan, hex: string, near: Near): Plan {
  const without = (hexes: readonly string[]): readonly string[] => hexes.filter((other) => other !== hex);
  const { woods, orchard, grain } = plan.terrain;
  return {
    ...plan,
    terrain: { woods: without(woods), orchard: without(orchard), grain: without(grain) },
    building: plan.building.flatMap((house) => (house.hexes.includes(hex) ? left(house, without(house.hexes), near) : [house])),
    shape: plan.shape.filter(({ hexes }) => !hexes.includes(hex)),
  };
}

/** What is left of a building: one for each part that hangs together, the first with its name. */
function left(house: Building, hexes: readonly string[], near: Near): Building[] {
  return parts(hexes, near).map((part, i) => ({
    material: house.material,
    hexes: part,
    ...(house.name && i === 0 ? { name: house.name } : {}),
  }));
}

function parts(hexes: readonly string[], near: Near): string[][] {
  const waiting = new Set(hexes);
  const found: string[][] = [];
  for (const first of hexes) {
    if (!waiting.delete(first)) continue;
    const part = [first];
    for (const hex of part) for (const other of near(hex)) if (waiting.delete(other)) part.push(other);
    found.push(part);
  }
  return found;
}

/** Make one building of that in a hex and those of its material round it. */
function joined(plan: Plan, hex: string, near: Near): Plan {
  const own = plan.building.find(({ hexes }) => hexes.includes(hex));
  if (!own) return plan;
  const beside = near(hex);
  const others = plan.building.filter((house) => house !== own && house.material === own.material && house.hexes.some((one) => beside.includes(one)));
  if (others.length === 0) return plan;
  const all = [own, ...others];
  const name = all.find((house) => house.name)?.name;
  const one: Building = { material: own.material, hexes: [...new Set(all.flatMap(({ hexes }) => hexes))], ...(name ? { name } : {}) };
  return { ...plan, building: [...plan.building.filter((house) => !all.includes(house)), one] };
}

/** Name the building in a hex, or take its name away. */
export function withHouseName(plan: Plan, hex: string, name: Both): Plan {
  const building = plan.building.map((house) => {
    if (!house.hexes.includes(hex)) return house;
    const { name: _, ...bare } = house;
    return name.en || name.it ? { ...bare, name } : bare;
  });
  return { ...plan, building };
}

/** Write a name under a hex, or take it away. */
export function withLabel(plan: Plan, hex: string, text: Both, size: number): Plan {
  const others = plan.name.filter(({ at }) => at !== hex);
  return { ...plan, name: text.en || text.it ? [...others, { at: hex, text, size }] : others };
}
