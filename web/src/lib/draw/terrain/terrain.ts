/** The whole terrain drawing of a map, made once from its static data. */

import { hexPath, type HexGrid } from "../hex";
import { terrainByHex, type MapDefinition } from "../scenario";
import { drawFields, type FieldDrawing } from "./fields";
import { drawRivers, drawRoads } from "./lines";
import { drawHills, drawPaving, drawWoods, type WoodDrawing } from "./relief";
import { drawRoofs, mergeRoofs, type RoofDrawing } from "./roofs";

export interface TerrainDrawing {
  readonly fields: FieldDrawing;
  readonly hills: readonly string[];
  readonly woods: WoodDrawing;
  readonly rivers: readonly string[];
  readonly roads: readonly string[];
  readonly paving: string;
  readonly roofs: RoofDrawing;
  readonly grid: string;
}

/** Draw a map; the same map always gives the same drawing. */
export function drawTerrain(grid: HexGrid, map: MapDefinition): TerrainDrawing {
  const terrain = terrainByHex(map);
  const of = (key: string): string[] => grid.ids.filter((hex) => terrain.get(hex) === key);
  const roads = drawRoads(grid, map.roads);
  const towns = of("town");
  const settled = [...of("village"), ...towns];
  return {
    fields: drawFields(grid.box, map.id),
    hills: drawHills(grid, of("hill")),
    woods: drawWoods(grid, of("forest")),
    rivers: drawRivers(grid, map.rivers),
    roads: roads.lines,
    paving: drawPaving(grid, towns),
    roofs: mergeRoofs(
      settled.map((hex) => drawRoofs(hex, grid.centre(hex), towns.includes(hex), roads.points)),
    ),
    grid: grid.ids.map((hex) => hexPath(grid.centre(hex))).join(""),
  };
}
