import { describe, expect, it } from "vitest";
import { stackSlots } from "./stack";

describe("counters in one hex", () => {
  it.each([1, 2, 3, 4])("places %i side by side without covering one another", (count) => {
    const slots = stackSlots({ x: 100, y: 100 }, count);
    expect(slots).toHaveLength(count);
    slots.forEach((a, i) => {
      for (const b of slots.slice(i + 1)) {
        const apart = Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y));
        expect(apart).toBeGreaterThanOrEqual(60 * a.scale);
      }
    });
  });
});
