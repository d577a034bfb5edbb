/** Walking over the map with the arrow keys. */

import { columnRow, type HexGrid } from "../draw";

const STEPS: Readonly<Record<string, readonly [dx: number, dy: number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** The hex reached from another by an arrow key, or the same one at the edge. */
export function stepped(grid: HexGrid, hex: string, key: string): string {
  const step = STEPS[key];
  if (!step || !grid.has(hex)) return hex;
  const from = grid.centre(hex);
  const [column] = columnRow(hex);
  const near = grid.neighbours(hex).filter((other) => columnRow(other)[0] === column + step[0]);
  if (step[0] !== 0) {
    // Two hexes touch on that side: take the one nearer to the row of the grid.
    const best = near.sort((a, b) => slant(grid, a, from.y, column) - slant(grid, b, from.y, column));
    return best[0] ?? hex;
  }
  return near.find((other) => Math.sign(grid.centre(other).y - from.y) === step[1]) ?? hex;
}

/** Going sideways alternates up and down, so that a straight walk stays on its row. */
function slant(grid: HexGrid, hex: string, y: number, column: number): number {
  const isUp = grid.centre(hex).y < y;
  return isUp === (column % 2 === 0) ? 0 : 1;
}

export function isArrow(key: string): boolean {
  return key in STEPS;
}
