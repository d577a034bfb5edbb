/** What is picked on the table before it is an answer. */

import type { TableModel } from "../core/table.svelte";
import type { View } from "../core/wire";
import { fitting, mayAdd, refsOf, sortOf, type Ref } from "./refs";
import { shotsOf } from "./shots";
import { tableOf } from "./view";

/** A short list is shown beside the hand, each with its digit. */
const SHORT = 9;
/** Questions that are answered by pressing cards and groups; the others list their few answers at once. */
const PRESSED = new Set(["act", "discard", "form-groups", "lay-terrain", "aim", "burn", "react"]);

export class Choice {
  refs = $state.raw<readonly Ref[]>([]);
  /** The group under the pointer or the focus. */
  looked = $state<Ref>("");

  constructor(private readonly model: TableModel) {}

  // A choice is made by whoever asks for it first, so nothing in it may hang on that one's life: no $derived here.
  private known: { readonly view: View | null; readonly options: readonly string[]; readonly offers: readonly string[] } | null = null;

  /** What can be done, the Fire cards joined to the shots they could go into. */
  get offers(): readonly string[] {
    const { options, view, viewer } = this.model;
    if (this.known?.view === view && this.known.options === options) return this.known.offers;
    const isAct = view?.asked?.prompt === "act";
    const offers = view && isAct ? [...options, ...shotsOf(tableOf(view), viewer, options)] : options;
    this.known = { view, options, offers };
    return offers;
  }

  /** The options that fit what is picked. */
  get fit(): readonly string[] {
    if (this.refs.length === 0) return this.model.options;
    const found = fitting(this.offers, this.refs);
    // Without a card in hand a shot is one option, whatever could go into it.
    const hasCard = this.refs.some((ref) => ref.startsWith("#"));
    return hasCard ? found : found.filter((option) => !option.includes(";"));
  }

  /** What stays offered in the row of verbs: what fits, and what speaks of nothing on the table. */
  get row(): readonly string[] {
    if (this.refs.length === 0) return this.fit;
    return [...this.fit, ...this.model.options.filter((one) => refsOf(one).length === 0)];
  }

  /** A group alone is only a beginning; with anything more, the few ways left are listed. */
  get short(): readonly string[] {
    const { mine, view } = this.model;
    const { fit, refs } = this;
    const isRare = mine && !PRESSED.has(view?.asked?.prompt ?? "") && fit.some((one) => one.includes(" "));
    const isBegun = refs.length > 1 || refs.some((ref) => sortOf(ref) !== "own");
    return (isBegun || isRare) && fit.length <= SHORT ? fit : [];
  }

  has(ref: Ref): boolean {
    return this.refs.includes(ref);
  }

  may(ref: Ref): boolean {
    return mayAdd(this.offers, this.refs, ref);
  }

  /** Whether anything is offered for a thing, whatever is picked. */
  offered(ref: Ref): boolean {
    return mayAdd(this.offers, [], ref);
  }

  /** Whether some option speaks of all these things, whatever is picked. */
  fits(refs: readonly Ref[]): boolean {
    return fitting(this.offers, refs).length > 0;
  }

  /** The letters of all groups that the options which fit speak of, on one side. */
  letters(pattern: RegExp): string[] {
    const found = this.fit.flatMap((option) => refsOf(option).filter((ref) => pattern.test(ref)));
    return [...new Set(found.map((ref) => ref.slice(-1)))];
  }

  clear(): boolean {
    const had = this.refs.length > 0;
    this.refs = [];
    return had;
  }
}

const choices = new WeakMap<TableModel, Choice>();

/** The choice of a table; there is one for its board and its buttons. */
export function choiceOf(model: TableModel): Choice {
  if (!choices.has(model)) {
    // Made apart from whoever asks first, who would otherwise not hear of its changes.
    $effect.root(() => void choices.set(model, new Choice(model)));
  }
  return choices.get(model) ?? new Choice(model);
}
