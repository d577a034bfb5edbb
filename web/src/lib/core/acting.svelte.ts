/** From presses and keys to answers: what is chosen, weighed, committed or given up. */

import { verbOf } from "./options";
import type { TableModel } from "./table.svelte";
import { folded, verbRow, type Habits, type Verb } from "./verbs";

export class Acting {
  /** The verb whose options are listed. */
  open = $state<string | null>(null);

  constructor(
    private readonly model: TableModel,
    private readonly habits: Habits,
  ) {}

  /** How many of the verbs in front have a button of their own. */
  room = $state(Infinity);

  private readonly standard: readonly string[] = $derived.by(() => {
    const asked = this.model.view?.asked;
    return asked ? this.habits.standard(asked.prompt, asked.seat) : [];
  });

  /** All verbs, before some are put behind one button. */
  private readonly whole: readonly Verb[] = $derived.by(() => {
    const { view, mine, options } = this.model;
    if (!view?.asked || !mine) return [];
    return verbRow(this.habits.narrow?.(this.model) ?? options, this.standard);
  });

  readonly row: readonly Verb[] = $derived.by(() => {
    const prompt = this.model.view?.asked?.prompt ?? "";
    if (!this.habits.folds?.(prompt)) return this.whole;
    return folded(this.whole, this.standard, this.habits.front, this.room);
  });

  /** Begin to lay out the row anew: all verbs in front are seen. */
  spread(): void {
    void this.whole;
    this.room = Infinity;
  }

  /** Take one of the verbs in front off the row. */
  tighten(): void {
    const front = this.habits.front ?? [];
    const seen = this.row.filter(({ verb }) => front.includes(verb)).length;
    if (seen > 0) this.room = seen - 1;
  }

  /** The options listed under the row; a board that has narrowed them to what is weighed shows that one itself. */
  readonly listed: readonly string[] = $derived.by(() => {
    const options = this.row.find((verb) => verb.verb === this.open)?.options ?? [];
    if (this.habits.marks?.(options)) return [];
    return options.length === 1 && options[0] === this.model.chosen ? [] : options;
  });

  /** Where the board says what is meant, the buttons need only the verb. */
  get isTerse(): boolean {
    return this.habits.narrow !== undefined;
  }

  /** The options that the board lists itself; the digits are theirs unless a list is open. */
  readonly shortlist: readonly string[] = $derived.by(() =>
    this.model.mine && this.listed.length === 0 ? (this.habits.shortlist?.(this.model) ?? []) : [],
  );

  readonly harm: boolean = $derived.by(() => this.habits.harms(this.model.chosen ?? ""));

  /** A new question closes the list of the old one, and weighs at once what is ripe. */
  renew(): void {
    this.open = null;
    const asked = this.model.view?.asked;
    if (!asked || !this.model.mine) return;
    const ripe = this.habits.ripe(asked.prompt, this.model.options);
    if (ripe) void this.model.choose(ripe);
  }

  pick(notation: string): void {
    const { model } = this;
    const verb = verbOf(notation);
    if (this.open !== verb) this.open = null;
    const isOnly = model.options.length === 1 && verb === notation;
    if (notation === model.chosen && verb === notation) this.commit();
    else if (this.habits.weighs(verb) && !isOnly) void model.choose(notation);
    else void model.answer(notation);
  }

  press(verb: Verb): void {
    const [only] = verb.options;
    if (verb.options.length > 1) this.open = this.open === verb.verb ? null : verb.verb;
    else if (only) this.pick(only);
    else void this.model.ask(this.habits.probe(verb.verb, this.model));
  }

  digit(n: number): void {
    const listed = this.shortlist.length > 0 ? this.shortlist : this.listed;
    const option = listed[n - 1];
    const verb = this.row[n - 1];
    if (option) this.pick(option);
    else if (listed.length === 0 && verb) this.press(verb);
  }

  commit(): void {
    if (this.model.chosen) void this.model.answer(this.model.chosen);
  }

  /** Take back the last answer, or say why it stays. */
  undo(): void {
    const { model } = this;
    if (model.mine && model.view?.undo) void model.undo();
    else {
      const code = model.mine ? "nothing-to-undo" : model.result ? "over" : "not-yours";
      model.trouble = { code, message: "", refusal: null };
    }
  }

  /** Commit to the choice, or go on where only one way is left. */
  next(): void {
    const { model } = this;
    const [only] = model.options;
    const onward = (this.habits.onward ?? ["pass"]).find((verb) => model.options.includes(verb));
    if (model.chosen) this.commit();
    else if (onward) this.pick(onward);
    else if (only && model.options.length === 1) this.pick(only);
  }

  /** Give up what is nearest: a list, the past, an answer read, a choice, a chain of questions. */
  cancel(): void {
    const { model } = this;
    if (this.open) this.open = null;
    else if (model.past) void model.goTo(null);
    else if (model.question || model.hints || model.rule) {
      model.question = model.hints = model.rule = null;
    } else if (model.chosen && model.chosen !== this.ripe()) void model.choose(null).then(() => this.renew());
    else if (model.mine) void model.undo(this.habits.depth(model));
  }

  private ripe(): string | null {
    const prompt = this.model.view?.asked?.prompt ?? "";
    return this.habits.ripe(prompt, this.model.options);
  }

  /** Do what was typed; what turns a card is shown first. */
  typed(notation: string): void {
    const { model } = this;
    if (model.options.includes(notation) && this.habits.weighs(verbOf(notation))) void model.choose(notation);
    else void model.answer(notation);
  }

  /** Weigh the choice, or the first option whose odds can be told. */
  async odds(): Promise<boolean> {
    const { model } = this;
    for (const option of model.chosen ? [model.chosen] : model.options.slice(0, 8)) {
      if ((await model.look(option)) !== null) return true;
    }
    return model.preview !== null;
  }
}
