/** Making tables and sitting down at them. */

import { api, nonce } from "./api";
import { onward } from "./onward";
import { router } from "./route.svelte";
import { SOLITAIRE } from "./seating.svelte";
import { sit, type About, type Kept } from "./shelf";
import { swapped } from "./swap";
import type { Created, TableState } from "./wire";

/** Take every seat whose key is held here, and go to the table. */
export async function sitDown(
  created: Created,
  about: About,
  mine: string,
): Promise<void> {
  const kept = sit(created, about, mine);
  for (const [seat, key] of Object.entries(kept.keys)) {
    const name = created.seats.find((one) => one.seat === seat)?.name ?? undefined;
    await api.join(kept.id, key, name, nonce());
  }
  router.go(`/table/${kept.id}`);
}

/** Whether one person has both seats of a table. */
function isAlone(state: TableState): boolean {
  return state.view?.readings[SOLITAIRE] === "on";
}

/** Play again with the sides swapped. */
export async function rematch(kept: Kept, state: TableState, viewer: string): Promise<void> {
  const seats = swapped(state.seats);
  const mine = state.seats.find((seat) => seat.seat !== viewer)?.seat ?? viewer;
  const about = { game: state.game, scenario: state.scenario, mode: kept.mode, bare: isAlone(state) };
  const { game, scenario, mode } = about;
  const created = await api.create({ game, scenario, mode, readings: state.view?.readings ?? {}, seats, seed: null });
  await sitDown(created, about, mine);
}

/** Go on from an answer of a table, with the same players or alone against the computer. */
export async function playOn(state: TableState, at: number, viewer: string, key?: string): Promise<void> {
  const { mode, seats, mine } = onward(state.seats, viewer, isAlone(state));
  const created = await api.branch(state.id, at, mode, seats, key);
  await sitDown(created, { game: state.game, scenario: state.scenario, mode, bare: isAlone(state) }, mine);
}
