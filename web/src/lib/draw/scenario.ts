/** The static part of a scenario, as the server sends it: what the drawings need and nothing of the rules. */

export type Side = "us" | "german";
export type UnitKind = "armour" | "infantry" | "gun";
export type Tint = "us" | "ss" | "army";
export type FigureName =
  | "infantry"
  | "gun"
  | "tank"
  | "assault-gun"
  | "tank-destroyer"
  | "tiger"
  | "halftrack";

/** Anti-tank and anti-infantry factors of one side of a counter. */
export type Factors = readonly [at: number, ai: number];

export interface UnitDefinition {
  readonly id: string;
  readonly side: Side;
  readonly kind: UnitKind;
  readonly label: string;
  readonly tint: Tint;
  readonly figure: FigureName;
  readonly front: Factors;
  readonly flipped: Factors;
  readonly start?: string;
  readonly tiger?: boolean;
}

export interface TerrainDefinition {
  readonly letter: string;
  readonly cover: number;
  readonly blocks: boolean;
}

export interface GridShape {
  readonly columns: number;
  readonly rows: number;
  readonly first_row: "north" | "south";
}

export interface MapDefinition extends GridShape {
  readonly id: string;
  /** One string a row, row 1 first. */
  readonly map: readonly string[];
  readonly terrain: Readonly<Record<string, TerrainDefinition>>;
  readonly places: readonly { readonly hex: string; readonly key: string }[];
  readonly roads: readonly { readonly path: readonly string[] }[];
  readonly rivers: readonly { readonly sides: readonly (readonly [string, string])[] }[];
}

export interface ScenarioDefinition extends MapDefinition {
  readonly units: readonly UnitDefinition[];
}

/** Give the terrain key ("clear", "forest") of every hex of a map. */
export function terrainByHex(map: MapDefinition): ReadonlyMap<string, string> {
  const keys = new Map(Object.entries(map.terrain).map(([key, kind]) => [kind.letter, key]));
  const found = new Map<string, string>();
  map.map.forEach((line, row) => {
    [...line].forEach((letter, column) => {
      found.set(hexId(column + 1, row + 1), keys.get(letter) ?? "clear");
    });
  });
  return found;
}

/** Name the hex in a column and a row, both counted from one. */
export function hexId(column: number, row: number): string {
  return `${String(column).padStart(2, "0")}${String(row).padStart(2, "0")}`;
}
