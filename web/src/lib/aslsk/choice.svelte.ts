/** What is picked on the map before it is an answer. */

import type { TableModel } from "../core/table.svelte";
import { completing, fitting, offered, ofVerb, refsOf, settled, type Ref } from "./refs";

/** Acts on a hex or a counter that one must ask for by their button, since another act is meant by a plain press. */
const ASKED_FOR = new Set(["smoke", "charge", "transfer", "drop", "destroy", "leave", "exit", "crawl", "direct", "alone", "keep-dm", "hold-back", "abandon", "flame"]);

export class Choice {
  picked = $state.raw<readonly Ref[]>([]);
  /** The ways to do what was pressed, where there are several. */
  menu = $state.raw<readonly string[]>([]);
  /** The verb whose button is pressed. */
  open = $state<string | null>(null);

  constructor(private readonly model: TableModel) {}

  /** The options that a plain press means: those of the open verb, or of the usual ones. */
  get plain(): readonly string[] {
    const { options } = this.model;
    const verb = this.open !== null && ofVerb(options, this.open).some((one) => refsOf(one).length > 0) ? this.open : null;
    if (verb !== null) return ofVerb(options, verb);
    const usual = options.filter((option) => !ASKED_FOR.has(option.split(" ", 1)[0] ?? ""));
    return usual.some((option) => refsOf(option).length > 0) ? usual : options;
  }

  /** Things that can be pressed to go on. */
  get may(): ReadonlySet<Ref> {
    return offered(this.plain, this.picked);
  }

  /** The hexes that complete what is picked, each with the options it stands for. */
  get hexes(): ReadonlyMap<string, readonly string[]> {
    return completing(fitting(this.plain, this.picked), this.picked);
  }

  /** The options for a thing that leave nothing more to be picked, the usual ones if there are any. */
  ending(picked: readonly Ref[]): readonly string[] {
    const usual = settled(this.plain, picked);
    return usual.length > 0 ? usual : settled(this.model.options, picked);
  }

  /** What stays in the row of verbs: what fits, and what speaks of nothing on the table. */
  get row(): readonly string[] {
    const { options } = this.model;
    if (this.picked.length === 0) return options;
    return [...fitting(options, this.picked), ...options.filter((one) => refsOf(one).length === 0)];
  }

  clear(): boolean {
    const had = this.picked.length + this.menu.length > 0;
    this.picked = [];
    this.menu = [];
    return had;
  }
}

const choices = new WeakMap<TableModel, Choice>();

/** The choice of a table; there is one for its map and its buttons. */
export function choiceOf(model: TableModel): Choice {
  if (!choices.has(model)) {
    // Made apart from whoever asks first, who would otherwise not hear of its changes.
    $effect.root(() => void choices.set(model, new Choice(model)));
  }
  return choices.get(model) ?? new Choice(model);
}
