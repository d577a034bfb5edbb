import { describe, expect, it } from "vitest";
import { HEIGHT, RADIUS, corners, hexGrid, outline, sharedSide } from "./hex";
import { NORTH_MAP, SOUTH_MAP } from "./maps.fixture";
import { distance } from "./path";

const north = hexGrid(NORTH_MAP);
const south = hexGrid(SOUTH_MAP);

describe("where hexes lie", () => {
  it("puts row 1 on top and even columns half a hex lower when row 1 is north", () => {
    expect(north.centre("0101").y).toBeCloseTo(HEIGHT / 2);
    expect(north.centre("0201").y - north.centre("0101").y).toBeCloseTo(HEIGHT / 2);
    expect(north.centre("0102").y).toBeGreaterThan(north.centre("0101").y);
  });

  it("puts row 1 at the bottom and even columns half a hex higher when row 1 is south", () => {
    expect(south.centre("0101").y).toBeCloseTo(south.box.height - HEIGHT / 2);
    expect(south.centre("0101").y - south.centre("0201").y).toBeCloseTo(HEIGHT / 2);
    expect(south.centre("0102").y).toBeLessThan(south.centre("0101").y);
  });

  it("keeps every corner inside the box", () => {
    for (const grid of [north, south]) {
      for (const point of grid.ids.flatMap((hex) => corners(grid.centre(hex)))) {
        expect(point.x).toBeGreaterThanOrEqual(-1e-6);
        expect(point.y).toBeGreaterThanOrEqual(-1e-6);
        expect(point.x).toBeLessThanOrEqual(grid.box.width + 1e-6);
        expect(point.y).toBeLessThanOrEqual(grid.box.height + 1e-6);
      }
    }
  });
});

describe("what touches a hex", () => {
  it.each([
    ["0703", "0602 0603 0702 0704 0802 0803"],
    ["0801", "0701 0702 0802 0901 0902"],
    ["0502", "0401 0402 0501 0503 0601 0602"],
    ["0101", "0102 0201"],
    ["0905", "0804 0805 0904"],
    ["0205", "0105 0204 0305"],
  ])("finds the neighbours of %s on both maps", (hex, near) => {
    expect(north.neighbours(hex).sort().join(" ")).toBe(near);
    expect(south.neighbours(hex).sort().join(" ")).toBe(near);
  });

  it("draws every neighbour one hex away", () => {
    for (const grid of [north, south]) {
      for (const hex of grid.ids) {
        for (const near of grid.neighbours(hex)) {
          expect(distance(grid.centre(hex), grid.centre(near))).toBeCloseTo(HEIGHT);
        }
      }
    }
  });

  it("gives neighbours a shared side as long as the radius", () => {
    const [one, two] = sharedSide(north.centre("0703"), north.centre("0802"));
    expect(distance(one, two)).toBeCloseTo(RADIUS);
    expect(distance(one, north.centre("0703"))).toBeCloseTo(RADIUS);
  });
});

describe("outline of an area", () => {
  it("runs once round seven hexes in eighteen sides", () => {
    const path = outline(north, north.area("0703"));
    expect(path.match(/Z/g)).toHaveLength(1);
    expect(path.match(/[ML]/g)).toHaveLength(18);
  });

  it("leaves out hexes beyond the edge of the map", () => {
    expect(north.area("0101")).toEqual(["0101", "0102", "0201"]);
  });
});
