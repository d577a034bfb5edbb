import { describe, expect, it } from "vitest";
import { hexGrid } from "../hex";
import { NORTH_MAP, SOUTH_MAP } from "../maps.fixture";
import { clusters, humps, trace } from "./contours";
import { drawTerrain } from "./terrain";

const grid = hexGrid(NORTH_MAP);

describe("terrain drawing", () => {
  it("is the same each time for the same map", () => {
    expect(drawTerrain(grid, NORTH_MAP)).toEqual(drawTerrain(hexGrid(NORTH_MAP), NORTH_MAP));
  });

  it("writes no broken number into any path", () => {
    for (const map of [NORTH_MAP, SOUTH_MAP]) {
      expect(JSON.stringify(drawTerrain(hexGrid(map), map))).not.toMatch(/NaN|Infinity|undefined/);
    }
  });

  it("draws roads and rivers only where the map has them", () => {
    expect(drawTerrain(grid, NORTH_MAP).roads).toHaveLength(2);
    expect(drawTerrain(grid, NORTH_MAP).rivers).toHaveLength(0);
    expect(drawTerrain(hexGrid(SOUTH_MAP), SOUTH_MAP).rivers).toHaveLength(1);
  });

  it("draws one edge round a wood of two hexes and two round two woods", () => {
    const edges = (hexes: string[]): number =>
      clusters(grid, hexes)
        .flatMap((group) => trace(grid, group, humps(grid, group, "wood", 0.16), 0.36)).length;
    expect(edges(["0201", "0301"])).toBe(1);
    expect(edges(["0201", "0203"])).toBe(2);
  });
});
