/** The ground a group stands on, as a strip and in words. */

import { signed, type Words } from "../core/words";
import { modifier, type StripChip, type StripFace, type Way } from "./draw";
import { isAblaze, isBelow, levelOf, markChips } from "./groupmarks";
import { GAME, type GroupData, type LaidData } from "./view";

const WAYS: Readonly<Record<string, Way>> = { forward: "forward", back: "back", sideways: "right" };

type Side = "own" | "foe";

function movesOf(group: GroupData): Way[] {
  return group.laid.flatMap(({ role }) => WAYS[role] ?? []);
}

function laidChips(words: Words, { role, card, change = 0 }: LaidData): StripChip[] {
  if (role === "terrain" && card?.mine) {
    return [{ text: words.term(`terrain-${card.terrain ?? ""}`, GAME), mark: "minefield", value: String(card.mine) }];
  }
  if (role === "terrain" && card?.terrain) {
    const chip = { text: words.term(`terrain-${card.terrain}`, GAME), value: modifier(card.defence ?? 0) };
    if (!card.attack) return [chip];
    return [chip, { text: words.say("upfront-ui-out-of-it"), value: signed(card.attack) }];
  }
  if (role === "open") return [{ text: words.say("upfront-ui-face-down") }];
  if (role === "wire") return [{ text: "", mark: "wire", value: modifier(change), label: words.term("card-wire", GAME) }];
  return role === "smoke" ? [{ text: "", mark: "smoke", value: modifier(change), label: words.term("card-smoke", GAME) }] : [];
}

function chipsOf(words: Words, group: GroupData, side: Side, chargers: readonly string[]): StripChip[] {
  const laid = group.laid.flatMap((one) => laidChips(words, one));
  const hasGround = group.laid.some(({ role }) => role === "terrain" || role === "open");
  return [
    // The arrow of the movement is just before it, and says the same.
    ...(group.moving ? [{ text: words.say("upfront-ui-moving"), value: modifier(group.exposed ?? 0), isBrief: movesOf(group).length > 0 }] : []),
    // Who is in the sewers stands on no ground.
    ...(hasGround || isBelow(group) ? [] : [{ text: words.say("upfront-ui-open"), value: "0" }]),
    ...laid,
    ...(group.lit ? [{ text: words.say("upfront-ui-lit"), mark: "starshell" as const, isBrief: true }] : []),
    ...(group.entrenched ? [{ text: words.say("upfront-ui-entrenched"), mark: "entrenched" as const, isBrief: true }] : []),
    ...group.flanks.map((id) => ({ text: id.slice(-1), mark: "flank" as const, label: `${words.term("note-flank", GAME)} ${id.slice(-1)}` })),
    ...(group.encircled_by.length > 0 ? [{ text: words.say("upfront-ui-encircled"), mark: "encircled" as const, isBrief: true }] : []),
    ...markChips(words, group, side, chargers),
  ];
}

/** What the strip of a group shows; `chargers` are the letters of the enemy groups that charge it. */
export function stripFace(
  words: Words,
  group: GroupData,
  nation: string,
  side: Side,
  role: StripFace["role"],
  chargers: readonly string[] = [],
): StripFace {
  const card = group.laid.find((one) => one.role === "terrain" && one.card?.terrain === group.terrain)?.card;
  const level = levelOf(group);
  return {
    letter: group.letter,
    nation,
    side,
    terrain: group.terrain,
    range: group.range,
    moves: movesOf(group),
    chips: chipsOf(words, group, side, chargers),
    role: role ?? "none",
    ...(card?.defence === undefined ? {} : { defence: card.defence }),
    ...(level === undefined ? {} : { level }),
    ...(isAblaze(group) ? { isAblaze: true } : {}),
  };
}

/** All that a strip shows, for those who hear it. */
export function stripLabel(words: Words, group: GroupData, side: Side, note: string, chargers: readonly string[] = []): string {
  const chips = chipsOf(words, group, side, chargers).map(({ text, value = "", label = text }) => [label, value].filter(Boolean).join(" "));
  const ways = movesOf(group).map((way) => words.say(`upfront-ui-way-${way}`));
  const head = words.say(side === "own" ? "upfront-ui-own-group" : "upfront-ui-foe-group", { letter: group.letter });
  const men = words.say("upfront-ui-men", { count: group.men.length });
  const level = levelOf(group);
  const height = level === undefined ? "" : words.say("upfront-ui-level", { level });
  return [head, words.say("upfront-ui-range", { range: group.range }), height, men, ...ways, ...chips, note].filter(Boolean).join(", ");
}
