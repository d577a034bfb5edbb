/** What a preview tells of fire: the column of a shot, and who could fire at a step. */

import { signed } from "../core/words";
import type { Preview } from "../core/wire";

export interface Threat {
  /** The hex that the step leads to, and the one the fire would come from. */
  readonly hex: string;
  readonly from: string;
  readonly unit: string;
  readonly range: number;
  readonly drm: number;
  readonly text: string;
}

interface ThreatData {
  readonly unit: string;
  readonly hex: string;
  readonly range?: number;
  readonly drm: number;
}

/** The shot that a preview is about: its column and the sum of its modifiers. */
export function columnOf({ detail }: Preview): { readonly hex: string; readonly text: string } | null {
  const { column, drm, hex } = detail;
  if (typeof column !== "number" || typeof hex !== "string" || typeof drm !== "number") return null;
  return { hex, text: `${column > 0 ? column : "<1"} / ${signed(drm)}` };
}

/** Who could fire at the hex that a step leads to, the most dangerous first. */
export function threatsOf({ detail, notation }: Preview): Threat[] {
  if (!Array.isArray(detail.threats)) return [];
  const hex = notation.split(" ").at(-1) ?? "";
  return (detail.threats as readonly ThreatData[])
    .map(({ unit, hex: from, range = 0, drm }) => ({ hex, from, unit, range, drm, text: signedOrZero(drm) }))
    .sort((a, b) => a.drm - b.drm || a.range - b.range);
}

/** How many could fire at a step, and the best modifier they would have. */
export function worst(threats: readonly Threat[]): string {
  const [first] = threats;
  return first ? `${threats.length} × ${first.text}` : "";
}

function signedOrZero(value: number): string {
  return value === 0 ? "0" : signed(value);
}
