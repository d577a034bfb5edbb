/** The ruler: lines of sight asked of the server, remembered as long as nothing moves. */

import { ApiError, api } from "../core/api";
import { untrack } from "svelte";

export interface Hindrance {
  readonly hex: string;
  readonly range: number;
  readonly value: number;
  readonly what: string;
  readonly rule: string;
  readonly counts: boolean;
}

/** A line of sight as the ground alone has it. */
export interface Traced {
  readonly from: string;
  readonly to: string;
  readonly range: number;
  readonly seen: boolean;
  /** The hex whose drawing blocks, empty if none does. */
  readonly blocker: string;
  /** Which part of the line is clear, from 0 to 1. */
  readonly met: number;
  readonly total: number;
  readonly rule: string;
  readonly hindrances: readonly Hindrance[];
}

export interface Sight extends Traced {
  readonly too_much: boolean;
  /** What falling snow adds to the hindrances. */
  readonly snow: number;
  readonly most: number;
}

export class Ruler {
  isOn = $state(false);
  from = $state("");
  to = $state("");
  /** Lines by their two hexes; null while they are asked for. */
  lines = $state.raw<ReadonlyMap<string, Sight | null>>(new Map());
  /** What is seen from one hex: the sum of the hindrances, -1 where nothing is. */
  outlook = $state.raw<{ readonly from: string; readonly seen: Readonly<Record<string, number>> } | null>(null);

  private age = -1;

  constructor(private readonly table: string) {}

  /** Put the ruler down or take it away. */
  toggle(from = ""): void {
    this.isOn = !this.isOn;
    this.from = this.isOn ? from : "";
    this.to = "";
    this.outlook = null;
    if (this.isOn && from) this.lookRound(from);
  }

  /** Forget what may have changed with the table: smoke comes and goes. */
  renew(at: number): void {
    if (this.age === at) return;
    this.age = at;
    untrack(() => {
      this.lines = new Map();
      this.outlook = null;
      if (this.isOn && this.from) this.lookRound(this.from);
      if (this.isOn && this.from && this.to) this.lay(this.from, this.to);
    });
  }

  /** Press a hex: the first is where one looks from, the next where to; the third begins anew. */
  press(hex: string): void {
    if (!this.from || hex === this.from || this.to) {
      this.from = hex;
      this.to = "";
      this.lookRound(hex);
    } else {
      this.to = hex;
      this.lay(this.from, hex);
    }
  }

  /** The line between two hexes, asked for when it is not known yet. */
  line(from: string, to: string): Sight | null {
    return this.lines.get(`${from}>${to}`) ?? null;
  }

  lay(from: string, to: string): void {
    const key = `${from}>${to}`;
    if (from === to || untrack(() => this.lines.has(key))) return;
    this.lines = new Map([...untrack(() => this.lines), [key, null]]);
    const { age } = this;
    void this.asked(() => api.sight<Sight>(this.table, from, to)).then((found) => {
      if (found && this.age === age) this.lines = new Map([...this.lines, [key, found]]);
    });
  }

  private lookRound(from: string): void {
    const { age } = this;
    void this.asked(() => api.sight<{ from: string; seen: Record<string, number> }>(this.table, from)).then((found) => {
      if (found && this.age === age && this.from === from) this.outlook = found;
    });
  }

  /** Where sight is no one's to know, nothing is shown. */
  private async asked<T>(ask: () => Promise<T>): Promise<T | null> {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return null;
    }
  }
}
