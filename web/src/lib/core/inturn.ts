/** Presses that come fast wait for each other: each is judged by what the one before it has led to. */

import { tick } from "svelte";

interface Busy {
  /** Wait for the answer under way. */
  idle(): Promise<void>;
}

export class InTurn {
  private last: Promise<void> = Promise.resolve();

  constructor(private readonly model: Busy) {}

  /** Do something once all that was begun before it is done and shown. */
  do(work: () => void | Promise<void>): void {
    this.last = this.last
      .then(() => this.model.idle())
      .then(tick)
      .then(work)
      // What went wrong is told as everywhere else, and stops nothing that comes after it.
      .catch((error: unknown) => queueMicrotask(() => { throw error; }));
  }
}
