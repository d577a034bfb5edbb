/** Which drawing shows a kind of ground: its own, or that of the kind it is like. */

import { isDrawn } from "./art";
import { CITY } from "./scenes-city";
import { COUNTRYSIDE } from "./scenes-countryside";
import { DESERT, DESERT_FIGURES } from "./scenes-desert";
import { JUNGLE } from "./scenes-jungle";
import { MOUNTAIN_FIGURES } from "./scenes-mountain";

export type PlainKind = "brush" | "woods" | "gully" | "hill" | "wall" | "marsh" | "stream" | "buildings" | "minefield" | "pillbox";
export type FieldKind = keyof typeof DESERT | keyof typeof JUNGLE | keyof typeof CITY | keyof typeof COUNTRYSIDE;
export type TerrainKind = PlainKind | FieldKind;

/** The kinds of ground of other battlefields, each with the kind it is like. */
export const LIKE: Readonly<Record<FieldKind, PlainKind | "open">> = { ...DESERT, ...JUNGLE, ...CITY, ...COUNTRYSIDE };

/** Ground of one name that is another place where its card prints this figure: a stone town shelters by 3. */
const BY_FIGURE: Readonly<Record<string, Readonly<Record<number, string>>>> = {
  buildings: { [-3]: "town" },
  ...DESERT_FIGURES,
  ...MOUNTAIN_FIGURES,
};

/** Name the drawing of ground on a card or under a group; ground that nobody has drawn is open. */
export function groundArt(folder: "cards" | "ground", terrain: string, defence?: number): string {
  const another = defence === undefined ? undefined : BY_FIGURE[terrain]?.[defence];
  const names = [another, terrain, (LIKE as Readonly<Record<string, string>>)[terrain]];
  const drawn = names.find((name) => name && isDrawn(`${folder}/${name}`));
  return `${folder}/${drawn ?? "open"}`;
}
