/** Who will sit at a new table: how it is played, which seat is taken here, and who takes the other. */

import type { Mode, SeatWish } from "./wire";

export const MODES: readonly Mode[] = ["solo", "hotseat", "link"];

const USUAL = "regular";

export class Seating {
  mode = $state<Mode>("solo");
  /** Which of the seats is taken here; it stays when another side is chosen for it. */
  place = $state(0);
  level = $state(USUAL);
  name = $state("");
  other = $state("");

  /** Keep to the levels that a game has. */
  offer(levels: readonly string[]): void {
    this.level = levels.includes(USUAL) ? USUAL : (levels[0] ?? "random");
  }

  /** What is asked of the server for each seat. */
  wishes(seats: readonly string[]): Record<string, SeatWish> {
    return Object.fromEntries(seats.map((seat, place) => [seat, this.wish(place)]));
  }

  private wish(place: number): SeatWish {
    if (this.mode === "solo" && place !== this.place) return { player: this.level };
    const called = (place === this.place ? this.name : this.other).trim();
    return called ? { player: "human", name: called } : { player: "human" };
  }
}
