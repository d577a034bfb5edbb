/** The part of the map that is shown: zooming round a point, panning, never off the sheet. */

import type { Box } from "./hex";

export const MARGIN = 5;
/** How many times the whole map fits into the smallest part that is shown. */
export const CLOSEST = 3.2;

/** The smallest box of the shape of the screen that holds the whole map. */
export function fitted(map: Box, aspect: number): Box {
  const width = map.width + MARGIN * 2;
  const height = map.height + MARGIN * 2;
  const wide = Math.max(width, height * aspect);
  const tall = wide / aspect;
  return { x: map.x - MARGIN - (wide - width) / 2, y: map.y - MARGIN - (tall - height) / 2, width: wide, height: tall };
}

/** Zoom by a factor and keep the point where it is on the screen. */
export function zoomed(box: Box, whole: Box, factor: number, point: { x: number; y: number }, closest = CLOSEST): Box {
  const width = Math.min(whole.width, Math.max(whole.width / closest, box.width / factor));
  const share = width / box.width;
  return held(
    {
      x: point.x - (point.x - box.x) * share,
      y: point.y - (point.y - box.y) * share,
      width,
      height: box.height * share,
    },
    whole,
  );
}

/** Move the box and stop at the edges. */
export function panned(box: Box, whole: Box, dx: number, dy: number): Box {
  return held({ ...box, x: box.x + dx, y: box.y + dy }, whole);
}

/** Centre the box on a point, as far as the edges allow. */
export function centred(box: Box, whole: Box, point: { x: number; y: number }): Box {
  return held({ ...box, x: point.x - box.width / 2, y: point.y - box.height / 2 }, whole);
}

/** Tell whether a point lies well inside the box. */
export function isInside(box: Box, point: { x: number; y: number }, edge = 60): boolean {
  return (
    point.x > box.x + edge &&
    point.x < box.x + box.width - edge &&
    point.y > box.y + edge &&
    point.y < box.y + box.height - edge
  );
}

/** The box moved, and widened as little as need be, so that all points lie well inside it. */
export function gathered(box: Box, whole: Box, points: readonly { x: number; y: number }[], edge = 60): Box {
  if (points.every((point) => isInside(box, point, edge))) return box;
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const room = 2 * (edge + 1);
  const share = Math.max(1, (right - left + room) / box.width, (bottom - top + room) / box.height);
  const width = Math.min(whole.width, box.width * share);
  const size = { ...box, width, height: box.height * (width / box.width) };
  return centred(size, whole, { x: (left + right) / 2, y: (top + bottom) / 2 });
}

function held(box: Box, whole: Box): Box {
  const clamp = (value: number, low: number, high: number): number => Math.min(Math.max(value, low), Math.max(low, high));
  return {
    ...box,
    x: clamp(box.x, whole.x, whole.x + whole.width - box.width),
    y: clamp(box.y, whole.y, whole.y + whole.height - box.height),
  };
}
