/** Names of counters and hexes in words, for labels and lists. */

import { terrainByHex } from "../draw";
import type { Words } from "../core/words";
import type { MortainScenario, Piece } from "./view";

export const GAME = "mortain";

export function unitName(words: Words, id: string): string {
  return words.term(`unit-${id}`, GAME);
}

/** A counter with all it shows. */
export function pieceLabel(words: Words, { unit, flipped, place }: Piece, note = ""): string {
  const [at, ai] = flipped ? unit.flipped : unit.front;
  const where = /^\d{4}$/.test(place) ? place : "off";
  const facts = { unit: unitName(words, unit.id), at, ai, flipped, hex: where, note: note || "none" };
  return words.say("web-mortain-counter", facts);
}

/** A hex with its ground, its name and those who stand there. */
export function hexLabel(words: Words, scenario: MortainScenario, hex: string, there: readonly Piece[]): string {
  const terrain = words.term(`terrain-${terrainByHex(scenario).get(hex) ?? "clear"}`, GAME);
  const place = scenario.places.find((one) => one.hex === hex);
  const parts = [words.say("web-mortain-hex", { hex }), terrain];
  if (place) parts.push(words.term(`place-${place.key}`, GAME));
  parts.push(...there.map((piece) => pieceLabel(words, { ...piece, place: "off" })));
  return parts.join(", ");
}
