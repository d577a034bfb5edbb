/** Figures, names of drawings and angles, worked out from the faces. */

import { MINUS, signed } from "../../core/words";
import type { CardFace, CardKind, CardMark, LeaderRole, PlayFace, SecondaryKind, Way } from "./faces";

/** The heads of the ten columns of random position numbers. */
export const COLUMNS: readonly string[] = ["1", "2b", "3", "4c", "5o", "6", "7w", "8", "9", "0r"];

const SHORT_WEAPONS: Readonly<Record<string, string>> = { SAR: "semi_automatic", PIAT: "piat" };

const SECONDARY: Readonly<Record<string, SecondaryKind>> = {
  DC: "demolition",
  PF: "panzerfaust",
  ATMM: "magnetic_mine",
  RADIO: "radio",
  RADIO6: "radio",
  RADIO7: "radio",
};

const ROLE_MARKS: Readonly<Record<LeaderRole, string>> = {
  "": "",
  SL: "leader",
  ASL: "assistant_leader",
  COMMISSAR: "commissar",
};

/** Degrees by which the arrow of a Movement card turns; an enemy's forward is down. */
const TURNS: Readonly<Record<Way, number>> = { forward: 0, right: 90, back: 180, left: 270 };

/** Write a random number: zero keeps the sign of its colour. */
export function randomNumber(rn: number, red: boolean): string {
  return `${red ? MINUS : "+"}${rn}`;
}

/** The mark in the head of a card that has no figure. */
const HEAD_MARKS: Partial<Record<CardKind, string>> = { sniper: "target", burning: "ablaze" };

/** Name the mark that stands for the figure of a card without one. */
export function headMark(kind: CardKind): string {
  return HEAD_MARKS[kind] ?? "target";
}

/** Write the figure in the head of a card; a few have a drawing there instead. */
export function headFigure(face: PlayFace, all = ""): string {
  switch (face.kind) {
    case "fire":
      return String(face.strength ?? "");
    case "rally":
      return face.all ? all : String(face.value ?? "");
    case "concealed":
      return signed(-Math.abs(face.value ?? 0));
    case "terrain":
      return face.mine === undefined ? modifier(face.defence ?? 0) : String(face.mine);
    case "movement":
    case "wire":
      return signed(1);
    case "smoke":
      return signed(-1);
    case "hero":
      return "×2";
    case "sniper":
    case "burning":
    case "split":
      return "";
  }
}

/** Write a number that is no modifier. */
export function bare(value: number): string {
  return value < 0 ? signed(value) : String(value);
}

/** Write a modifier; nothing needs no sign. */
export function modifier(value: number): string {
  return value === 0 ? "0" : signed(value);
}

/** List the marks printed under the drawing, in their order. */
export function cardMarks(face: CardFace): CardMark[] {
  const printed: Record<CardMark, boolean> = {
    flank: face.flank ?? false,
    ford: face.ford ?? false,
    breeze: face.breeze ?? false,
    radio: (face.radio?.length ?? 0) > 0,
    attack: (face.attack ?? 0) !== 0,
    silent: face.silent ?? false,
    pin: face.pin !== undefined,
    kia: face.kia !== undefined,
  };
  return (Object.keys(printed) as CardMark[]).filter((mark) => printed[mark]);
}

/** Name the drawing of a weapon from its family and its short name; a man without one is unarmed. */
export function weaponArt(family: string, short = ""): string {
  return SHORT_WEAPONS[short] ?? (family || "unarmed");
}

/** Name the mark of a secondary weapon from its code. */
export function secondaryMark(code: string): SecondaryKind | undefined {
  return SECONDARY[code];
}

/** Name the mark of a leader; empty for anybody else. */
export function roleMark(role: LeaderRole): string {
  return ROLE_MARKS[role];
}

/** Tell how far the arrow of a Movement card is turned, seen from this side of the table. */
export function arrowTurn(way: Way, side: "own" | "foe"): number {
  const lengthwise = way === "forward" || way === "back";
  return (TURNS[way] + (side === "foe" && lengthwise ? 180 : 0)) % 360;
}

/** Fill five pips up to a relative range. */
export function pips(range: number): boolean[] {
  return [1, 2, 3, 4, 5].map((pip) => pip <= range);
}

/** Cut the shares of a bar so that they never pass its end, in hundredths. */
export function shares(out: number, pinned: number): { out: number; pinned: number } {
  const solid = Math.max(0, Math.min(1, out));
  return { out: solid * 100, pinned: Math.max(0, Math.min(1 - solid, pinned)) * 100 };
}
