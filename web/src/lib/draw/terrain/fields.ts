/** Bocage: small uneven fields between dotted hedges, over the whole sheet. */

import type { Box } from "../hex";
import { at, between, disc, polygon, type Point } from "../path";
import { hash, stream } from "../seed";

export interface FieldDrawing {
  readonly pale: string;
  readonly green: string;
  readonly furrows: string;
  readonly hedges: string;
  readonly trees: string;
}

const ACROSS = 47;
const DOWN = 50;
const MARGIN = 60;

/** Draw the fields under a map. */
export function drawFields(box: Box, salt: string): FieldDrawing {
  const columns = Math.ceil((box.width + MARGIN * 2) / ACROSS);
  const rows = Math.ceil((box.height + MARGIN * 2) / DOWN);
  const corner = (i: number, j: number): Point => {
    const next = stream(`${salt}corner${i},${j}`);
    return {
      x: box.x - MARGIN + i * ACROSS + (next() - 0.5) * 30,
      y: box.y - MARGIN + j * DOWN + (i % 2) * 14 + (next() - 0.5) * 26,
    };
  };
  const drawing = { pale: "", green: "", furrows: "", hedges: "", trees: "" };
  for (let i = 0; i < columns; i += 1) {
    for (let j = 0; j < rows; j += 1) {
      const quad = [corner(i, j), corner(i + 1, j), corner(i + 1, j + 1), corner(i, j + 1)];
      paint(drawing, quad, hash(`${salt}field${i},${j}`) % 20);
      hedge(drawing, quad, stream(`${salt}hedge${i},${j}`));
    }
  }
  return drawing;
}

type Canvas = { -readonly [Key in keyof FieldDrawing]: string };

function paint(drawing: Canvas, quad: readonly Point[], kind: number): void {
  if (kind < 6) drawing.pale += polygon(quad);
  else if (kind < 10) drawing.green += polygon(quad);
  if (kind < 2 || kind === 9) drawing.furrows += furrows(quad);
}

function furrows([a, b, c, d]: readonly Point[]): string {
  if (!a || !b || !c || !d) return "";
  return [0.2, 0.36, 0.52, 0.68, 0.84]
    .map((part) => {
      const [start, end] = [between(a, b, part), between(d, c, part)];
      return `M${at(between(start, end, 0.12))}L${at(between(start, end, 0.88))}`;
    })
    .join("");
}

function hedge(drawing: Canvas, [a, b, , d]: readonly Point[], next: () => number): void {
  if (!a || !b || !d) return;
  if (next() < 0.78) drawing.hedges += `M${at(a)}L${at(b)}`;
  if (next() < 0.78) drawing.hedges += `M${at(a)}L${at(d)}`;
  if (next() < 0.3) drawing.trees += disc(between(a, b, 0.2 + next() * 0.6), 2.2 + next() * 1.6);
  if (next() < 0.25) drawing.trees += disc(between(a, d, 0.2 + next() * 0.6), 2.2 + next() * 1.4);
}
