/** What a scenario is about, also one that stands nowhere but in its orders. */

import type { Words } from "../core/words";
import { GAME } from "./view";

interface Own {
  readonly title?: Readonly<Record<string, string>>;
  readonly story?: Readonly<Record<string, string>>;
  /** The number of its victory condition, or 0. */
  readonly row?: number;
  /** The printed scenario it changes, if it changes one. */
  readonly based?: string;
}

function battle(orders: string | undefined): Own | null {
  try {
    const data = JSON.parse(orders ?? "{}") as { battle?: Own };
    return data.battle ?? null;
  } catch {
    return null;
  }
}

/** Say what the players of a scenario fight for. */
export function goalOf(words: Words, scenario: string, orders: string | undefined): string {
  const own = battle(orders);
  if (!own) return words.term(`scenario-${scenario}-story`, GAME);
  const told = [own.title?.[words.lang], own.story?.[words.lang]].filter(Boolean).map((said) => `${said}.`.replace(/([.!?])\.$/, "$1"));
  if (own.row) told.push(words.term(`design-victory-${own.row}`, GAME));
  else if (own.based) told.push(words.term(`scenario-${own.based}-story`, GAME));
  return told.join(" ") || words.term(`scenario-${scenario}-story`, GAME);
}
