/** A table as its host has it: where its seats belong, and the invitations to them. */

import { arrivals, invite, type Host, type Tokens } from "./inviting";
import { keep } from "./shelf";
import type { TableModel } from "./table.svelte";
import type { Place, TableState } from "./wire";

export class TableHost implements Host {
  constructor(private readonly model: TableModel) {}

  /** What the seats belong to: the campaign this is a game of, or the table itself. */
  get place(): Place {
    const campaign = this.model.state?.campaign;
    return campaign ? { kind: "campaign", id: campaign } : { kind: "table", id: this.model.id };
  }

  /** The key with which others are invited; the first tables do not say who made them. */
  get hostKey(): string | undefined {
    const { kept, key, state } = this.model;
    const host = state?.host ?? "";
    return kept.mode !== "link" ? undefined : host ? kept.keys[host] : key;
  }

  get tokens(): Tokens {
    return this.model.kept.tokens ?? {};
  }

  keepTokens(tokens: Tokens): void {
    const { kept, state } = this.model;
    const before = Object.keys(tokens).map((seat) => {
      const isSame = tokens[seat] === this.tokens[seat];
      return [seat, isSame ? (kept.before?.[seat] ?? 0) : state ? arrivals(state, seat) : 0];
    });
    this.model.note({ tokens, before: Object.fromEntries(before) as Record<string, number> });
  }

  attempt(work: () => Promise<void>): Promise<boolean> {
    return this.model.attempt(work);
  }

  /** An invitation that was used leaves this browser. */
  settle(state: TableState): void {
    const { before } = this.model.kept;
    const open = Object.entries(this.tokens).filter(([seat]) => arrivals(state, seat) <= (before?.[seat] ?? 0));
    if (open.length < Object.keys(this.tokens).length) this.keepTokens(Object.fromEntries(open));
  }

  /** What an earlier version gave away as a link with a key becomes an invitation, unless it was used. */
  async honour(): Promise<void> {
    const { state, kept } = this.model;
    const { owed, ...rest } = kept;
    if (!state || !owed) return;
    this.model.kept = rest;
    keep(rest);
    const isFree = (seat: string): boolean => state.seats.some((one) => one.seat === seat && !one.joined);
    for (const seat of this.hostKey && state.phase === "waiting" ? owed.filter(isFree) : []) await invite(this, seat);
  }
}
