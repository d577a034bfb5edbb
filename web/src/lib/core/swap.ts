/** Who sits where when the sides are swapped. */

import type { SeatWish, TableState } from "./wire";

export function swapped(seats: TableState["seats"]): Record<string, SeatWish> {
  const sides = seats.map((seat) => seat.seat).reverse();
  const found: Record<string, SeatWish> = {};
  seats.forEach(({ player, name }, i) => {
    const side = sides[i];
    if (side) found[side] = name ? { player, name } : { player };
  });
  return found;
}
