/** The ruler laid on a sketch: one hex shows all that is seen from it, two the line between them. */

import type { Traced } from "../aslsk/sights.svelte";
import { ApiError } from "../core/api";
import type { Plan } from "./plan";
import { sketches, type Outlook } from "./sketches";

const PAUSE = 250;

export class SketchRuler {
  from = $state("");
  to = $state("");
  line = $state.raw<Traced | null>(null);
  outlook = $state.raw<Outlook | null>(null);
  private asked = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly plan: () => Plan | null) {}

  /** Press a hex: the first is where one looks from, the next where to; the third begins anew. */
  press(hex: string): void {
    const isSecond = this.from !== "" && !this.to && hex !== this.from;
    if (isSecond) this.to = hex;
    else {
      this.from = hex;
      this.to = "";
    }
    // Whoever presses two hexes at once wants the line alone.
    this.forget();
    this.timer = setTimeout(() => this.renew(), isSecond ? 0 : PAUSE);
  }

  lift(): void {
    this.from = "";
    this.to = "";
    this.forget();
  }

  /** What was seen may be seen no more. */
  forget(): void {
    this.asked += 1;
    clearTimeout(this.timer);
    this.line = null;
    this.outlook = null;
  }

  /** Look again. */
  renew(): void {
    this.forget();
    if (this.from) void this.look(this.from, this.to);
  }

  private async look(from: string, to: string): Promise<void> {
    const plan = this.plan();
    const { asked } = this;
    if (!plan) return;
    try {
      if (to) {
        const line = await sketches.trace(plan, from, to);
        if (asked === this.asked) this.line = line;
      } else {
        const outlook = await sketches.outlook(plan, from);
        if (asked === this.asked) this.outlook = outlook;
      }
    } catch (error) {
      // A sketch that cannot be read is told elsewhere.
      if (!(error instanceof ApiError)) throw error;
    }
  }
}
