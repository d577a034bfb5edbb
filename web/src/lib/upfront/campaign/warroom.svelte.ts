/** One campaign on the screen: loaded, answered, and led to its next table. */

import { ApiError, api, call, nonce } from "../../core/api";
import { router } from "../../core/route.svelte";
import { find, keep } from "../../core/shelf";
import type { Trouble } from "../../core/wire";
import { campaigns, keepCampaign, type KeptCampaign } from "./archive";
import type { CampaignShelf, CampaignState } from "./wire";

export class WarRoom {
  state = $state.raw<CampaignState | null>(null);
  shelf = $state.raw<CampaignShelf | null>(null);
  trouble = $state.raw<Trouble | null>(null);
  busy = $state(false);
  kept: KeptCampaign;

  constructor(
    readonly id: string,
    hash: string,
  ) {
    const known = campaigns().find((entry) => entry.id === id);
    this.kept = known ?? { id, name: "", mode: "link", keys: {}, invites: {}, when: Date.now() };
    this.given = new URLSearchParams(hash).get("key") ?? "";
  }

  private readonly given: string;

  /** Any key held here opens the campaign; without one it is only looked at. */
  private get key(): string {
    return Object.values(this.kept.keys)[0] ?? this.given;
  }

  mine(side: string): boolean {
    return side in this.kept.keys;
  }

  get player(): boolean {
    return Object.keys(this.kept.keys).length > 0;
  }

  async load(): Promise<void> {
    await this.attempt(async () => {
      this.shelf ??= await call<CampaignShelf>("/campaigns");
      const key = this.key ? `?key=${encodeURIComponent(this.key)}` : "";
      this.show(await call<CampaignState>(`/campaigns/${this.id}${key}`));
    });
  }

  async choose(question: string, side: string, option: string): Promise<void> {
    await this.attempt(async () => {
      const body = { key: this.kept.keys[side] ?? "", question, option };
      this.show(await call<CampaignState>(`/campaigns/${this.id}/choose`, body));
    });
  }

  /** Start the next game, or go to the one under way, and sit down there with the same keys. */
  async play(): Promise<void> {
    await this.attempt(async () => {
      const { table } = await call<{ table: string }>(`/campaigns/${this.id}/next`, { key: this.key });
      const { keys, invites, mode } = this.kept;
      const seats = this.state?.seats ?? [];
      if (!find(table)) {
        const seen = await api.state(table, this.key);
        const players = Object.fromEntries(seats.map(({ seat, player }) => [seat, player]));
        keep({ id: table, game: seen.game, scenario: seen.scenario, mode, keys, invites, players, when: Date.now(), over: false, bare: this.state?.solitaire ?? false });
      }
      for (const [seat, key] of Object.entries(keys)) {
        await api.join(table, key, seats.find((one) => one.seat === seat)?.name || undefined, nonce());
      }
      router.go(`/table/${table}`);
    });
  }

  private show(state: CampaignState): void {
    this.state = state;
    const keys = this.given && state.seat !== "spectator" ? { ...this.kept.keys, [state.seat]: this.given } : this.kept.keys;
    const { mode, solitaire } = state;
    this.kept = { ...this.kept, name: state.campaign.name, mode, solitaire, keys };
    if (Object.keys(keys).length > 0) keepCampaign(this.kept);
  }

  private async attempt(work: () => Promise<void>): Promise<void> {
    this.busy = true;
    this.trouble = null;
    try {
      await work();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.trouble = { code: error.code === "unreadable" ? "" : error.code, message: error.message, refusal: error.refusal };
    } finally {
      this.busy = false;
    }
  }
}
