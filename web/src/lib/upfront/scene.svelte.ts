/** All that the lanes show at one moment: who faces whom, who acts, who is aimed at. */

import { say, words } from "../core/settings.svelte";
import type { TableModel } from "../core/table.svelte";
import type { View } from "../core/wire";
import type { Choice } from "./choice.svelte";
import type { OddsPart, RowState } from "./draw";
import { fightsOf } from "./duels";
import { fatesOf, firepowers, oddsParts } from "./fates";
import { sortOf } from "./refs";
import { firepowerAt, powerOf } from "./shots";
import { facing, groupOf, intruders, lanesOf, rangeOf, stageOf, tableOf, type GroupData, type ManData, type UpFrontView } from "./view";

export interface Lane {
  readonly letter: string;
  readonly own: GroupData | undefined;
  readonly foe: GroupData | undefined;
  /** The own group the range is taken from. */
  readonly from: string;
  readonly range: number | null;
  readonly isAimed: boolean;
}

export type Look = "plain" | "ready" | "chosen" | "target" | "source";

const FIRING = new Set(
  ["aim", "burn", "fire", "fire-on-hull", "burn-attack", "react", "resolve-or-drop", "shell"].map((name) => `upfront.${name}`),
);

export class Scene {
  /** The lanes that a phone shows. */
  ownLane = $state("A");
  foeLane = $state("A");

  constructor(
    private readonly model: TableModel,
    private readonly choice: Choice,
    private readonly view: () => View,
  ) {}

  readonly table: UpFrontView = $derived.by(() => tableOf(this.view()));
  readonly own: string = $derived.by(() => facing(this.table, this.view().seat).own);
  readonly foe: string = $derived.by(() => facing(this.table, this.view().seat).foe);
  readonly stage = $derived.by(() => stageOf(this.table));
  readonly prompt: string = $derived.by(() => this.view().asked?.prompt ?? "");

  /** The own group and the enemy group that matter now: picked, acting, or looked at. */
  readonly focusOwn: string = $derived.by(() => this.focus("own"));
  readonly focusFoe: string = $derived.by(() => this.focus("foe"));

  readonly lanes: readonly Lane[] = $derived.by(() => {
    // In a turn a group that may be formed shows its place once the card for it is picked: till then it only takes room.
    const isOpen = this.prompt !== "act" || this.choice.refs.some((ref) => sortOf(ref) === "card");
    const offered = isOpen ? [...this.choice.letters(/^[A-EZ]$/), ...this.choice.letters(/^>[A-EZ]$/)] : [];
    return lanesOf(this.table, offered.length > 0 || this.table.groups.length > 0 ? offered : ["A"]).map((letter) => this.lane(letter));
  });

  /** What is weighed may do to each man: an attack to those it strikes, a fight to those who go in. */
  readonly chances: ReadonlyMap<string, readonly OddsPart[]> = $derived.by(() => {
    const { preview } = this.model;
    if (!preview) return new Map();
    const fights = fightsOf(words(), preview, this.table.under_way.at(-1)?.own);
    return new Map([...fatesOf(preview).map((fate) => [fate.id, oddsParts(words(), fate)] as const), ...fights]);
  });

  private readonly weighed = $derived.by(() => firepowers(this.model.preview));

  /** The group whose firepower is shown, with the relative range to its target. */
  private readonly firer = $derived.by(() => {
    const acting = this.table.groups.find((group) => group.id === this.stage.source);
    const from = acting ?? groupOf(this.table, this.own, this.focusOwn);
    const target =
      this.table.groups.find((group) => group.id === this.stage.target) ??
      groupOf(this.table, this.foe, this.focusFoe || this.focusOwn);
    const range = rangeOf(this.table, from, target);
    return from && target && range !== null ? { id: from.id, range, power: powerOf(this.table, from.id, target.id) } : null;
  });

  private focus(side: "own" | "foe"): string {
    const name = side === "own" ? this.own : this.foe;
    const picked = this.choice.refs.find((ref) => sortOf(ref) === side);
    if (picked) return picked.slice(-1);
    const { source, target } = this.stage;
    const acting = [source, target].find((id) => id.startsWith(`${name}-`));
    if (acting) return acting.slice(-1);
    return this.choice.looked && sortOf(this.choice.looked) === side ? this.choice.looked.slice(-1) : "";
  }

  private lane(letter: string): Lane {
    const own = groupOf(this.table, this.own, letter);
    const foe = groupOf(this.table, this.foe, letter);
    const from = this.focusOwn || letter;
    const range = rangeOf(this.table, groupOf(this.table, this.own, from), foe);
    return { letter, own, foe, from, range, isAimed: this.focusFoe === letter && this.focusOwn !== "" };
  }

  /** Whether an option speaks of a group that is not there yet. */
  mayForm(ref: string): boolean {
    return this.choice.offered(ref);
  }

  intruders(group: GroupData): ManData[] {
    return intruders(this.table, group);
  }

  lookOf(side: "own" | "foe", letter: string): Look {
    const ref = side === "foe" ? `>${letter}` : letter;
    const id = `${side === "foe" ? this.foe : this.own}-${letter}`;
    if (id === this.stage.target) return "target";
    if (id === this.stage.source) return "source";
    if (this.choice.has(ref)) return side === "foe" ? "target" : "chosen";
    return this.model.mine && this.choice.may(ref) ? "ready" : "plain";
  }

  /** The word under the letter of a group: what it does, or that it has acted. */
  roleWord(group: GroupData | undefined): string {
    if (!group) return "";
    if (group.id === this.stage.source) {
      const isFire = this.table.under_way.some((frame) => FIRING.has(frame.frame));
      return say(isFire ? "upfront-ui-fires" : "upfront-ui-acts");
    }
    return this.hasActed(group) ? say("upfront-ui-acted") : "";
  }

  /** The mark of a group that has acted counts only in the turn of its side. */
  hasActed(group: GroupData | undefined): boolean {
    return group?.acted === true && group.side === this.table.turn.side;
  }

  /** A man is offered by himself, or once his group is picked. */
  manState(id: string, group: string): RowState {
    if (this.choice.has(id)) return "chosen";
    if (!this.model.mine) return "plain";
    const isSecond = this.prompt === "act" && !this.choice.has(group);
    return !isSecond && this.choice.may(id) ? "ready" : "plain";
  }

  firepower(group: GroupData | undefined, man: ManData): number | undefined {
    const { firer } = this;
    if (!group || !firer || group.id !== firer.id) return undefined;
    if (this.weighed.size > 0) return this.weighed.get(man.id);
    return firepowerAt(firer.power, man, this.prompt === "burn") || undefined;
  }

  /** The relative range from the group that fires to its target. */
  rangeFrom(group: GroupData | undefined): number | null {
    const { firer } = this;
    return group && firer?.id === group.id ? firer.range : null;
  }

  /** Bring the groups that are spoken of into the window of a phone. */
  bring(refs: readonly string[]): void {
    for (const ref of refs) {
      if (sortOf(ref) === "own") this.ownLane = ref;
      else if (sortOf(ref) === "foe") this.foeLane = ref.slice(-1);
    }
  }

  /** Bring the groups that act into the window of a phone. */
  follow(): void {
    const { source, target } = this.stage;
    for (const id of [source, target]) {
      if (id.startsWith(`${this.own}-`)) this.ownLane = id.slice(-1);
      else if (id) this.foeLane = id.slice(-1);
    }
    const letters = this.lanes.map((lane) => lane.letter);
    if (!letters.includes(this.ownLane)) this.ownLane = letters[0] ?? "A";
    if (!letters.includes(this.foeLane)) this.foeLane = letters[0] ?? "A";
  }
}
