/** Making tables and sitting down at them. */

import { api, nonce } from "./api";
import { onward } from "./onward";
import { router } from "./route.svelte";
import { SOLITAIRE } from "./seating.svelte";
import { sit, type About, type Kept } from "./shelf";
import { swapped } from "./swap";
import type { Created, Mode, NewTable, TableState } from "./wire";

/** Take every seat whose key is held here, and go to the table. */
export async function sitDown(created: Created, about: About): Promise<void> {
  const kept = sit(created, about);
  await takeSeats(kept, created.seats);
  router.go(`/table/${kept.id}`);
}

/** Sit down at every seat whose key is held here; who sits there already stays. */
export async function takeSeats(kept: Kept, named: readonly { readonly seat: string; readonly name: string | null }[]): Promise<void> {
  for (const [seat, key] of Object.entries(kept.keys)) {
    const name = named.find((one) => one.seat === seat)?.name ?? undefined;
    await api.join(kept.id, key, name, nonce());
  }
}

/** Make a table; at one by link `mine` is the seat of whoever makes it. */
export async function make(wish: NewTable, mine: string, bare = false): Promise<void> {
  const { game, scenario, mode } = wish;
  const created = await api.create({ ...wish, ...hosted(mode, mine) });
  await sitDown(created, { game, scenario, mode, bare });
}

/** Only by link one seat is the maker's own. */
function hosted(mode: Mode, mine: string): { host?: string } {
  return mode === "link" ? { host: mine } : {};
}

/** Whether one person has both seats of a table. */
function isAlone(state: TableState): boolean {
  return state.view?.readings[SOLITAIRE] === "on";
}

/** Play again with the sides swapped. */
export async function rematch(kept: Kept, state: TableState, viewer: string): Promise<void> {
  const seats = swapped(state.seats);
  const mine = state.seats.find((seat) => seat.seat !== viewer)?.seat ?? viewer;
  const { game, scenario } = state;
  await make({ game, scenario, mode: kept.mode, readings: state.view?.readings ?? {}, seats, seed: null }, mine, isAlone(state));
}

/** Go on from an answer of a table, with the same players or alone against the computer. */
export async function playOn(state: TableState, at: number, viewer: string, key?: string): Promise<void> {
  const { mode: usual, seats, mine } = onward(state.seats, viewer, isAlone(state));
  // A game that was not over goes on as it was played: its hands stay hidden.
  const mode = state.phase === "stopped" && usual === "hotseat" ? state.mode : usual;
  const created = await api.branch(state.id, { at, mode, seats, ...hosted(mode, mine) }, key);
  await sitDown(created, { game: state.game, scenario: state.scenario, mode, bare: isAlone(state) });
}
