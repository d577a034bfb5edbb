/** One table as this browser sees it: its state, the choice under way, the past looked at. */

import { isPassing } from "./again.svelte";
import { ApiError, api } from "./api";
import { arrivalOf } from "./countdown";
import { adviceWithin, asDeclared, asDone, previewWithin } from "./declaring";
import { renewKey } from "./keyring";
import { openLine, type Line } from "./live";
import { hasGaps, merged } from "./log";
import { Parade } from "./parade";
import { keep, withKey, type Kept } from "./shelf";
import { TableHost } from "./tablehost";
import type { Candidate, LogEntry, Moment, Preview, Refusal, TableState, Trouble, View } from "./wire";

export interface Question {
  readonly notation: string;
  readonly refusal: Refusal | null;
}

export class TableModel {
  readonly id: string;
  kept = $state.raw<Kept>() as Kept;
  state = $state.raw<TableState | null>(null);
  log = $state.raw<readonly LogEntry[]>([]);
  viewer = $state("spectator");
  online = $state(true);
  /** When the next attempt to find the server is due, by the clock of the page. */
  due = $state<number | null>(null);
  /** The key opens nothing any more: why. */
  shut = $state.raw<Trouble | null>(null);
  busy = $state(false);
  trouble = $state.raw<Trouble | null>(null);
  /** What was refused for a moment only, to be asked again. */
  again = $state.raw<(() => void) | null>(null);
  /** When that is worth while, by the clock of the page. */
  retryAt = $state<number | null>(null);
  /** The option chosen and not yet committed. */
  chosen = $state<string | null>(null);
  preview = $state.raw<Preview | null>(null);
  question = $state.raw<Question | null>(null);
  hints = $state.raw<readonly Candidate[] | null>(null);
  past = $state.raw<Moment | null>(null);
  /** The rule whose text is open beside the board. */
  rule = $state<string | null>(null);
  /** The seat that must come to the screen before anything more is shown. */
  awaited = $state<string | null>(null);

  readonly host = new TableHost(this);
  private line: Line | null = null;
  private isRenewing = false;
  private readonly parade = new Parade({
    show: (state) => this.take(state),
    pass: (state) => (this.log = merged(this.log, state.log, state.view?.at ?? 0)),
    isForeign: (entry) => entry.n > (this.state?.view?.at ?? 0) && entry.seat !== null && entry.seat !== this.viewer,
    done: () => this.meet(),
  });
  private looked = new Map<string, Preview | null>();

  constructor(kept: Kept) {
    this.id = kept.id;
    this.kept = kept;
    this.viewer = Object.keys(kept.keys)[0] ?? "spectator";
  }

  private readonly seen: View | null = $derived(this.past?.view ?? this.state?.view ?? null);
  readonly view: View | null = $derived.by(() => asDone(this.seen));
  readonly mine: boolean = $derived.by(
    () => !this.past && !this.awaited && this.state?.phase === "playing" && this.view?.asked?.seat === this.viewer,
  );
  readonly options: readonly string[] = $derived.by(() => (this.mine ? (this.view?.asked?.options ?? []) : []));
  readonly result = $derived.by(() => this.state?.result ?? this.state?.view?.result ?? null);

  get key(): string | undefined {
    return this.kept.keys[this.viewer];
  }

  get game(): string {
    return this.kept.game;
  }

  /** Whether nobody here has a seat. */
  get isLooking(): boolean {
    return Object.keys(this.kept.keys).length === 0;
  }

  /** Sit down: read the state, then listen to the line. */
  async open(): Promise<void> {
    let state = await api.state(this.id, this.key);
    const asked = state.view?.asked?.seat ?? "";
    // Before the first answer nothing is secret yet, so the first player needs no curtain.
    if (state.view?.at === 0 && this.kept.keys[asked] && asked !== this.viewer) {
      this.viewer = asked;
      state = await api.state(this.id, this.key);
    }
    this.take(state);
    this.meet();
    this.listen();
    void this.host.honour();
  }

  close(): void {
    this.line?.close();
    this.line = null;
  }

  private listen(): void {
    this.line?.close();
    this.line = openLine(this.id, this.key, {
      state: (state) => {
        // What waits to be shown is no time won.
        arrivalOf(state);
        this.host.settle(state);
        this.parade.push(state);
      },
      online: (online) => (this.online = online),
      due: (at) => (this.due = at),
      shut: (trouble) => {
        // Whoever makes a new key for his own seat is turned out with the old one.
        if (!this.isRenewing) this.shut = trouble;
      },
    });
  }

  /** Look for the server now. */
  hurry(): void {
    this.line?.hurry();
  }

  /** Open an own seat with a new key from now on; the old one goes out wherever it was. */
  async renew(seat: string): Promise<boolean> {
    const old = this.kept.keys[seat];
    if (!old) return false;
    this.isRenewing = true;
    const isDone = await this.attempt(async () => {
      const fresh = await renewKey(this.host.place, old);
      this.kept = withKey(this.kept, old, fresh);
    });
    this.isRenewing = false;
    this.listen();
    return isDone;
  }

  /** Show at once all that is waiting to be shown. */
  skip(): void {
    this.parade.hurry();
  }

  /** Whether a newer state is shown already: the line and the answers to requests overtake each other. */
  private isOld(state: TableState): boolean {
    return state.edition < (this.state?.edition ?? -1);
  }

  /** Whether the game stands as it stood: somebody came or went, and a choice under way goes on. */
  private isSame(state: TableState): boolean {
    const old = this.state;
    return state.edition === old?.edition && state.phase === old.phase && state.seat === old.seat;
  }

  private take(state: TableState): void {
    if (this.isOld(state)) return;
    const before = this.state?.view?.at;
    const ended = state.phase === "over" && this.state?.phase === "playing";
    const at = state.view?.at ?? 0;
    this.log = merged(this.log, state.log, at);
    this.state = this.isSame(state) ? { ...state, view: this.state?.view ?? null } : state;
    if (state.phase === "over" && !this.kept.over) this.note({ over: true });
    // What was only overheard before is open at the end.
    if (ended) void this.refresh();
    if (before === at) return;
    this.chosen = null;
    this.preview = null;
    this.question = null;
    this.hints = null;
    this.looked.clear();
    if (state.view && hasGaps(this.log, at)) void this.refresh();
  }

  private async refresh(): Promise<void> {
    const state = await api.state(this.id, this.key);
    if (this.isOld(state)) return;
    this.log = state.log;
    this.state = state;
  }

  note(change: Partial<Kept>): void {
    this.kept = { ...this.kept, ...change, when: Date.now() };
    keep(this.kept);
  }

  /** At one screen for two: call the other player when the question is his. */
  private meet(): void {
    const asked = this.state?.view?.asked?.seat;
    if (!asked || asked === this.viewer || !this.kept.keys[asked]) return;
    if (this.kept.bare) void this.seatAt(asked);
    else this.awaited = asked;
  }

  /** The awaited player sits down: from now on the table is seen from his seat. */
  async seatAt(seat: string): Promise<void> {
    this.viewer = seat;
    this.parade.clear();
    await this.attempt(async () => {
      const state = await api.state(this.id, this.key);
      this.log = [];
      this.take(state);
      this.awaited = null;
    });
    this.listen();
  }

  /** Answer the question with an option or a chain of them. */
  async answer(action: string): Promise<boolean> {
    const { key, state } = this;
    if (!key || !state?.view || this.busy) return false;
    const at = state.view.at;
    return this.changing(() => api.answer(this.id, key, at, asDeclared(state.view, action)));
  }

  async undo(times = 1): Promise<boolean> {
    for (let i = 0; i < times; i += 1) {
      await this.idle();
      const { key, state } = this;
      if (!key || !state?.view?.undo) return false;
      const at = state.view.at;
      if (!(await this.changing(() => api.undo(this.id, key, at)))) return false;
    }
    return true;
  }

  /** Wait for the answer under way: what is pressed fast is meant. */
  async idle(): Promise<void> {
    while (this.busy) await new Promise((done) => setTimeout(done, 20));
  }

  /** Answer a prompt in one way from now on; an empty action asks again. */
  async stand(prompt: string, action: string): Promise<void> {
    const key = this.key;
    if (key && !this.busy) await this.changing(() => api.standing(this.id, key, prompt, action));
  }

  async concede(): Promise<void> {
    const key = this.key;
    if (key) await this.changing(() => api.concede(this.id, key));
  }

  private async changing(ask: () => Promise<TableState>): Promise<boolean> {
    this.busy = true;
    const work = async (): Promise<void> => {
      const state = await ask();
      // The line may have told this already, or more.
      if (this.parade.heard >= state.edition && this.online) await this.parade.settled();
      else this.take(state);
    };
    try {
      return await this.attempt(work, () => void this.changing(ask));
    } finally {
      this.busy = false;
      if (!this.parade.isShowing) this.meet();
    }
  }

  /** Try something with the server; what goes wrong is told in one sentence. */
  async attempt(work: () => Promise<void>, again: () => void = () => void this.attempt(work)): Promise<boolean> {
    this.trouble = null;
    this.again = null;
    try {
      await work();
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.trouble = error.trouble;
      if (isPassing(error.trouble)) this.again = again;
      this.retryAt = error.trouble.retry ? performance.now() + error.trouble.retry * 1000 : null;
      if (error.code === "stale") void this.refresh();
      return false;
    }
  }

  /** Choose an option without committing to it, and look at what it will do. */
  async choose(notation: string | null): Promise<void> {
    this.chosen = notation;
    this.question = null;
    if (notation) await this.look(notation);
    else this.preview = null;
  }

  /** Show what an option, or a chain of them, will do. */
  async look(notation: string): Promise<Preview | null> {
    const key = this.key;
    if (!key || !this.mine) return null;
    const at = this.view?.at;
    if (!this.looked.has(notation)) {
      const found = await api.preview(this.id, key, asDeclared(this.state?.view, notation)).then(previewWithin, () => null);
      if (this.view?.at !== at) return null;
      this.looked.set(notation, found);
    }
    this.preview = this.looked.get(notation) ?? null;
    return this.preview;
  }

  /** Look away from a passing thing: what is shown is the choice again, or nothing. */
  lookAway(): void {
    this.preview = (this.chosen && this.looked.get(this.chosen)) || null;
  }

  async ask(notation: string): Promise<void> {
    const key = this.key;
    if (!key) return;
    await this.attempt(async () => {
      const { refusal } = await api.whyNot(this.id, key, asDeclared(this.state?.view, notation));
      this.question = { notation, refusal };
    });
  }

  async hint(): Promise<void> {
    const key = this.key;
    if (!key || !this.mine) return;
    await this.attempt(async () => {
      this.hints = adviceWithin(this.state?.view, (await api.hint(this.id, key)).candidates);
    });
  }

  /** Look at the table as it stood after an answer; nothing brings the present back. */
  async goTo(at: number | null): Promise<void> {
    if (at === null) {
      this.past = null;
      return;
    }
    await this.attempt(async () => {
      this.past = await api.moment(this.id, at, this.viewer, this.key);
    });
  }
}
