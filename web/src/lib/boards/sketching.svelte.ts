/** The board under way: each change is drawn and checked by the server, and the last answer counts. */

import type { Picture } from "../aslsk/ground";
import { ApiError } from "../core/api";
import type { Trouble } from "../core/wire";
import { begun, gone, redone, undone, type History } from "./history";
import { painted, terrainOf, type Plan, type Report } from "./plan";
import { netOf, withExit, withSide } from "./roads";
import { SketchRuler } from "./ruler.svelte";
import { sketches, type BoardList } from "./sketches";
import { isPaint, isRoad, roadOf, type Tool } from "./tools";

const PAUSE = 120;
const FIRST = { id: "sketch", columns: 13, rows: 8 } as const;
export const KEPT = "caposaldo.board";

export class Sketching {
  list = $state.raw<BoardList>({ boards: [], keeps: false });
  report = $state.raw<Report | null>(null);
  trouble = $state.raw<Trouble | null>(null);
  /** Whether another board is on its way. */
  isOpening = $state(false);
  tool = $state<Tool>("woods");
  /** Whether a building that is drawn joins those of its kind beside it. */
  joins = $state(false);
  /** The hex a road goes on from. */
  from = $state("");
  /** The hex whose names are written. */
  picked = $state("");
  /** What was done last, for those who do not see it. */
  said = $state.raw<{ readonly key: string; readonly facts: Readonly<Record<string, string | number>> } | null>(null);
  readonly ruler = new SketchRuler(() => this.plan);

  private history = $state.raw<History<Plan> | null>(null);
  /** The plan before the stroke that is being made. */
  private before: Plan | null = null;
  private laid = 0;
  /** Whether the stroke has left its first hex. */
  private isDragged = false;
  private asked = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  get plan(): Plan | null {
    return this.history?.now ?? null;
  }

  get picture(): Picture | null {
    return this.report?.sheet ?? null;
  }

  get canUndo(): boolean {
    return (this.history?.past.length ?? 0) > 0;
  }

  get canRedo(): boolean {
    return (this.history?.future.length ?? 0) > 0;
  }

  /** Whether the picture is that of the plan. */
  readonly isDrawn: boolean = $derived.by(() => this.drawn === this.plan);
  /** The plan that was drawn last. */
  drawn = $state.raw<Plan | null>(null);

  async start(): Promise<void> {
    await this.try(async () => {
      await this.renewList();
      const kept = sessionStorage.getItem(KEPT);
      const fresh = (): Promise<Report> => sketches.fresh(FIRST.id, FIRST.columns, FIRST.rows);
      this.take(kept ? await sketches.read(kept).catch(fresh) : await fresh());
    });
  }

  async fresh(id: string, columns: number, rows: number): Promise<void> {
    await this.opened(() => sketches.fresh(id, columns, rows));
  }

  async open(id: string): Promise<void> {
    await this.opened(() => sketches.open(id));
  }

  async load(text: string): Promise<void> {
    await this.opened(() => sketches.read(text));
  }

  /** Put another board on the table; nothing is drawn on the old one meanwhile. */
  private async opened(ask: () => Promise<Report>): Promise<void> {
    this.isOpening = true;
    await this.try(async () => this.take(await ask()));
    this.isOpening = false;
  }

  /** Put the board on the shelf; false if another of its id is there. */
  async keep(overwrite: boolean): Promise<boolean | null> {
    const { plan } = this;
    if (!plan) return null;
    let kept: boolean | null = null;
    await this.try(async () => {
      ({ kept } = await sketches.keep(plan, overwrite));
      await this.renewList();
      this.trouble = null;
    });
    return kept;
  }

  private async renewList(): Promise<void> {
    this.list = await sketches.list();
  }

  near = (hex: string): readonly string[] => this.picture?.hexes[hex]?.near ?? [];

  choose(tool: Tool): void {
    this.tool = tool;
    this.from = "";
    if (tool !== "ruler") this.ruler.lift();
  }

  /** Take the ruler up and let the road end where it is. */
  rest(): void {
    this.from = "";
    this.ruler.lift();
  }

  /** Begin to draw in a hex: all that follows until `lift` is one step back. */
  press(hex: string): void {
    if (!this.plan || !hex || this.isOpening) return;
    this.before = this.plan;
    this.laid = 0;
    if (this.tool === "ruler") this.ruler.press(hex);
    else if (this.tool === "names") this.picked = hex;
    else if (isRoad(this.tool)) this.road(hex);
    else this.draw(hex);
  }

  /** Go on drawing into another hex. */
  drag(hex: string): void {
    if (!this.before || !hex) return;
    this.isDragged = true;
    if (isRoad(this.tool)) {
      if (hex !== this.from && this.near(this.from).includes(hex)) this.road(hex);
    } else this.draw(hex);
  }

  lift(): void {
    const { before, plan, history } = this;
    this.before = null;
    // A road drawn in one go is whole; one made of single presses goes on.
    if (this.laid > 0 && this.isDragged) this.from = "";
    this.isDragged = false;
    if (!before || !plan || before === plan || !history) return;
    this.history = gone({ ...history, now: before }, plan);
  }

  /** Give a stroke up, as when a second finger comes to move the map. */
  drop(): void {
    const { before, history } = this;
    this.before = null;
    this.from = "";
    if (before && history && before !== history.now) this.show(before);
  }

  private draw(hex: string): void {
    const { plan, tool } = this;
    if (!plan || !isPaint(tool) || !this.picture?.hexes[hex]) return;
    const next = painted(plan, hex, tool, this.joins, this.near);
    if (next !== plan) this.show(next);
    this.said = { key: "web-board-said", facts: { hex, terrain: `@board-terrain-${terrainOf(next, hex)}` } };
  }

  private road(hex: string): void {
    const { plan, tool, from } = this;
    if (!plan || !isRoad(tool)) return;
    if (hex === from) {
      this.from = "";
      return;
    }
    this.from = hex;
    if (!this.near(from).includes(hex)) {
      this.said = { key: "web-board-road-from", facts: { hex } };
      return;
    }
    this.laid += 1;
    const road = withSide(plan.road, from, hex, roadOf(tool), this.picture?.hexes ?? {});
    if (road !== plan.road) this.show({ ...plan, road });
    this.said = { key: tool === "no-road" ? "web-board-road-gone" : "web-board-road-laid", facts: { from, hex } };
  }

  /** Whether the edge of the board runs through or along a hex. */
  isEdge(hex: string): boolean {
    return hex !== "" && this.near(hex).length < 6;
  }

  /** The road that leaves the board in a hex. */
  exitOf(hex: string): string {
    return this.plan ? (netOf(this.plan.road).exits.get(hex) ?? "") : "";
  }

  /** Lead the road on from its last hex off the board, or take that away. */
  leave(): void {
    const { plan, tool, from } = this;
    if (!plan || !isRoad(tool) || !this.isEdge(from)) return;
    this.change({ ...plan, road: withExit(plan.road, from, roadOf(tool), this.picture?.hexes ?? {}) });
    this.from = "";
  }

  /** Make a change that is one step of its own. */
  change(plan: Plan): void {
    if (!this.history) return;
    this.history = gone(this.history, plan);
    this.ask();
  }

  undo(): void {
    this.back(undone);
  }

  redo(): void {
    this.back(redone);
  }

  private back(turn: (history: History<Plan>) => History<Plan>): void {
    if (!this.history) return;
    this.history = turn(this.history);
    this.from = "";
    this.ask();
  }

  private show(plan: Plan): void {
    if (this.history) this.history = { ...this.history, now: plan };
    this.ask();
  }

  private ask(): void {
    this.ruler.forget();
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.check(), PAUSE);
  }

  async check(): Promise<void> {
    clearTimeout(this.timer);
    const { plan } = this;
    if (!plan || plan === this.drawn) return;
    const asked = ++this.asked;
    await this.try(async () => {
      const report = await sketches.check(plan);
      // An answer about an older plan says nothing any more.
      if (asked === this.asked) this.note(report, plan);
    });
  }

  private take(report: Report): void {
    clearTimeout(this.timer);
    this.asked += 1;
    this.history = begun(report.board);
    this.from = "";
    this.picked = "";
    this.ruler.lift();
    this.note(report, report.board);
  }

  private note(report: Report, plan: Plan): void {
    this.report = report;
    this.drawn = plan;
    this.trouble = null;
    this.ruler.renew();
    try {
      sessionStorage.setItem(KEPT, report.text);
    } catch {
      // A browser that keeps nothing still draws.
    }
  }

  private async try(work: () => Promise<unknown>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.trouble = { code: ["unreadable", "bad-request", "not-yours"].includes(error.code) ? "" : error.code, message: error.message, refusal: null };
    }
  }
}
