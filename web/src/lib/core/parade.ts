/** What others do, shown one act at a time. */

import type { LogEntry, TableState } from "./wire";

const STEP = 320;
const MOMENT = 10;

interface Stage {
  show(state: TableState): void;
  /** A state that is not drawn, because a later one waits and nobody wants to see it. */
  pass(state: TableState): void;
  isForeign(entry: LogEntry): boolean;
  done(): void;
}

export class Parade {
  /** The edition of the newest state that has come. */
  heard = -1;
  isShowing = false;
  private queue: TableState[] = [];
  private isHurried = false;
  private wake: (() => void) | null = null;

  constructor(private readonly stage: Stage) {}

  push(state: TableState): void {
    this.heard = Math.max(this.heard, state.edition);
    this.queue.push(state);
    if (!this.isShowing) void this.march();
  }

  clear(): void {
    this.queue = [];
  }

  /** Show at once all that waits. */
  hurry(): void {
    if (!this.isShowing) return;
    this.isHurried = true;
    this.wake?.();
  }

  /** Wait until everything that has come is shown. */
  async settled(): Promise<void> {
    while (this.isShowing && this.queue.length > 0) await new Promise((done) => setTimeout(done, MOMENT));
  }

  private async march(): Promise<void> {
    this.isShowing = true;
    for (let next = this.queue.shift(); next; next = this.queue.shift()) {
      if (this.isHurried && this.queue.length > 0) {
        this.stage.pass(next);
        continue;
      }
      const isForeign = next.log.some((entry) => this.stage.isForeign(entry));
      this.stage.show(next);
      if (isForeign && !this.isHurried) await this.rest();
    }
    this.isShowing = false;
    this.isHurried = false;
    this.stage.done();
  }

  private rest(): Promise<void> {
    return new Promise((done) => {
      const timer = setTimeout(done, STEP);
      this.wake = () => {
        clearTimeout(timer);
        done();
      };
    });
  }
}
