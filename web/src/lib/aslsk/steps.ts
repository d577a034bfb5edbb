/** What a preview tells of fire: the column of a shot, and who could fire at a step. */

import { signed } from "../core/words";
import type { Preview } from "../core/wire";

export interface Threat {
  /** The hex that the step leads to, and the one the fire would come from. */
  readonly hex: string;
  readonly from: string;
  readonly unit: string;
  readonly range: number;
  readonly weapons: readonly string[];
  readonly drm: number;
  /** How likely the unit that suffers most has losses or breaks; negative where that is not told. */
  readonly share: number;
  /** Its column and its modifier. */
  readonly text: string;
}

interface Force {
  readonly weapons?: readonly string[];
  readonly fp?: string;
  readonly column?: number;
  readonly drm: number;
  readonly worst?: { readonly unit: string; readonly chances: number; readonly of: number };
}

interface ThreatData extends Force {
  readonly unit: string;
  readonly hex: string;
  readonly range?: number;
}

/** The shot that a preview is about: its column and the sum of its modifiers. */
export function columnOf({ detail }: Preview): { readonly hex: string; readonly text: string } | null {
  const { column, drm, hex } = detail;
  if (typeof column !== "number" || typeof hex !== "string" || typeof drm !== "number") return null;
  return { hex, text: `${columnText(column)} / ${signed(drm)}` };
}

/** Who could fire at the hex that a step leads to, the most dangerous first. */
export function threatsOf({ detail, notation }: Preview): Threat[] {
  if (!Array.isArray(detail.threats)) return [];
  const hex = notation.split(" ").at(-1) ?? "";
  return (detail.threats as readonly ThreatData[])
    .map(({ unit, hex: from, range = 0, ...force }) => ({ hex, from, unit, range, weapons: force.weapons ?? [], drm: force.drm, ...weightOf(force) }))
    .sort((a, b) => b.share - a.share || a.drm - b.drm || a.range - b.range);
}

/** The residual firepower that a step walks into. */
export function sweptIn({ detail }: Preview): { readonly fp: string; readonly share: number; readonly text: string } | null {
  const strike = detail.swept as Force | undefined;
  return strike ? { fp: strike.fp ?? "", ...weightOf(strike) } : null;
}

/** The gravest of what may strike a step, as its chip: how many there are, the column and the modifier. */
export function worst(threats: readonly Threat[]): string {
  const [first] = threats;
  if (!first) return "";
  return threats.length > 1 ? `${threats.length} × ${first.text}` : first.text;
}

function weightOf({ column, drm, worst: hit }: Force): { readonly share: number; readonly text: string } {
  const modifier = signedOrZero(drm);
  const text = column === undefined ? modifier : `${columnText(column)} / ${modifier}`;
  return { text, share: hit ? hit.chances / hit.of : -1 };
}

function columnText(column: number): string {
  return column > 0 ? String(column) : "<1";
}

function signedOrZero(value: number): string {
  return value === 0 ? "0" : signed(value);
}
