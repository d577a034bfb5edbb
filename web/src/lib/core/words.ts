/** Prose from the same Fluent files that Python reads, by the same conventions. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Asked, Candidate, Fact, Facts, GameEvent, Lang, Modifier, Proof, Refusal, Result, SeatNews } from "./wire";

/** The id of a counter at the head of a sentence: with a capital it would be a hex. */
const COUNTER = /^[a-z]w?\d/;
export const MINUS = "\u2212";
const FORMS = ["adjective", "units-adjective", "the", "draw"];
/** Facts that name a thing of a sort although they are not marked. */
const SORTS: Record<string, string> = { seat: "side", owner: "side", card: "card", drawn: "card", cards: "card", man: "man", name: "man" };

type Arguments = Record<string, FluentVariable>;

/** Write a number with its sign, the minus being U+2212. */
export function signed(value: number): string {
  return value >= 0 ? `+${value}` : `${MINUS}${-value}`;
}

/** Turn the key of a message that is missing into words. */
export function bare(id: string): string {
  return id.replaceAll(/[-_]/g, " ");
}

/** Write rule numbers as the log does, the book once: "SM 3.2", then "R18". */
export function ruleNames(numbers: readonly string[]): string[] {
  let book = "";
  return numbers.map((number) => {
    const [name = "", section = ""] = number.split(" ");
    const written = name === book && section ? section : number;
    book = name;
    return written;
  });
}

export class Words {
  readonly lang: Lang;
  /** The words a game has for its things where they are not the usual ones: `card-58-desert` before `card-58`. */
  readonly dialect: string;
  private readonly bundle: FluentBundle;
  private readonly figures: Intl.NumberFormat;

  constructor(lang: Lang, sources: readonly string[] | FluentBundle, dialect = "") {
    this.lang = lang;
    this.dialect = dialect;
    this.bundle = sources instanceof FluentBundle ? sources : bundled(lang, sources);
    this.figures = new Intl.NumberFormat(lang, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  }

  /** The same words in another dialect. */
  inDialect(dialect: string): Words {
    return dialect === this.dialect ? this : new Words(this.lang, this.bundle, dialect);
  }

  /** Tell whether a message exists. */
  has(id: string): boolean {
    return this.bundle.hasMessage(id);
  }

  /** Say a message with its facts, the game's own version of it first. */
  say(id: string, facts: Facts = {}, game = ""): string {
    return this.find(this.names(id, game), this.arguments(facts, game)) ?? bare(id);
  }

  /** Say what happened; `$modifiers` is the sum behind it. */
  event(game: string, event: GameEvent): string {
    const modifiers = event.modifiers.filter(({ value }) => value !== 0).map((modifier) => this.modifier(game, modifier));
    const { action } = event.facts;
    const facts = {
      ...event.facts,
      ...(typeof action === "string" ? { action: this.action(game, action) } : {}),
      modifiers: modifiers.join(", "),
      "modifier-count": modifiers.length,
    };
    return sentence(this.keyed(game, "event", event.kind, facts));
  }

  prompt(game: string, asked: Asked): string {
    return sentence(this.keyed(game, "prompt", asked.heading ?? asked.prompt, { seat: asked.seat, ...asked.facts }));
  }

  /**
   * Say why something may not be done. A record's refusal names its game and may tell another
   * refusal: `why` is its key, and its facts are those called `why-`.
   */
  refusal(game: string, refusal: Refusal): string {
    const { action, why, game: named } = refusal.facts;
    const at = game || String(named ?? "");
    const facts: Record<string, Fact> = { ...refusal.facts };
    if (named !== undefined) facts.game = `@game-${at}`;
    if (typeof why === "string") facts.why = this.refusal(at, { key: why, rule: "", facts: within(refusal.facts) });
    // What was asked about is told in words, as the buttons have it.
    if (typeof action === "string") facts.action = this.action(at, action);
    return sentence(this.keyed(at, "why", refusal.key, facts));
  }

  /** Name a modifier without its value. */
  label(game: string, modifier: Modifier): string {
    return this.keyed(game, "modifier", modifier.label, modifier.facts);
  }

  modifier(game: string, modifier: Modifier): string {
    return `${this.label(game, modifier)} ${signed(modifier.value)}`;
  }

  outcome(game: string, key: string): string {
    return this.keyed(game, "outcome", key, {});
  }

  /**
   * Say how a game ended to whoever reads it: a seat of the game, or anybody else. `$by` is the
   * side that brought the end about, where one did, and `$you` tells whether it is the reader's.
   */
  reason(game: string, { winner, reason, facts }: Pick<Result, "winner" | "reason" | "facts">, reader = ""): string {
    const { by } = facts;
    return this.keyed(game, "reason", reason, {
      ...(winner ? { winner: `@side-${winner}` } : {}),
      ...facts,
      ...(typeof by === "string" ? { by: `@side-${by}`, you: by === reader } : {}),
    });
  }

  /** Say what was checked of a game. */
  proof(game: string, { answers, draws, digest, rules }: Pick<Proof, "answers" | "draws" | "digest" | "rules">): string {
    return this.say("ui-proof", { answers, draws, digest, rules, game: `@game-${game}` });
  }

  /** Say who was invited anew to a seat, or sat down there. */
  seating(game: string, { seat, what, name }: Pick<SeatNews, "seat" | "what" | "name">): string {
    return this.keyed(game, "seating", what, { seat, who: name, named: name !== "" });
  }

  hint(game: string, candidate: Candidate): string {
    return sentence(this.keyed(game, "hint", candidate.reason, candidate.facts));
  }

  side(game: string, side: string): string {
    return side === "spectator" ? this.say("ui-spectator") : this.term(`side-${side}`, game);
  }

  /** Label an action, or each of a chain; an unknown one keeps its notation. */
  action(game: string, notation: string): string {
    const steps = notation.split(";").map((part) => part.trim().split(/\s+/));
    return steps.map((words) => this.step(game, words)).join("; ");
  }

  /** Name an answer: what is answered to many questions has words of its own in some of them. */
  answer(game: string, asked: Asked | null | undefined, notation: string): string {
    const own = `${game}-answer-${asked?.heading ?? asked?.prompt ?? ""}-${notation}`;
    return this.has(own) ? this.say(own) : this.action(game, notation);
  }

  /** Say the name of a thing. */
  term(key: string, game = "", facts: Arguments = {}): string {
    return this.find(this.names(key, game), facts) ?? bare(key);
  }

  /** Join names as in "a, b and c". */
  listed(items: readonly string[]): string {
    if (items.length < 2) return items.join("");
    const facts = { start: items.slice(0, -1).join(", "), last: items[items.length - 1] ?? "" };
    return this.find(["common-list"], facts) ?? items.join(", ");
  }

  /** A chance in the reader's language, without a space before the sign. */
  percent(share: number): string {
    const exact = Math.round(share * 1000) / 10;
    return `${Number.isInteger(exact) ? exact : this.figures.format(exact)}%`;
  }

  decimal(value: number): string {
    // Zero has no sign, and a sign is a minus, not a hyphen.
    return this.figures.format(Math.round(value * 10) / 10 || 0).replace("-", "\u2212");
  }

  /** Turn facts into what a message reads: names said, lists joined, truth as yes or no. */
  arguments(facts: Facts, game = ""): Arguments {
    const plain: Arguments = {};
    for (const [name, value] of Object.entries(facts)) {
      if (typeof value === "boolean") plain[name] = value ? "yes" : "no";
      else if (typeof value === "number") plain[name] = value < 0 ? signed(value) : value;
      else if (typeof value === "string" && !isTerm(name, value)) plain[name] = value;
    }
    const found = { ...plain };
    for (const [name, value] of Object.entries(facts)) {
      if (Array.isArray(value)) found[name] = this.listed(value.map((item) => this.item(name, String(item), game)));
      else if (typeof value === "string" && isTerm(name, value)) this.named(found, name, value, plain, game);
    }
    return found;
  }

  private named(found: Arguments, name: string, value: string, plain: Arguments, game: string): void {
    const key = keyOf(name, value);
    found[name] = this.find(this.names(key, game), plain) ?? (value.startsWith("@") ? bare(key) : value);
    for (const form of FORMS) {
      const said = this.find(this.names(`${key}-${form}`, game), plain);
      if (said !== null) found[`${name}-${form}`] = said;
    }
  }

  private item(name: string, text: string, game: string): string {
    return isTerm(name, text) ? this.term(keyOf(name, text), game) : text;
  }

  private keyed(game: string, family: string, key: string, facts: Facts): string {
    const ids = [`${game}-${family}-${key}`, `common-${family}-${key}`];
    return this.find(ids, this.arguments(facts, game)) ?? bare(key);
  }

  /** A verb that takes different numbers of words has a message for each of the others. */
  private step(game: string, [verb = "", ...args]: readonly string[]): string {
    for (const id of [`${game}-action-${verb}-${args.length}`, `${game}-action-${verb}`]) {
      const wanted = (this.find([id], {}, "words") ?? "").split(/\s+/).filter(Boolean);
      // A whole action may follow the verb.
      const nested = wanted.length === 1 && wanted[0] === "action" && args.length > 0;
      if (!nested && wanted.length !== args.length) continue;
      const facts: Arguments = nested
        ? { action: this.step(game, args) }
        : Object.assign({}, ...wanted.map((name, i) => this.spoken(game, name, args[i] ?? "")));
      const said = this.find([id], facts);
      if (said !== null) return sentence(said);
    }
    return [verb, ...args].join(" ");
  }

  /** Say a word of an action; `group>target` names the two parts of one word, `A>B` or `A:12`. */
  private spoken(game: string, name: string, word: string): Arguments {
    if (!name.includes(">")) {
      const [variable = name, sorts = variable] = name.split(":");
      return { [variable]: this.word(game, sorts, word) };
    }
    const [left = "", right = ""] = name.split(">");
    const [first = "", second = ""] = word.split(/[>:]/);
    return {
      ...(left ? this.spoken(game, left, first || "none") : {}),
      ...(right ? this.spoken(game, right, second || "none") : {}),
    };
  }

  private word(game: string, sorts: string, word: string): string {
    if (word.includes(",")) return this.listed(word.split(",").map((part) => this.word(game, sorts, part)));
    return this.find(sorts.split("|").flatMap((sort) => this.names(`${sort}-${word}`, game)), {}) ?? word;
  }

  private names(id: string, game: string): string[] {
    if (!game) return [id];
    const own = this.dialect.split(" ").filter(Boolean).map((dialect) => `${game}-${id}-${dialect}`);
    return [...own, `${game}-${id}`, id];
  }

  private find(ids: readonly string[], facts: Arguments, attribute = ""): string | null {
    for (const id of ids) {
      const message = this.bundle.getMessage(id);
      const pattern = attribute ? message?.attributes[attribute] : message?.value;
      // Errors are gathered, not thrown: a message short of a fact still says the rest.
      if (pattern) return this.bundle.formatPattern(pattern, facts, []);
    }
    return null;
  }
}

/** Begin with a capital, also where a sentence begins with a name that has none; g7 and gw2 stay as they are. */
function sentence(said: string): string {
  return COUNTER.test(said) ? said : said.slice(0, 1).toUpperCase() + said.slice(1);
}

function bundled(lang: Lang, sources: readonly string[]): FluentBundle {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  for (const source of sources) bundle.addResource(new FluentResource(source), { allowOverrides: true });
  return bundle;
}

/** The facts of a refusal that is told within another. */
function within(facts: Facts): Facts {
  const found = Object.entries(facts).filter(([name]) => name.startsWith("why-"));
  return Object.fromEntries(found.map(([name, fact]) => [name.slice(4), fact]));
}

function isTerm(name: string, value: string): boolean {
  return value.startsWith("@") || (name in SORTS && value !== "");
}

function keyOf(name: string, value: string): string {
  return value.startsWith("@") ? value.slice(1) : `${SORTS[name] ?? name}-${value}`;
}
