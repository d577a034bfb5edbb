import { describe, expect, it } from "vitest";
import { gathered, isInside } from "./zoom";

const WHOLE = { x: 0, y: 0, width: 1000, height: 1000 };
const BOX = { x: 0, y: 0, width: 300, height: 300 };

describe("points brought into the window", () => {
  it("leave it where they are seen already", () => {
    expect(gathered(BOX, WHOLE, [{ x: 100, y: 100 }, { x: 200, y: 200 }])).toBe(BOX);
  });

  it("move it without coming further away where they find room", () => {
    const found = gathered(BOX, WHOLE, [{ x: 500, y: 500 }, { x: 560, y: 520 }]);
    expect(found.width).toBe(300);
    expect(isInside(found, { x: 500, y: 500 })).toBe(true);
  });

  it("widen it for points that lie far apart, in its shape and on the map", () => {
    const points = [{ x: 200, y: 300 }, { x: 700, y: 400 }];
    const found = gathered(BOX, WHOLE, points);
    expect(found.width).toBeGreaterThan(500);
    expect(found.width).toBe(found.height);
    expect(points.every((point) => isInside(found, point))).toBe(true);
    expect(gathered(BOX, WHOLE, [{ x: 0, y: 0 }, { x: 1000, y: 1000 }])).toEqual(WHOLE);
  });
});
