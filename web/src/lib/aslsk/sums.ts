/** The firepower of a shot by firer, as its preview lists it line by line. */

import type { Modifier, Outcome } from "../core/wire";

export interface Firer {
  /** The unit or weapon, empty for fire that nobody makes. */
  readonly id: string;
  /** What it is worth in the end. */
  readonly fp: string;
  readonly rule: string;
  /** The printed figure first, then what changes it. */
  readonly lines: readonly Modifier[];
}

/** Gather the lines of each firer; the last of them tells what it is worth. */
export function firersOf(factors: readonly Modifier[]): Firer[] {
  const found = new Map<string, Modifier[]>();
  for (const line of factors) {
    const id = String(line.facts.unit ?? "");
    found.set(id, [...(found.get(id) ?? []), line]);
  }
  return [...found].map(([id, lines]) => {
    const last = lines[lines.length - 1];
    return { id, lines, rule: lines[0]?.rule ?? "", fp: String(last?.facts.fp ?? last?.value ?? "") };
  });
}

export interface Bar {
  readonly key: string;
  readonly chances: number;
  readonly share: number;
  /** Its height as a part of the highest. */
  readonly height: number;
}

/** The results of a shot as bars, the gravest first. */
export function barsOf(odds: readonly Outcome[]): Bar[] {
  const most = Math.max(1, ...odds.map(({ chances }) => chances));
  return odds.map(({ key, chances, share }) => ({ key, chances, share, height: chances / most }));
}

export type Tone = "good" | "harm" | "removed" | "none";

const GOOD = new Set(["rally-works", "recovery-works", "repair-works", "smoke-placed", "picked-up", "ambush", "rout-goes-on"]);
const REMOVED = new Set(["cc-eliminated", "rout-eliminated", "fate-eliminated", "repair-destroys"]);

/** How an outcome is drawn: black removes, red hurts, green helps, an empty bar changes nothing. */
export function toneOf(key: string): Tone {
  if (GOOD.has(key)) return "good";
  if (REMOVED.has(key)) return "removed";
  return /reduced|broken|wounded|replaced|ambushed|smoke-stops/.test(key) ? "harm" : "none";
}

export interface WeaponOdds {
  readonly id: string;
  readonly rate: number;
  readonly number: number;
  readonly keeps: number;
  readonly breaks: number;
  readonly of: number;
}

/** How likely each weapon keeps its rate and breaks down. */
export function weaponOdds(detail: Readonly<Record<string, unknown>>): WeaponOdds[] {
  const found = (detail.weapons ?? {}) as Readonly<Record<string, Omit<WeaponOdds, "id">>>;
  return Object.entries(found).map(([id, odds]) => ({ id, ...odds }));
}

export interface TargetOdds {
  readonly unit: string;
  /** Shares of what becomes of it: losses, broken, pinned. */
  readonly removed: number;
  readonly broken: number;
  readonly pinned: number;
}

/** What becomes of a target, where that can be told exactly. */
export function targetOdds(detail: Readonly<Record<string, unknown>>): TargetOdds[] {
  const found = Array.isArray(detail.fates) ? (detail.fates as (TargetOdds & { readonly of: number })[]) : [];
  return found.map(({ unit, removed, broken, pinned, of }) => ({ unit, removed: removed / of, broken: broken / of, pinned: pinned / of }));
}

/** How likely an attack on movers leaves each residual firepower, the largest first. */
export function residualOdds(detail: Readonly<Record<string, unknown>>): { readonly fp: number; readonly share: number }[] {
  const found = Object.entries((detail.residual ?? {}) as Readonly<Record<string, number>>);
  const all = found.reduce((sum, [, chances]) => sum + chances, 0);
  return found
    .map(([fp, chances]) => ({ fp: Number(fp), share: chances / all }))
    .filter(({ fp }) => fp > 0)
    .sort((a, b) => b.fp - a.fp);
}

export interface CheckOdds {
  readonly unit: string;
  readonly pinned: number;
  readonly broken: number;
}

/** What the check of those who fire to the last may do to them. */
export function checkOdds(detail: Readonly<Record<string, unknown>>): CheckOdds[] {
  const found = (detail.checks ?? {}) as Readonly<Record<string, { pinned: number; broken: number; of: number }>>;
  return Object.entries(found).map(([unit, { pinned, broken, of }]) => ({ unit, pinned: pinned / of, broken: broken / of }));
}
