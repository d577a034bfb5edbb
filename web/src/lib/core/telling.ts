/** A rule as the table at hand plays it, and the other way of each reading it depends on; Python tells it alike. */
import type { Words } from "./words";
import type { Both, Cell, ReadingEntry, RuleEntry } from "./wire";

/** How a reading is played at the table. */
export interface Way {
  readonly reading: ReadingEntry;
  readonly here: Both;
  readonly others: readonly Both[];
}

/** A statement with its number; `ways` are the values under which one holds that does not hold here. */
export interface Line {
  readonly number: number;
  readonly text: Both;
  readonly ways: readonly Both[];
}

export interface Told {
  readonly ways: readonly Way[];
  readonly statements: readonly Line[];
  readonly otherwise: readonly Line[];
}

type Values = Readonly<Record<string, string>>;

/** Tell a rule by the values in force; what is not named there is the document's. */
export function told(rule: RuleEntry, readings: readonly ReadingEntry[], values: Values): Told {
  const played = (reading: ReadingEntry): string => values[reading.id] ?? reading.document;
  const lines = rule.statements.map((text, at) => {
    const when = rule.when[at + 1];
    const reading = when && readings.find(({ id }) => id === when.reading);
    const holds = !when || !reading || when.values.includes(played(reading));
    return { number: at + 1, text, ways: holds ? [] : labels(reading, when.values) };
  });
  const named = new Set(Object.values(rule.when).map((when) => when.reading));
  const mine = readings.filter((one) => one.rule === rule.id || one.also.includes(rule.id) || named.has(one.id));
  return {
    ways: mine.map((reading) => wayOf(reading, played(reading))),
    statements: lines.filter(({ ways }) => ways.length === 0),
    otherwise: lines.filter(({ ways }) => ways.length > 0),
  };
}

function wayOf(reading: ReadingEntry, value: string): Way {
  const [here = { en: value, it: value }] = labels(reading, [value]);
  return { reading, here, others: labels(reading, reading.values.filter((one) => one !== value)) };
}

function labels(reading: ReadingEntry, values: readonly string[]): Both[] {
  return values.map((value) => reading.labels[value] ?? { en: value, it: value });
}

/** Name the way in force and the others. */
export function wayLine(words: Words, { reading, here, others }: Way): string {
  const { lang } = words;
  const facts = { title: reading.title[lang], here: here[lang], others: others.map((way) => way[lang]).join("; "), count: others.length };
  return words.say("common-reading-way", facts);
}

/** Say a statement that does not hold here, after the way in which it does. */
export function otherLine(words: Words, { text, ways }: Line): string {
  const { lang } = words;
  return words.say("common-statement-otherwise", { way: ways.map((way) => way[lang]).join("; "), statement: text[lang] });
}

/** Say a cell of a table that is shown with a rule. */
export function cellText(words: Words, cell: Cell, game: string): string {
  if (typeof cell !== "string") return cell[words.lang];
  return cell.replaceAll(/@([\w-]+)/g, (_, name: string) => words.term(name, game));
}

/** The readings of a table as part of an address; what the document says is left out. */
export function queryOf(readings: readonly ReadingEntry[], values: Values): string {
  const other = readings.filter(({ id, document }) => (values[id] ?? document) !== document);
  const query = new URLSearchParams(other.map(({ id }) => [id, values[id] ?? ""])).toString();
  return query && `?${query}`;
}

/** The readings that an address names; whatever else it says is no reading. */
export function readQuery(readings: readonly ReadingEntry[], search: string): Record<string, string> {
  const said = [...new URLSearchParams(search)];
  return Object.fromEntries(said.filter(([id, value]) => readings.find((one) => one.id === id)?.values.includes(value)));
}
