/** Counters and hexes in words, for labels, the inspector and those who do not see the map. */

import { signed, type Words } from "../core/words";
import { houseName, unitType, weaponType, type Ground } from "./ground";
import { specialIn } from "./special";
import { heldBy, lyingAt, unitsAt, type Piece } from "./stacks";
import { GAME, type StarterView, type UnitState, type WeaponState } from "./view";

/** What a unit is: "squad 4-6-7", "leader 9-1". */
export function unitKind(words: Words, unit: UnitState): string {
  return `${words.term(`unit-${unit.kind}`, GAME).replace(/ \(.*\)$/, "")} ${unit.type}`;
}

export function weaponKind(words: Words, weapon: WeaponState): string {
  return words.term(`weapon-${weapon.type}`, GAME);
}

/** All that a unit is besides its kind, each in a word or two. */
export function unitStates(words: Words, unit: UnitState): string[] {
  const found: string[] = [];
  if (unit.broken) found.push(words.say("aslsk-web-state-broken", { morale: unit.morale }));
  for (const state of ["dm", "pinned", "cx", "wounded"] as const) if (unit[state]) found.push(words.say(`aslsk-web-state-${state}`));
  if (unit.fire) found.push(words.say(`aslsk-web-state-${unit.fire}`));
  if (unit.marks.includes("moved")) found.push(words.say("aslsk-web-state-moved"));
  if (found.length === 0) found.push(words.say("aslsk-web-state-good"));
  return found;
}

export function weaponStates(words: Words, weapon: WeaponState): string[] {
  const found: string[] = [];
  if (weapon.malfunctioned) found.push(words.say("aslsk-web-state-malfunctioned"));
  if (weapon.fire) found.push(words.say(`aslsk-web-state-${weapon.fire}`));
  if (!weapon.holder) found.push(words.say("aslsk-web-state-lying"));
  return found;
}

/** A piece with its name and its states: "g1 squad 4-6-7, pinned". */
export function pieceLabel(words: Words, piece: Piece): string {
  if (piece.sort === "unit") return [`${piece.id} ${unitKind(words, piece.unit)}`, ...unitStates(words, piece.unit)].join(", ");
  const { weapon } = piece;
  const holder = weapon.holder ? [words.say("aslsk-web-held-by", { unit: weapon.holder })] : [];
  return [`${piece.id} ${weaponKind(words, weapon)}`, ...holder, ...weaponStates(words, weapon)].join(", ");
}

/** What a counter can do, in the figures printed on it. */
export function figuresOf(words: Words, ground: Ground, piece: Piece): string[] {
  if (piece.sort === "weapon") {
    const type = weaponType(ground, piece.weapon.nation, piece.weapon.type);
    if (!type) return [];
    const rate = type.rof > 0 ? [words.say("aslsk-web-rate", { rate: type.rof })] : [];
    return [words.say("aslsk-web-arm", { fp: type.fp, range: type.range }), ...rate, words.say("aslsk-web-weight", { points: type.pp })];
  }
  const { unit } = piece;
  if (unit.kind === "leader") return [words.say("aslsk-web-leader", { morale: unit.morale, leadership: signed(unit.leadership) })];
  const type = unitType(ground, unit.side, unit.type);
  if (!type) return [];
  const quality = words.term(`class-${type.quality}`, GAME);
  return [quality, words.say("aslsk-web-morale", { morale: unit.morale }), ...(type.smoke > 0 ? [words.say("aslsk-web-smoke", { smoke: type.smoke })] : [])];
}

/** The ground of a hex: what it is, its name, and what it adds to the dice of those who fire at it. */
export function groundLabel(words: Words, ground: Ground, hex: string): string {
  const facts = ground.hexes[hex];
  if (!facts) return "";
  const tem = ground.terrain[facts.terrain]?.tem ?? 0;
  const kind = words.term(`terrain-${facts.terrain}`, GAME);
  const house = houseName(ground, hex, words.lang);
  const road = facts.road && facts.terrain === "open" ? words.term("terrain-road", GAME) : "";
  return [house, `${road || kind}${tem > 0 ? ` ${signed(tem)}` : ""}`].filter(Boolean).join(", ");
}

/** The markers that lie in a hex, in words. */
export function markersIn(words: Words, table: StarterView, hex: string): string[] {
  const found: string[] = [];
  if (table.smoke.includes(hex)) found.push(words.say("aslsk-web-smoke-here"));
  const residual = table.residual[hex];
  if (residual) found.push(words.say("aslsk-web-residual-here", { fp: residual }));
  if (table.melee.includes(hex)) found.push(words.say("aslsk-web-melee-here"));
  if (table.charges.some((charge) => charge.hex === hex)) found.push(words.say("aslsk-web-charge-here"));
  const holder = table.control[hex];
  if (holder) found.push(words.say("aslsk-web-controlled", { side: words.side(GAME, holder) }));
  return found;
}

/** A hex with its ground, its markers and all who are there. */
export function hexLabel(words: Words, ground: Ground, table: StarterView, hex: string): string {
  const pieces: Piece[] = unitsAt(table, hex).flatMap((piece) => [piece, ...heldBy(table, piece.id)]);
  const said = [...pieces, ...lyingAt(table, hex)].map((piece) => `${sideOf(words, piece)}${pieceLabel(words, piece)}`);
  return [`${hex}: ${groundLabel(words, ground, hex)}`, ...specialIn(words, ground, table, hex), ...markersIn(words, table, hex), ...said].join(". ");
}

function sideOf(words: Words, piece: Piece): string {
  return piece.sort === "unit" ? `${words.side(GAME, piece.unit.side)}: ` : "";
}
