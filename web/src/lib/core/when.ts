/** When something happened, as one says it. */

import type { Words } from "./words";

/** "today at 21:04", or the day with the time. */
export function saidWhen(words: Words, iso: string, now: Date = new Date()): string {
  const then = new Date(iso);
  if (Number.isNaN(then.getTime())) return "";
  const time = then.toLocaleTimeString(words.lang, { hour: "2-digit", minute: "2-digit" });
  if (then.toDateString() === now.toDateString()) return words.say("web-today-at", { time });
  const day = then.toLocaleDateString(words.lang, { dateStyle: "long" });
  return words.say("web-day-at", { day, time });
}
