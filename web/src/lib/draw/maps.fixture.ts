/** Two small maps for the tests: the shapes of the real ones, with all kinds of ground. */

import type { MapDefinition } from "./scenario";

const TERRAIN = {
  clear: { letter: ".", cover: 0, blocks: false },
  forest: { letter: "f", cover: 1, blocks: true },
  village: { letter: "v", cover: 1, blocks: true },
  town: { letter: "t", cover: 2, blocks: true },
  hill: { letter: "h", cover: 0, blocks: true },
};

export const NORTH_MAP: MapDefinition = {
  id: "north",
  columns: 9,
  rows: 5,
  first_row: "north",
  map: [".f..f..h.", "..v.v.h.f", ".f.f.vt..", ".....f..f", "f.f....f."],
  terrain: TERRAIN,
  places: [{ hex: "0703", key: "town" }],
  roads: [{ path: ["0903", "0803", "0703", "0603"] }, { path: ["0702", "0703", "0704", "0705"] }],
  rivers: [],
};

export const SOUTH_MAP: MapDefinition = {
  ...NORTH_MAP,
  id: "south",
  first_row: "south",
  roads: [],
  rivers: [{ sides: [["0105", "0104"], ["0105", "0204"], ["0205", "0204"], ["0305", "0204"], ["0305", "0304"]] }],
};
