/** Something that is tried again by itself until it is done: with growing pauses, one attempt at a time. */

import { ApiError } from "./api";
import { waitAfter } from "./live";
import type { Trouble } from "./wire";

/** What passes by itself: the server is away, has too much to do, or cannot write just now. */
const PASSING: readonly string[] = ["unreachable", "rate", "busy", "unsaved"];
/** Of these the server has said that nothing happened. */
const REFUSED: readonly string[] = ["rate", "busy", "unsaved"];

/** Whether trying again later may help. */
export function isPassing(trouble: Trouble): boolean {
  return PASSING.includes(trouble.code);
}

/** Whether nothing has happened, so that even what must not be done twice may be tried again. */
export function isRefused(trouble: Trouble): boolean {
  return REFUSED.includes(trouble.code);
}

export class Again {
  trouble = $state.raw<Trouble | null>(null);
  /** When the next attempt is due, by the clock of the page. */
  due = $state<number | null>(null);
  busy = $state(false);

  private attempt = 0;
  private isStopped = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly work: () => Promise<void>,
    private readonly isWorth: (trouble: Trouble) => boolean = isPassing,
  ) {}

  /** Try now; while an attempt is under way this is it. */
  readonly now = async (): Promise<void> => {
    if (this.busy) return;
    this.rest();
    this.isStopped = false;
    this.busy = true;
    try {
      await this.work();
      this.trouble = null;
      this.attempt = 0;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.failed(error.trouble);
    } finally {
      this.busy = false;
    }
  };

  /** Try no more. */
  stop(): void {
    this.isStopped = true;
    this.rest();
  }

  private rest(): void {
    clearTimeout(this.timer);
    this.due = null;
  }

  private failed(trouble: Trouble): void {
    this.trouble = trouble;
    if (this.isStopped || !this.isWorth(trouble)) return;
    const wait = waitAfter(0, this.attempt, trouble.retry ?? 0);
    this.attempt += 1;
    this.due = performance.now() + wait;
    this.timer = setTimeout(() => void this.now(), wait);
  }
}
