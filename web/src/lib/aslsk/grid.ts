/** The hexes of the map as they are drawn: corners, outlines, and walking from one to the next. */

import { polygon, type Point } from "../draw/path";
import type { Picture } from "./ground";

/** Centre to corner, and centre to upper side. */
export const RADIUS = 40;
export const HALF_HIGH = (RADIUS * Math.sqrt(3)) / 2;
/** From column to column. */
export const STEP = 60;
/** How near to the edge of the map the middle of a counter may lie. */
const EDGE = 23;

const ARROWS: Readonly<Record<string, readonly [dx: number, dy: number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

export function corners({ x, y }: Point, inset = 0): Point[] {
  const radius = RADIUS - inset / Math.cos(Math.PI / 6);
  return [0, 1, 2, 3, 4, 5].map((turn) => ({
    x: x + radius * Math.cos((Math.PI / 3) * turn),
    y: y + radius * Math.sin((Math.PI / 3) * turn),
  }));
}

export function hexPath(centre: Point, inset = 0): string {
  return polygon(corners(centre, inset));
}

/** The rim of an area: the sides of its hexes behind which none of them lies. */
export function rimPath(spots: readonly Point[]): string {
  const isIn = (point: Point): boolean => spots.some((spot) => isNear(spot, point));
  const sides = spots.flatMap((spot) => {
    const around = corners(spot);
    return around.flatMap((from, turn) => {
      const to = around[(turn + 1) % 6] ?? from;
      return isIn({ x: from.x + to.x - spot.x, y: from.y + to.y - spot.y }) ? [] : [[from, to] as const];
    });
  });
  return joined(sides);
}

/** One line through sides that follow each other, so that its dashes run on round the corners. */
function joined(sides: readonly (readonly [Point, Point])[]): string {
  const left = [...sides];
  let path = "";
  for (let side = left.shift(); side; side = left.shift()) {
    const line = [...side];
    for (let next = follow(line); next; next = follow(line)) line.push(next);
    path += polygon(line);
  }
  return path;

  function follow(line: readonly Point[]): Point | undefined {
    const end = line[line.length - 1];
    const at = left.findIndex(([from]) => end !== undefined && isNear(from, end));
    return at < 0 ? undefined : left.splice(at, 1)[0]?.[1];
  }
}

/** Whether two points are the same but for rounding. */
function isNear(a: Point, b: Point): boolean {
  return Math.abs(a.x - b.x) + Math.abs(a.y - b.y) < 2;
}

export function isArrow(key: string): boolean {
  return key in ARROWS;
}

/** The hex reached from another by an arrow key, or the same one at the edge. */
export function stepped(ground: Picture, hex: string, key: string): string {
  const from = ground.hexes[hex];
  const step = ARROWS[key];
  if (!from || !step) return hex;
  const near = from.near.flatMap((name) => {
    const facts = ground.hexes[name];
    return facts && Math.sign(Math.round(facts.x - from.x)) === step[0] ? [{ name, y: facts.y }] : [];
  });
  if (step[0] === 0) return near.find(({ y }) => Math.sign(y - from.y) === step[1])?.name ?? hex;
  // Two hexes touch on that side; going sideways alternates up and down, so that a walk stays on its row.
  const isUp = Math.round(from.x / STEP) % 2 === 0;
  return (near.find(({ y }) => y < from.y === isUp) ?? near[0])?.name ?? hex;
}

/** The hex under a point of the map, empty off it. */
export function hexAt(ground: Picture, point: Point): string {
  let best = "";
  let least = RADIUS * RADIUS;
  for (const [name, { x, y }] of Object.entries(ground.hexes)) {
    const away = (x - point.x) ** 2 + (y - point.y) ** 2;
    if (away < least) {
      least = away;
      best = name;
    }
  }
  return best;
}

/** Where counters lie in a hex: in its middle, moved in where the edge of the map cuts it. */
export function settledAt(ground: Picture, hex: string): Point {
  const [left, top, width, height] = ground.box;
  const { x, y } = ground.hexes[hex] ?? { x: left, y: top };
  const held = (value: number, low: number, high: number): number => Math.min(Math.max(value, low), high);
  return { x: held(x, left + EDGE, left + width - EDGE), y: held(y, top + EDGE, top + height - EDGE) };
}

/** A line between two hexes that begins and ends beside the counters. */
export function shortened(from: Point, to: Point, start: number, end: number): readonly [Point, Point] {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const at = (away: number): Point => ({ x: from.x + ((to.x - from.x) * away) / length, y: from.y + ((to.y - from.y) * away) / length });
  return [at(Math.min(start, length / 2)), at(Math.max(length - end, length / 2))];
}
