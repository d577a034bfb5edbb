/** The table as the board shows it, for the panels beside it that are given a preview only. */

import type { Words } from "../core/words";
import { weaponKind } from "./names";
import { placeOf, type StarterView } from "./view";

let latest = $state.raw<StarterView | null>(null);

/** Keep the table that is shown. */
export function witness(table: StarterView): void {
  latest = table;
}

/** What is printed on a counter: "4-6-7", "MMG". */
export function printedOn(words: Words, id: string): string {
  const unit = latest?.units[id];
  const weapon = latest?.weapons[id];
  return unit?.type ?? (weapon ? weaponKind(words, weapon) : "");
}

/** Where a counter is, empty off the map. */
export function standsIn(id: string): string {
  const place = latest ? placeOf(latest, id) : "";
  return /^[a-z]*[A-Z]+\d+$/.test(place) ? place : "";
}
