/** Woods and hills. */

import type { HexGrid } from "../hex";
import { disc, distance, resample, scalloped, softClosed, type Point } from "../path";
import { stream } from "../seed";
import { clusters, humps, trace, type Field } from "./contours";

export interface WoodDrawing {
  readonly body: string;
  readonly shade: string;
  readonly crowns: string;
}

const WOOD_EDGE = 0.36;
const CROWN_EDGE = 0.45;
const CONTOURS = [0.31, 0.44, 0.6, 0.78];

/** Draw every wood with one scalloped edge round the whole of it, and its crowns. */
export function drawWoods(grid: HexGrid, hexes: readonly string[]): WoodDrawing {
  const drawing = { body: "", shade: "", crowns: "" };
  for (const group of clusters(grid, hexes)) {
    const field = humps(grid, group, "wood", 0.16);
    for (const edge of trace(grid, group, field, WOOD_EDGE)) {
      drawing.body += scalloped(resample(edge, 12), 0.56);
    }
    for (const crown of plant(grid, group, field)) {
      drawing.shade += disc({ x: crown.x + 1.2, y: crown.y + 1.5 }, crown.size);
      drawing.crowns += disc({ x: crown.x - 0.6, y: crown.y - 0.9 }, crown.size * 0.8);
    }
  }
  return drawing;
}

/** Draw the contour lines of every hill, the lowest first; a ridge shares its lower lines. */
export function drawHills(grid: HexGrid, hexes: readonly string[]): string[] {
  const rings = CONTOURS.map(() => "");
  for (const group of clusters(grid, hexes)) {
    const field = humps(grid, group, "hill", 0.22);
    CONTOURS.forEach((level, i) => {
      const lines = trace(grid, group, field, level);
      rings[i] += lines.map((line) => softClosed(resample(line, 11))).join("");
    });
  }
  return rings;
}

/** Draw the paved ground of towns. */
export function drawPaving(grid: HexGrid, hexes: readonly string[]): string {
  return clusters(grid, hexes)
    .flatMap((group) => trace(grid, group, humps(grid, group, "town", 0.1), 0.33))
    .map((line) => softClosed(resample(line, 16)))
    .join("");
}

interface Crown extends Point {
  readonly size: number;
}

function plant(grid: HexGrid, group: readonly string[], field: Field): Crown[] {
  const crowns: Crown[] = [];
  for (const hex of group) {
    const centre = grid.centre(hex);
    const next = stream(`crowns${hex}`);
    for (let tries = 0; tries < 170; tries += 1) {
      const place = { x: centre.x + (next() - 0.5) * 120, y: centre.y + (next() - 0.5) * 108 };
      const crown = { ...place, size: 4.6 + next() * 3.4 };
      const room = crowns.every((other) => distance(other, crown) > (other.size + crown.size) * 0.86);
      if (room && field(place) > CROWN_EDGE) crowns.push(crown);
    }
  }
  return crowns.sort((a, b) => a.y - b.y);
}
