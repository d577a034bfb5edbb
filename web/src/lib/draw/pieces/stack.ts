/** How the counters of one hex share it. */

import type { Point } from "../path";

export interface Slot {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** Place one to four counters of 60 units round the centre of a hex. */
export function stackSlots(centre: Point, count: number): Slot[] {
  if (count <= 1) return [{ x: centre.x - 30, y: centre.y - 29, scale: 1 }];
  if (count === 2) {
    const side = 60 * 0.8;
    return [-1.5 - side, 1.5].map((dx) => ({ x: centre.x + dx, y: centre.y - side / 2 - 1, scale: 0.8 }));
  }
  // The upper row leaves the number of the hex free; a third counter stands in the middle below.
  const scale = 0.68;
  const side = 60 * scale;
  const lower = count === 3 ? [-side / 2] : [-1.5 - side, 1.5];
  return [
    ...[-1.5 - side, 1.5].map((dx) => ({ x: centre.x + dx, y: centre.y - side + 4, scale })),
    ...lower.map((dx) => ({ x: centre.x + dx, y: centre.y + 7, scale })),
  ].slice(0, count);
}
