/** SVG path text from points. */

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Write a coordinate with one decimal at most. */
export function short(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/** Write a point as path text. */
export function at(point: Point): string {
  return `${short(point.x)} ${short(point.y)}`;
}

/** Find the point that lies the given part of the way from one point to another. */
export function between(from: Point, to: Point, part = 0.5): Point {
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}

/** Measure the distance of two points. */
export function distance(from: Point, to: Point): number {
  return Math.hypot(to.x - from.x, to.y - from.y);
}

/** Close straight lines through the points. */
export function polygon(points: readonly Point[]): string {
  return `M${points.map(at).join("L")}Z`;
}

/** Join the points by straight lines. */
export function polyline(points: readonly Point[]): string {
  return `M${points.map(at).join("L")}`;
}

/** Draw a disc as a path, so that many of them share one element. */
export function disc(centre: Point, radius: number): string {
  const r = short(radius);
  const wide = short(radius * 2);
  return `M${short(centre.x - radius)} ${short(centre.y)}a${r} ${r} 0 1 0 ${wide} 0a${r} ${r} 0 1 0 -${wide} 0`;
}

/** Draw a soft closed line that passes near every point. */
export function softClosed(points: readonly Point[]): string {
  const first = points[0];
  const last = points[points.length - 1];
  if (!first || !last) return "";
  const curves = points.map((point, i) => {
    const next = points[(i + 1) % points.length] ?? first;
    return `Q${at(point)} ${at(between(point, next))}`;
  });
  return `M${at(between(last, first))}${curves.join("")}Z`;
}

/** Draw a soft open line that passes through every point. */
export function softOpen(points: readonly Point[]): string {
  const first = points[0];
  if (!first) return "";
  let text = `M${at(first)}`;
  for (let i = 0; i + 1 < points.length; i += 1) {
    const from = points[i] ?? first;
    const to = points[i + 1] ?? from;
    const before = points[i - 1] ?? from;
    const after = points[i + 2] ?? to;
    const lead = { x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6 };
    const trail = { x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6 };
    text += `C${at(lead)} ${at(trail)} ${at(to)}`;
  }
  return text;
}

/** Draw a closed line of small arcs that swell outwards, as round a wood on a map. */
export function scalloped(points: readonly Point[], swell: number): string {
  const first = points[0];
  if (!first) return "";
  const sweep = area(points) > 0 ? 1 : 0;
  const arcs = points.map((point, i) => {
    const next = points[(i + 1) % points.length] ?? first;
    const r = short(distance(point, next) * swell);
    return `A${r} ${r} 0 0 ${sweep} ${at(next)}`;
  });
  return `M${at(first)}${arcs.join("")}Z`;
}

/** Walk round a closed line in steps of about the given length. */
export function resample(points: readonly Point[], step: number): Point[] {
  const found: Point[] = [];
  let left = 0;
  points.forEach((point, i) => {
    const next = points[(i + 1) % points.length] ?? point;
    const length = distance(point, next);
    while (left < length) {
      found.push(between(point, next, left / length));
      left += step;
    }
    left -= length;
  });
  const first = found[0];
  const last = found[found.length - 1];
  if (found.length > 3 && first && last && distance(first, last) < step * 0.5) found.pop();
  return found;
}

/** Measure twice the signed area: positive when the points run clockwise on the screen. */
function area(points: readonly Point[]): number {
  return points.reduce((sum, point, i) => {
    const next = points[(i + 1) % points.length] ?? point;
    return sum + point.x * next.y - next.x * point.y;
  }, 0);
}
