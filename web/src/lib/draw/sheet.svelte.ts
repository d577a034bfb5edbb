/** The map as a sheet under a window: wheel, drag, pinch and keys move it. */

import type { Box } from "./hex";
import { CLOSEST, centred, fitted, gathered, isInside, panned, zoomed } from "./zoom";

const SMALL = 700;
const WIDE = 1100;
const STEP = 1.25;
/** A finger that moves less than this many pixels has pressed, not dragged. */
const STILL = 7;

interface Spot {
  readonly x: number;
  readonly y: number;
}

export class Sheet {
  width = $state(0);
  height = $state(0);
  /** The part shown; null for the whole map. */
  box = $state.raw<Box | null>(null);

  private readonly fingers = new Map<number, Spot>();
  private hasMoved = false;

  constructor(
    private readonly map: () => Box,
    /** How wide a part of the map a small screen opens with, and how far one can come closer. */
    private readonly near = 450,
    private readonly closest = CLOSEST,
  ) {}

  readonly aspect: number = $derived.by(() => (this.width > 0 && this.height > 0 ? this.width / this.height : 1.4));
  readonly whole: Box = $derived.by(() => fitted(this.map(), this.aspect));
  readonly shown: Box = $derived.by(() => this.box ?? this.whole);

  get isSmall(): boolean {
    return this.width > 0 && this.width < SMALL;
  }

  /** Open close to a point. */
  open(point: Spot, width = this.near): void {
    const part = Math.min(1, width / this.whole.width);
    const size = { x: 0, y: 0, width: this.whole.width * part, height: this.whole.height * part };
    this.box = centred(size, this.whole, point);
  }

  /** Show the whole map; a small screen keeps it so, although it opens close to a point. */
  showAll(): void {
    this.box = this.isSmall ? this.whole : null;
  }

  /** Bring a point into the window if it lies outside. */
  show(point: Spot): void {
    if (!this.box || isInside(this.box, point)) return;
    const next = centred(this.box, this.whole, point);
    // A point at the edge of the map never comes further in; what is as it was must not be told as new.
    if (next.x !== this.box.x || next.y !== this.box.y) this.box = next;
  }

  /** Bring several points into the window at once, from further away if need be. */
  gather(points: readonly Spot[]): void {
    if (this.box && points.length > 0) this.box = gathered(this.box, this.whole, points);
  }

  zoom(factor: number, point: Spot = this.middle()): void {
    const next = zoomed({ ...this.shown, height: this.shown.width / this.aspect }, this.whole, factor, point, this.closest);
    this.box = next.width >= this.whole.width - 1 && !this.isSmall ? null : next;
  }

  keyed(key: string): void {
    if (key === "+" || key === "=") this.zoom(STEP);
    else if (key === "-") this.zoom(1 / STEP);
    else if (key === "0") this.showAll();
  }

  wheeled(event: WheelEvent & { currentTarget: HTMLElement }): void {
    // Where the page itself scrolls, the wheel is the page's.
    if (!event.ctrlKey && innerWidth < WIDE) return;
    event.preventDefault();
    this.zoom(event.deltaY < 0 ? 1.15 : 1 / 1.15, this.spot(event.currentTarget, event.clientX, event.clientY));
  }

  down(event: PointerEvent): void {
    if (this.fingers.size === 0) this.hasMoved = false;
    this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }

  dragged(event: PointerEvent & { currentTarget: HTMLElement }): void {
    const before = this.fingers.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    if (!this.hasMoved && apart(now, before) < STILL) return;
    this.hasMoved = true;
    const other = [...this.fingers].find(([id]) => id !== event.pointerId)?.[1];
    if (other) {
      const point = this.spot(event.currentTarget, (now.x + other.x) / 2, (now.y + other.y) / 2);
      this.zoom(apart(now, other) / (apart(before, other) || 1), point);
    } else if (this.box) {
      const scale = this.box.width / this.width;
      this.box = panned(this.box, this.whole, (before.x - now.x) * scale, (before.y - now.y) * scale);
    }
    this.fingers.set(event.pointerId, now);
  }

  up(event: PointerEvent): void {
    this.fingers.delete(event.pointerId);
  }

  /** The end of a drag is no press. */
  clicked(event: MouseEvent): void {
    if (!this.hasMoved) return;
    event.stopPropagation();
    event.preventDefault();
    this.hasMoved = false;
  }

  private middle(): Spot {
    const { x, y, width, height } = this.shown;
    return { x: x + width / 2, y: y + height / 2 };
  }

  private spot(element: HTMLElement, x: number, y: number): Spot {
    const frame = element.getBoundingClientRect();
    const scale = this.shown.width / frame.width;
    return { x: this.shown.x + (x - frame.left) * scale, y: this.shown.y + (y - frame.top) * scale };
  }
}

function apart(a: Spot, b: Spot): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
