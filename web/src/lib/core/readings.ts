/** The named readings of a new game. */
import type { GameEntry, ReadingEntry } from "./wire";

export type Preset = "document" | "published";

/**
 * The readings of a preset. One that has a value of its own against the computer is left out until somebody
 * chooses it, for the server knows who sits at the table.
 */
export function presetOf(entry: Pick<GameEntry, "readings">, name: Preset): Record<string, string> {
  const plain = entry.readings.filter((reading) => reading.alone === "");
  return Object.fromEntries(plain.map((reading) => [reading.id, reading[name]]));
}

/** The value with which the game would begin now. */
export function inForce(reading: ReadingEntry, chosen: Readonly<Record<string, string>>, alone: boolean): string {
  return chosen[reading.id] ?? (alone && reading.alone !== "" ? reading.alone : reading.document);
}
