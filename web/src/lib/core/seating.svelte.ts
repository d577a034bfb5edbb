/** Who will sit at a new table: how it is played, which seat is taken here, and who takes the other. */

import type { Mode, SeatWish } from "./wire";

export const MODES: readonly Mode[] = ["solo", "hotseat", "link"];

/** A choice of some games, and a way to play them: one person has both seats, and needs no curtain. */
export const SOLITAIRE = "solitaire";
export type Way = Mode | typeof SOLITAIRE;

const USUAL = "regular";

export class Seating {
  way = $state<Way>("solo");
  /** Which of the seats is taken here; it stays when another side is chosen for it. */
  place = $state(0);
  level = $state(USUAL);
  name = $state("");
  other = $state("");

  /** Keep to the levels that a game has. */
  offer(levels: readonly string[]): void {
    this.level = levels.includes(USUAL) ? USUAL : (levels[0] ?? "random");
  }

  /** The table such a way to play needs: the seats of one person are at one screen. */
  get mode(): Mode {
    return this.way === SOLITAIRE ? "hotseat" : this.way;
  }

  get isAlone(): boolean {
    return this.way === SOLITAIRE;
  }

  /** What has to be agreed for this way to play a game that has the choice. */
  get choice(): Record<string, string> {
    return { [SOLITAIRE]: this.isAlone ? "on" : "off" };
  }

  /** What is asked of the server for each seat. */
  wishes(seats: readonly string[]): Record<string, SeatWish> {
    return Object.fromEntries(seats.map((seat, place) => [seat, this.wish(place)]));
  }

  private wish(place: number): SeatWish {
    if (this.mode === "solo" && place !== this.place) return { player: this.level };
    const called = (place === this.place || this.isAlone ? this.name : this.other).trim();
    return called ? { player: "human", name: called } : { player: "human" };
  }
}
