/** Invitations as the host of a table or a campaign gives them: made, kept until they are used, withdrawn. */

import { api } from "./api";
import type { Place, TableState } from "./wire";

export type Tokens = Readonly<Record<string, string>>;

/** Whoever may invite somebody to a place. */
export interface Host {
  readonly place: Place;
  readonly hostKey: string | undefined;
  /** The invitations that are kept here and not used yet, by seat. */
  readonly tokens: Tokens;
  keepTokens(tokens: Tokens): void;
  attempt(work: () => Promise<void>): Promise<boolean>;
}

/** Invite somebody to a seat; an earlier invitation that nobody has used ends. */
export async function invite(host: Host, seat: string): Promise<boolean> {
  return host.attempt(async () => {
    const { token } = await api.invite(host.place, seat, host.hostKey ?? "");
    host.keepTokens({ ...host.tokens, [seat]: token });
  });
}

/** Withdraw the invitation to a seat. */
export async function withdraw(host: Host, seat: string): Promise<boolean> {
  return host.attempt(async () => {
    await api.withdraw(host.place, seat, host.hostKey ?? "");
    host.keepTokens(without(host.tokens, seat));
  });
}

export function without(tokens: Tokens, seat: string): Tokens {
  return Object.fromEntries(Object.entries(tokens).filter(([one]) => one !== seat));
}

/** How often somebody has sat down at a seat, as far as a state tells. */
export function arrivals({ seats, seating = [] }: Pick<TableState, "seats" | "seating">, seat: string): number {
  const first = seats.some((one) => one.seat === seat && one.joined) ? 1 : 0;
  return first + seating.filter((news) => news.seat === seat && news.what === "seated").length;
}

/** The seats of people to whom somebody may be invited: all but one's own. */
export function guestsOf<T extends { readonly seat: string; readonly player: string }>(seats: readonly T[], keys: Readonly<Record<string, string>>): readonly T[] {
  return seats.filter(({ seat, player }) => player === "human" && !(seat in keys));
}
