/** What the table shows when one person plays both sides: cards face down, actions declared. */

import type { Words } from "../core/words";
import { GAME, type UpFrontView } from "./view";

export interface Plans {
  /** The actions declared and still to be carried out, in words. */
  readonly whole: readonly string[];
  /** The action that is being declared, or nothing. */
  readonly begun: string;
}

/** What is declared; null where nothing has to be. */
export function plansOf(words: Words, table: UpFrontView): Plans | null {
  const frame = table.under_way.findLast(({ plans }) => plans !== undefined);
  if (!frame?.plans) return null;
  // What is under way now is shown on the table itself.
  if (!frame.begun && frame.plans.length === 0) return null;
  return {
    whole: frame.plans.map((plan) => words.action(GAME, plan)),
    begun: frame.begun?.length ? words.action(GAME, frame.begun.join("; ")) : "",
  };
}

/** One key for each card of a hand that lies face down; they tell nothing. */
export function backsOf(table: UpFrontView, side: string): string[] {
  return Array.from({ length: table.covered?.[side] ?? 0 }, (_, at) => `back-${at}`);
}
