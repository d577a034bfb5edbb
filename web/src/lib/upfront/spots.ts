/** Arrow keys on the table: the nearest thing in that direction. */

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** How much more a step aside counts than a step ahead. */
const ASIDE = 3;

/** Find which of the boxes lies nearest in the direction of a key; -1 for none. */
export function nearest(from: Box, boxes: readonly Box[], key: string): number {
  const [dx, dy] = STEPS[key] ?? [0, 0];
  let best = -1;
  let least = Infinity;
  boxes.forEach((box, i) => {
    const x = box.left + box.width / 2 - from.left - from.width / 2;
    const y = box.top + box.height / 2 - from.top - from.height / 2;
    const ahead = x * dx + y * dy;
    if (ahead <= 1) return;
    const far = ahead + ASIDE * Math.abs(x * dy + y * dx);
    if (far < least) {
      least = far;
      best = i;
    }
  });
  return best;
}

/** The button of a board to which an arrow key leads from another. */
export function towards(board: HTMLElement, from: Element, key: string): HTMLElement | null {
  const spots = [...board.querySelectorAll<HTMLElement>("button")].filter((spot) => spot !== from && spot.offsetParent);
  const boxes = spots.map((spot) => spot.getBoundingClientRect());
  return spots[nearest(from.getBoundingClientRect(), boxes, key)] ?? null;
}
