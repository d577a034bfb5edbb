/** The design under way: every change is sent to the server, and the last answer counts. */

import { ApiError, api } from "../../core/api";
import type { GameEntry, Trouble } from "../../core/wire";
import { designs, type Design, type Draw, type Lot, type Report, type Shelf, type Way } from "./design";
import { GAME } from "../view";

const PAUSE = 150;
export const KEPT = "caposaldo.design";
const FIRST = { way: "bid", nations: ["german", "russian"], year: "1943b" } as const;

export class Drafting {
  shelf = $state.raw<Shelf | null>(null);
  /** The game itself, with what its scenarios leave to choose. */
  game = $state.raw<GameEntry | null>(null);
  design = $state.raw<Design | null>(null);
  report = $state.raw<Report | null>(null);
  draws = $state.raw<readonly Draw[]>([]);
  trouble = $state.raw<Trouble | null>(null);
  /** The forces that lie face down while the other player buys his (43.2). */
  covered = $state.raw<readonly string[]>([]);
  /** Whom the screen is being handed to, and what he then finds; nobody, most of the time. */
  handing = $state.raw<{ readonly name: string; readonly ready: () => void } | null>(null);
  private asked = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  async start(): Promise<void> {
    await this.try(async () => {
      const [shelf, games] = await Promise.all([designs.shelf(), api.games()]);
      this.shelf = shelf;
      this.game = games.find(({ id }) => id === GAME) ?? null;
      const kept = sessionStorage.getItem(KEPT);
      if (kept) await this.load(kept).catch(() => this.fresh(FIRST.way));
      else await this.fresh(FIRST.way);
    });
  }

  /** Begin anew with another kind of design; nations and half year stay. */
  async fresh(way: Way, scenario = ""): Promise<void> {
    const nations = this.design?.force.map(({ nation }) => nation) ?? FIRST.nations;
    const year = this.design?.year || FIRST.year;
    await this.try(async () => this.take(await designs.sketch(way, nations, year, scenario)));
  }

  async load(text: string): Promise<void> {
    this.take(await designs.read(text));
  }

  async open(text: string): Promise<void> {
    await this.try(() => this.load(text));
  }

  async draw(what: readonly Lot[]): Promise<void> {
    const { design } = this;
    if (!design) return;
    await this.try(async () => {
      const { draws, report } = await designs.draw(design, what);
      this.draws = draws;
      this.take(report);
    });
  }

  /** Draw a curtain until the other player says that he is there. */
  handOver(name: string, ready: () => void = () => undefined): void {
    this.handing = { name, ready };
  }

  /** The other player is there. */
  taken(): void {
    const { handing } = this;
    this.handing = null;
    handing?.ready();
  }

  /** Only this force lies open. */
  showOnly(role: string): void {
    this.covered = this.design?.force.map((force) => force.role).filter((other) => other !== role) ?? [];
  }

  /** Turn a force face down, or up again. */
  turn(role: string): void {
    const others = this.covered.filter((one) => one !== role);
    this.covered = others.length < this.covered.length ? others : [...this.covered, role];
  }

  /** Change the design at once, and ask what it costs a moment later. */
  change(design: Design): void {
    this.design = design;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.check(), PAUSE);
  }

  async check(): Promise<void> {
    clearTimeout(this.timer);
    const { design } = this;
    if (!design) return;
    const asked = ++this.asked;
    await this.try(async () => {
      const report = await designs.check(design);
      // An answer about an older choice says nothing any more.
      if (asked === this.asked) this.note(report);
    });
  }

  private take(report: Report): void {
    clearTimeout(this.timer);
    this.asked += 1;
    this.design = report.design;
    this.note(report);
  }

  private note(report: Report): void {
    this.report = report;
    this.trouble = null;
    try {
      sessionStorage.setItem(KEPT, report.text);
    } catch {
      // A browser that keeps nothing still designs.
    }
  }

  private async try(work: () => Promise<unknown>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.trouble = { code: error.code === "unreadable" ? "" : error.code, message: error.message, refusal: null };
    }
  }
}
