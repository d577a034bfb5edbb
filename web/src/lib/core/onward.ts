/** Who sits where when a game goes on from a past moment. */

import type { Mode, SeatWish, TableState } from "./wire";

export interface Onward {
  readonly mode: Mode;
  readonly seats: Readonly<Record<string, SeatWish>>;
  /** The seat of whoever goes on. */
  readonly mine: string;
}

const HUMAN = "human";
/** A game read from a record has nobody in its seats; the computer takes those that are left. */
const RECORDED = "record";
const COMPUTER = "regular";

/** The same players; where there was no person, the viewer against the computer, or whoever plays both sides alone. */
export function onward(seats: TableState["seats"], viewer: string, isAlone: boolean): Onward {
  const mine = seats.some(({ seat }) => seat === viewer) ? viewer : (seats[0]?.seat ?? "");
  const hasNobody = seats.every(({ player }) => player !== HUMAN);
  const found: Record<string, SeatWish> = {};
  for (const { seat, player, name } of seats) {
    const isPerson = player === HUMAN || (hasNobody && (isAlone || seat === mine));
    const whoever = isPerson ? HUMAN : player === RECORDED ? COMPUTER : player;
    found[seat] = name && whoever === player ? { player, name } : { player: whoever };
  }
  const people = Object.values(found).filter(({ player }) => player === HUMAN).length;
  return { mode: people > 1 ? "hotseat" : "solo", seats: found, mine };
}
