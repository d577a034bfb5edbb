/** Villages and towns: hipped roofs that leave the roads free. */

import { distance, polygon, polyline, type Point } from "../path";
import { stream } from "../seed";

export interface RoofDrawing {
  readonly shadow: string;
  readonly lit: string;
  readonly dim: string;
  readonly ends: string;
  readonly ridge: string;
  readonly edge: string;
}

interface Roof extends Point {
  readonly long: number;
  readonly deep: number;
  readonly angle: number;
}

const NONE: RoofDrawing = { shadow: "", lit: "", dim: "", ends: "", ridge: "", edge: "" };

/** Draw the roofs of one village or town round its centre. */
export function drawRoofs(hex: string, centre: Point, dense: boolean, roads: readonly Point[]): RoofDrawing {
  const near = roads.filter((point) => distance(point, centre) < 62);
  const roofs = settle(stream(`roofs${hex}`), centre, dense, near);
  const drawn = roofs.sort((a, b) => a.y - b.y).map(drawRoof);
  return mergeRoofs(drawn);
}

/** Join drawings of roofs into one. */
export function mergeRoofs(drawings: readonly RoofDrawing[]): RoofDrawing {
  return drawings.reduce(
    (all, one) => ({
      shadow: all.shadow + one.shadow,
      lit: all.lit + one.lit,
      dim: all.dim + one.dim,
      ends: all.ends + one.ends,
      ridge: all.ridge + one.ridge,
      edge: all.edge + one.edge,
    }),
    NONE,
  );
}

function settle(next: () => number, centre: Point, dense: boolean, roads: readonly Point[]): Roof[] {
  const roofs: Roof[] = [];
  const wanted = dense ? 30 : 13;
  const room = dense ? 13 : 15;
  for (let tries = 0; tries < 400 && roofs.length < wanted; tries += 1) {
    const far = (dense ? 47 : 46) * Math.sqrt(next());
    const turn = next() * Math.PI * 2;
    const [dx, dy] = [far * Math.cos(turn), far * Math.sin(turn)];
    // The top of a hex carries its number and the foot its name.
    const written = (dy < -31 && Math.abs(dx) < 20) || dy > 37;
    const spot = { x: centre.x + dx, y: centre.y + dy };
    const clear =
      !written &&
      roads.every((point) => distance(point, spot) > 10.5) &&
      roofs.every((roof) => distance(roof, spot) > room);
    if (clear) roofs.push({ ...spot, ...build(next, roofs.length === 0) });
  }
  return roofs;
}

function build(next: () => number, church: boolean): Omit<Roof, "x" | "y"> {
  const angle = [0, Math.PI / 2, -Math.PI / 6, Math.PI / 3][Math.floor(next() * 4)] ?? 0;
  if (church) return { long: 18, deep: 9, angle };
  return { long: 10 + next() * 4.5, deep: 6.8 + next() * 1.8, angle };
}

function drawRoof(roof: Roof): RoofDrawing {
  const { long, deep, angle } = roof;
  const turned = (x: number, y: number): Point => ({
    x: roof.x + x * Math.cos(angle) - y * Math.sin(angle),
    y: roof.y + x * Math.sin(angle) + y * Math.cos(angle),
  });
  const [w, h] = [long / 2, deep / 2];
  const [a, b, c, d] = [turned(-w, -h), turned(w, -h), turned(w, h), turned(-w, h)];
  const [left, right] = [turned(-w + h * 0.95, 0), turned(w - h * 0.95, 0)];
  const cast = [a, b, c, d].map(({ x, y }) => ({ x: x + 2, y: y + 2.4 }));
  return {
    shadow: polygon(cast),
    lit: polygon([a, b, right, left]),
    dim: polygon([d, c, right, left]),
    ends: polygon([a, d, left]) + polygon([b, c, right]),
    ridge: polyline([left, right]),
    edge: polygon([a, b, c, d]),
  };
}
