import { describe, expect, it } from "vitest";
// Python's tests read the same file.
import examples from "../../../../tests/words.json";
import en from "./locale-en";
import it_ from "./locale-it";
import { Words, bare, ruleNames, signed } from "./words";

interface Example {
  readonly what: string;
  readonly game?: string;
  readonly reader?: string;
  readonly data: never;
  readonly en: string;
  readonly it: string;
}

const SMALL = `
common-list = { $start } and { $last }
g-unit-a = Alpha
g-unit-b = Bravo
g-side-us = Americans
g-side-us-adjective = American
g-event-fires = { $units } fire ({ $modifiers }), { $hit ->
        [yes] a hit
       *[no] a miss
    }, by the { $side-adjective } player.
g-modifier-town = town
g-why-full = Hex { $hex } is full.
common-why-game-is-over = The game is over.
g-action-fire = Fire at { $target }
    .words = target:unit
g-action-shoot = Shoot
g-prompt-ask = Choose, { $seat }: { $left }.
g-answer-ask-shoot = Shoot at once
`;
const words = new Words("en", [SMALL]);

describe("words", () => {
  it("signs numbers with the true minus", () => {
    expect([signed(2), signed(-1), signed(0)]).toEqual(["+2", "\u22121", "+0"]);
  });

  it("says an event with names, lists, truth, forms and the sum behind it", () => {
    const modifiers = [{ value: 2, rule: "X 1", label: "town", facts: {} }];
    const facts = { units: ["@unit-a", "@unit-b"], hit: true, side: "@side-us" };
    expect(words.event("g", { kind: "fires", rules: [], facts, modifiers })).toBe(
      "Alpha and Bravo fire (town +2), a hit, by the American player.",
    );
  });

  it("begins with a capital, but leaves the id of a counter as it is", () => {
    const facts = { units: ["g1", "gw2"], hit: false, side: "@side-us" };
    expect(words.event("g", { kind: "fires", rules: [], facts, modifiers: [] })).toMatch(/^g1 and gw2 fire/);
    expect(words.event("g", { kind: "fires", rules: [], facts: { ...facts, units: ["green men"] }, modifiers: [] })).toMatch(/^Green men/);
  });

  it("names an answer by what it means in its question, told or shown", () => {
    const asked = { seat: "us", prompt: "ask", rule: "", options: [], facts: {} };
    expect(words.answer("g", asked, "shoot")).toBe("Shoot at once");
    expect(words.answer("g", { ...asked, prompt: "other" }, "shoot")).toBe("Shoot");
    expect(words.answer("g", { ...asked, prompt: "other", heading: "ask" }, "shoot")).toBe("Shoot at once");
    expect(words.answer("g", null, "shoot")).toBe("Shoot");
    expect(words.prompt("g", { ...asked, prompt: "other", heading: "ask", facts: { left: 2 } })).toBe("Choose, Americans: 2.");
  });

  it("writes a fraction without a sign on zero, and with the true minus", () => {
    expect([-0.04, 0.06, -0.14].map((value) => words.decimal(value))).toEqual(["0.0", "0.1", "\u22120.1"]);
  });

  it("writes a number below zero with the true minus", () => {
    expect(words.prompt("g", { seat: "us", prompt: "ask", rule: "", options: [], facts: { left: -3 } })).toBe(
      "Choose, Americans: \u22123.",
    );
  });

  it("names in words the action that a refusal is about", () => {
    const told = new Words("en", ["common-why-not-asked-now = \u201c{ $action }\u201d is not possible now.\ng-action-shoot = Shoot\n"]);
    const refusal = { key: "not-asked-now", rule: "X 1", facts: { action: "shoot" } };
    expect(told.refusal("g", refusal)).toBe("\u201cShoot\u201d is not possible now.");
  });

  it("labels a chain of actions and keeps what it does not know", () => {
    expect(words.action("g", "fire a; shoot")).toBe("Fire at Alpha; Shoot");
    expect(words.action("g", "dance 12")).toBe("dance 12");
    expect(words.action("g", "fire a b")).toBe("fire a b");
  });

  it("says the parts of one word apart and has a label for each number of words", () => {
    const cards = new Words("en", [
      [
        "g-card-7 = Seven",
        "g-card-7-draw = red 2",
        "g-group-A = group A",
        "g-group-B = group B",
        "common-list = { $start } and { $last }",
        "g-action-fire = { $group } fires at { $target }",
        "    .words = group>target:group",
        "g-action-go = { $groups } with { $card }",
        "    .words = groups:group card",
        "g-action-go-3 = { $target ->",
        "        [none] to { $letter }",
        "       *[other] at { $target }",
        "    } by { $what }",
        "    .words = card letter>target:group what:man|group",
        "g-event-drew = { $card }, { $card-draw }",
      ].join("\n"),
    ]);
    expect(cards.action("g", "fire A>B")).toBe("Group A fires at group B");
    expect(cards.action("g", "go A,B 7")).toBe("Group A and group B with Seven");
    expect(cards.action("g", "go 7 B A")).toBe("To B by group A");
    expect(cards.action("g", "go 7 >B A")).toBe("At group B by group A");
    expect(cards.event("g", { kind: "drew", rules: [], facts: { card: "7" }, modifiers: [] })).toBe("Seven, red 2");
    expect(cards.arguments({ card: "8", name: "Mario" }, "g")).toEqual({ card: "8", name: "Mario" });
  });

  it("looks for a refusal in the game first, then in the shared words, then in the bare key", () => {
    const why = (key: string, facts = {}) => words.refusal("g", { key, rule: "", facts });
    expect(why("full", { hex: "0703" })).toBe("Hex 0703 is full.");
    expect(why("game-is-over")).toBe("The game is over.");
    expect(why("no-such-thing")).toBe("No such thing");
  });

  it("writes chances in the reader's language", () => {
    expect(words.percent(0.423)).toBe("42.3%");
    expect(new Words("it", []).percent(0.423)).toBe("42,3%");
    expect(words.percent(0.4)).toBe("40%");
  });

  it("names the book of several rules once", () => {
    expect(ruleNames(["SM 3.2", "SM R18", "UF 6.1"])).toEqual(["SM 3.2", "R18", "UF 6.1"]);
    expect(bare("out-of_range")).toBe("out of range");
  });
});

describe("the examples that Python says alike", () => {
  const spoken = { en: new Words("en", en), it: new Words("it", it_) };
  const all = (examples as unknown as readonly Example[]).map((example, n) => [`${n} ${example.what}`, example] as const);

  it.each(all)("%s", (_, { what, game = "mortain", reader, data, en: english, it: italian }) => {
    for (const [words, wanted] of [[spoken.en, english], [spoken.it, italian]] as const) {
      const speak = words[what as "reason" | "refusal" | "proof" | "seating" | "event"].bind(words);
      expect(speak(game, data, reader as never)).toBe(wanted);
    }
  });
});

describe("the prose of the browser", () => {
  const ids = (sources: readonly string[]) => new Set(sources.join("\n").match(/^[a-z][\w-]*(?= =)/gm));

  it("has the same messages in both languages", () => {
    const [english, italian] = [ids(en), ids(it_)];
    expect([...english].filter((id) => !italian.has(id))).toEqual([]);
    expect([...italian].filter((id) => !english.has(id))).toEqual([]);
  });

  it("has every message that the pages name", () => {
    const known = new Words("en", en);
    const sources = import.meta.glob<string>(["../**/*.svelte", "../**/*.ts", "!../**/*.test.ts"], {
      query: "?raw",
      import: "default",
      eager: true,
    });
    const named = Object.values(sources).flatMap((source) => [...source.matchAll(/"((?:ui|web)-[a-z-]+[a-z])"/g)].map((found) => found[1] ?? ""));
    expect(named.length).toBeGreaterThan(100);
    expect(named.filter((id) => !known.has(id))).toEqual([]);
  });
});

it("a dialect has its own names for some things, and the usual ones for the rest", () => {
  const plain = new Words("en", ["g-card-58 = Building (58)\ng-card-59 = Fire (59)\ng-card-58-desert = Escarpment (58)\ng-event-lays = { $card } is laid"]);
  const desert = plain.inDialect("desert");
  expect(plain.term("card-58", "g")).toBe("Building (58)");
  expect(desert.term("card-58", "g")).toBe("Escarpment (58)");
  expect(desert.term("card-59", "g")).toBe("Fire (59)");
  expect(desert.event("g", { kind: "lays", rules: [], modifiers: [], facts: { card: "58" } })).toBe("Escarpment (58) is laid");
  expect(desert.inDialect("desert")).toBe(desert);
  expect(desert.inDialect("").term("card-58", "g")).toBe("Building (58)");
  expect(plain.inDialect("fire desert").term("card-58", "g")).toBe("Escarpment (58)");
});
