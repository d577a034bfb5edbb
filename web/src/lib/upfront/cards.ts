/** The faces and the words of cards. */

import { signed, type Words } from "../core/words";
import type { CardFace, CardMark, CardPlace, CardState, CardWords, HalfFace, NationTag } from "./draw";
import { headFigure } from "./draw/figures";
import type { Choice } from "./choice.svelte";
import { GAME, type CardData } from "./view";

const CODES: Readonly<Record<string, string>> = {
  german: "DE",
  american: "US",
  russian: "SU",
  british: "GB",
  japanese: "JP",
  italian: "IT",
  french: "FR",
};

/** All nations with their short codes, for cards that name them. */
export const NATIONS: readonly NationTag[] = Object.entries(CODES).map(([id, code]) => ({ id, code }));

/** Keep of a card what its drawing shows. */
export function cardFace(card: CardData): CardFace {
  const { radio, nations, attack_na: silent, mine, ...rest } = card;
  return {
    ...rest,
    kind: card.kind as CardFace["kind"],
    ...(radio.length > 0 ? { radio } : {}),
    ...(nations.length > 0 ? { nations } : {}),
    ...(silent ? { silent } : {}),
    ...(mine ? { mine } : {}),
  };
}

/** Name what a card, or a half of one, is. */
export function cardTitle(words: Words, card: CardData | HalfFace): string {
  if (card.terrain) return words.term(`terrain-${card.terrain}`, GAME);
  return words.term(`card-${card.kind}`, GAME);
}

const MARKS: readonly CardMark[] = ["flank", "ford", "breeze"];

/** All that is written on a card; `told` is what can be done with it now. */
export function cardWords(words: Words, card: CardData, told = ""): CardWords {
  const title = cardTitle(words, card);
  const marks: Partial<Record<CardMark, string>> = {};
  for (const mark of MARKS) if (card[mark as "flank"]) marks[mark] = words.term(`note-${mark}`, GAME);
  if (card.radio.length > 0) marks.radio = words.term("note-radio", GAME);
  if (card.attack) marks.attack = words.say("upfront-ui-fires-out", { value: signed(card.attack) });
  if (card.attack_na) marks.silent = words.say("upfront-ui-silent");
  if (card.pin) marks.pin = card.pin.join("–");
  if (card.kia) marks.kia = card.kia.join("–");
  const condition = card.need > 0 ? words.say("upfront-ui-needs", { need: card.need }) : undefined;
  const halves = card.halves?.map((half) => cardTitle(words, half));
  const figure = headFigure(cardFace(card));
  const named = halves ? halves.join(` ${words.say("upfront-ui-or")} `) : `${title} ${figure}`.trim();
  const rn = words.say("upfront-ui-rn", { rn: card.rn, colour: card.red ? "red" : "black" });
  const label = [named, condition, ...Object.values(marks), rn, words.say("upfront-ui-number", { number: card.id }), told];
  return {
    label: label.filter(Boolean).join(", "),
    title,
    all: words.say("upfront-ui-all"),
    or: words.say("upfront-ui-or"),
    number: words.say("upfront-ui-number", { number: card.id }),
    marks,
    ...(condition ? { condition } : {}),
    ...(halves ? { halves } : {}),
  };
}

export interface CardNow {
  readonly state: CardState;
  readonly where: readonly CardPlace[];
  readonly caption: string;
}

/** What a card of the hand can do now: where it fits, or that one may ask why not. */
export function cardNow(words: Words, card: CardData, choice: Choice, letters: readonly string[], mine: boolean, used: boolean): CardNow {
  const ref = `#${card.id}`;
  if (used || choice.has(ref)) return { state: "chosen", where: [], caption: words.say("upfront-ui-chosen") };
  if (!mine) return { state: "plain", where: [], caption: "" };
  const places = letters.map((letter) => ({ letter, open: choice.fits([ref, letter]) }));
  const where = places.some((place) => place.open) ? places : [];
  if (choice.may(ref)) return { state: "ready", where, caption: where.length > 0 ? "" : words.say("upfront-ui-playable") };
  if (choice.offered(ref)) return { state: "plain", where, caption: "" };
  const later = card.uses?.includes("concealed");
  return { state: "idle", where, caption: words.say(later ? "upfront-ui-enemy-turn" : "ui-why-not") };
}
