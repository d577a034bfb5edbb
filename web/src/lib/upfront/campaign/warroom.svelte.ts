/** One campaign on the screen: loaded, answered, and led to its next table. */

import { Again, isPassing } from "../../core/again.svelte";
import { ApiError, api, call } from "../../core/api";
import { invite, type Host, type Tokens } from "../../core/inviting";
import { isForeign, mendedKey, renewKey } from "../../core/keyring";
import { keyIn } from "../../core/links";
import { router } from "../../core/route.svelte";
import { takeSeats } from "../../core/seats";
import { find, keep, withKey, type Kept } from "../../core/shelf";
import type { Place, Trouble } from "../../core/wire";
import { campaigns, keepCampaign, type KeptCampaign } from "./archive";
import type { CampaignShelf, CampaignState } from "./wire";

export class WarRoom implements Host {
  state = $state.raw<CampaignState | null>(null);
  shelf = $state.raw<CampaignShelf | null>(null);
  trouble = $state.raw<Trouble | null>(null);
  /** What was refused for a moment only, to be asked again. */
  again = $state.raw<(() => void) | null>(null);
  busy = $state(false);
  /** No key held here opens a side any more. */
  isOut = $state(false);
  kept = $state.raw<KeptCampaign>() as KeptCampaign;
  /** The loading of it, tried again by itself. */
  readonly opening = new Again(() => this.read());

  constructor(
    readonly id: string,
    hash: string,
  ) {
    const known = campaigns().find((entry) => entry.id === id);
    this.kept = known ?? { id, name: "", mode: "link", keys: {}, when: Date.now() };
    this.given = keyIn(hash);
  }

  /** The key of the link that was opened, until it is kept. */
  private given: string;

  /** Any key held here opens the campaign; without one it is only looked at. */
  private get key(): string {
    return Object.values(this.kept.keys)[0] ?? this.given;
  }

  get place(): Place {
    return { kind: "campaign", id: this.id };
  }

  get hostKey(): string | undefined {
    const host = this.state?.host ?? "";
    return this.kept.mode !== "link" ? undefined : host ? this.kept.keys[host] : Object.values(this.kept.keys)[0];
  }

  get tokens(): Tokens {
    return this.kept.tokens ?? {};
  }

  keepTokens(tokens: Tokens): void {
    this.note({ tokens });
  }

  note(change: Partial<KeptCampaign>): void {
    this.kept = { ...this.kept, ...change };
    keepCampaign(this.kept);
  }

  mine(side: string): boolean {
    return side in this.kept.keys;
  }

  get player(): boolean {
    return Object.keys(this.kept.keys).length > 0;
  }

  /** Take the side of a link, if it has a key. */
  async enter(hash: string): Promise<void> {
    const key = keyIn(hash);
    if (!key || key === this.given) return;
    this.given = key;
    this.isOut = false;
    await this.load();
  }

  async load(): Promise<void> {
    this.busy = true;
    await this.opening.now();
    this.busy = false;
  }

  private async read(): Promise<void> {
    this.shelf ??= await call<CampaignShelf>("/campaigns");
    try {
      this.show(await call<CampaignState>(`/campaigns/${this.id}`, undefined, this.given || this.key));
    } catch (error) {
      if (!isForeign(error)) throw error;
      await this.reopen();
    }
    await this.honour();
  }

  /** The key opens nothing any more: try the one that has taken its place, else nobody here has a side. */
  private async reopen(): Promise<void> {
    if (this.given && this.player) {
      this.given = "";
      router.replace(`/campaign/${this.id}`);
      return this.read();
    }
    const old = this.key;
    this.given = "";
    const fresh = await mendedKey(this.place, old);
    if (!fresh) {
      this.isOut = true;
      return;
    }
    this.kept = withKey(this.kept, old, fresh);
    await this.read();
  }

  /** What an earlier version gave away as a link with a key becomes an invitation, unless it was used. */
  private async honour(): Promise<void> {
    const { owed, ...rest } = this.kept;
    if (!owed || !this.state) return;
    const { seats } = this.state;
    this.kept = rest;
    keepCampaign(rest);
    for (const side of this.hostKey ? owed : []) {
      if (seats.some(({ seat, joined }) => seat === side && !joined)) await invite(this, side);
    }
  }

  /** Only look from now on. */
  async look(): Promise<void> {
    this.note({ keys: {} });
    this.isOut = false;
    await this.load();
  }

  /** Open an own side with a new key from now on; the old one goes out wherever it was. */
  async renew(side: string): Promise<boolean> {
    const old = this.kept.keys[side];
    if (!old) return false;
    return this.attempt(async () => {
      this.kept = withKey(this.kept, old, await renewKey(this.place, old));
    });
  }

  async choose(question: string, side: string, option: string): Promise<void> {
    await this.attempt(async () => {
      const key = this.kept.keys[side];
      this.show(await call<CampaignState>(`/campaigns/${this.id}/choose`, { question, option }, key));
    });
  }

  /** Start the next game, or go to the one under way, and sit down there with the same keys. */
  async play(): Promise<void> {
    await this.attempt(async () => {
      const { table } = await call<{ table: string }>(`/campaigns/${this.id}/next`, {}, this.key);
      await takeSeats(await this.sat(table), this.state?.seats ?? []);
      router.go(`/table/${table}`);
    });
  }

  /** What is kept of the table of a game: the keys are those of the campaign. */
  private async sat(table: string): Promise<Kept> {
    const known = find(table);
    const { keys, mode } = this.kept;
    if (known) return { ...known, keys };
    const seen = await api.state(table, this.key);
    const players = Object.fromEntries((this.state?.seats ?? []).map(({ seat, player }) => [seat, player]));
    const about = { id: table, game: seen.game, scenario: seen.scenario, mode, keys, players };
    const entry = { ...about, when: Date.now(), over: false, bare: this.state?.solitaire ?? false };
    keep(entry);
    return entry;
  }

  private show(state: CampaignState): void {
    this.state = state;
    const isSeated = this.given !== "" && state.seat !== "spectator";
    const keys = isSeated ? { ...this.kept.keys, [state.seat]: this.given } : this.kept.keys;
    const { mode, solitaire } = state;
    // An invitation that was used, or withdrawn elsewhere, leaves this browser.
    const tokens = Object.fromEntries(Object.entries(this.tokens).filter(([side]) => state.invited.includes(side)));
    this.kept = { ...this.kept, name: state.campaign.name, mode, solitaire, keys, tokens };
    if (Object.keys(keys).length > 0) keepCampaign(this.kept);
    if (!this.given) return;
    // The key leaves the address: the browser keeps it from now on.
    this.given = "";
    router.replace(`/campaign/${this.id}`);
  }

  /** Try something with the server; what goes wrong is told in one sentence. */
  async attempt(work: () => Promise<void>): Promise<boolean> {
    this.busy = true;
    this.trouble = null;
    this.again = null;
    try {
      await work();
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.trouble = { ...error.trouble, code: error.code === "unreadable" ? "" : error.code };
      if (isPassing(error.trouble)) this.again = () => void this.attempt(work);
      return false;
    } finally {
      this.busy = false;
    }
  }
}
