import { describe, expect, it } from "vitest";
// Python's tests read the same file.
import shared from "../../../../tests/telling.json";
import en from "./locale-en";
import it_ from "./locale-it";
import { cellText, otherLine, queryOf, readQuery, told, wayLine } from "./telling";
import type { Both, Lang, ReadingEntry, RuleEntry } from "./wire";
import { Words } from "./words";

interface Written extends Both {
  readonly when?: string;
}

/** A rule as the server sends it, from one as it is written. */
function sent(rule: { id: string; title: Both; summary: Both; statement: readonly Written[] }): RuleEntry {
  const whens = rule.statement.map(({ when }, at) => [at + 1, when?.split("=")] as const).filter(([, when]) => when);
  const when = Object.fromEntries(whens.map(([at, said]) => [at, { reading: said?.[0] ?? "", values: said?.[1]?.split("|") ?? [] }]));
  return { id: rule.id, title: rule.title, summary: rule.summary, statements: rule.statement, when, table: null };
}

const readings = shared.readings as unknown as ReadingEntry[];

describe("a rule as the table plays it", () => {
  it.each(shared.cases)("tells first what holds here, then the other way: $values", ({ lang, values, lines }) => {
    const words = new Words(lang as Lang, lang === "it" ? it_ : en);
    const found = told(sent(shared.rule), readings, values as Record<string, string>);
    const text = (said: Both): string => said[lang as Lang];
    expect([
      ...found.ways.map((way) => wayLine(words, way)),
      ...found.statements.map(({ number, text: said }) => `${number}. ${text(said)}`),
      ...found.otherwise.map((line) => `${line.number}. ${otherLine(words, line)}`),
    ]).toEqual(lines);
  });

  it("says the cells of a table in plain text, by their names or in both languages", () => {
    const words = new Words("it", it_);
    const said = ["4-1", "@aslsk-table-yes", "2 @side-german, 3", { en: "men", it: "uomini" }].map((cell) => cellText(words, cell, "aslsk"));
    expect(said).toEqual(["4-1", "sì", "2 Tedeschi, 3", "uomini"]);
  });

  it("goes into an address and comes out of it, without what the document says", () => {
    expect(queryOf(readings, { block: "at_6", count: "two" })).toBe("?block=at_6");
    expect(queryOf(readings, {})).toBe("");
    expect(readQuery(readings, "?block=at_6&count=nine&who=me")).toEqual({ block: "at_6" });
  });
});
