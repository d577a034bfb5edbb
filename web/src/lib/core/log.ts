/** The log as it grows, is taken back and grows again. */

import type { LogEntry } from "./wire";

/** Lay new entries over the old ones; nothing beyond `at` stays. */
export function merged(old: readonly LogEntry[], news: readonly LogEntry[], at: number): LogEntry[] {
  const found = new Map(old.filter((entry) => entry.n <= at).map((entry) => [entry.n, entry]));
  for (const entry of news) if (entry.n <= at) found.set(entry.n, entry);
  return [...found.values()].sort((a, b) => a.n - b.n);
}

/** Tell whether entries are missing between the beginning and `at`. */
export function hasGaps(log: readonly LogEntry[], at: number): boolean {
  return log.length !== at + 1;
}
