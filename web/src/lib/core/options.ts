/** What the engine offers, sorted for buttons; no game's rules are known here. */

export interface Group {
  readonly verb: string;
  readonly options: readonly string[];
}

export function verbOf(notation: string): string {
  return notation.split(" ", 1)[0] ?? notation;
}

/** The word of a notation after its verb, counted from one. */
export function wordOf(notation: string, at = 1): string {
  return notation.split(" ")[at] ?? "";
}

/** Gather options by verb; plain verbs come last, so that ending an act is never the first button. */
export function grouped(options: readonly string[]): Group[] {
  const found = new Map<string, string[]>();
  for (const option of options) {
    const verb = verbOf(option);
    found.set(verb, [...(found.get(verb) ?? []), option]);
  }
  const groups = [...found].map(([verb, list]) => ({ verb, options: list }));
  const isPlain = (group: Group): number => (group.options.every((option) => option === group.verb) ? 1 : 0);
  return groups.sort((a, b) => isPlain(a) - isPlain(b));
}

/** The objects that a verb is offered for, each once: `objects(options, "activate")`. */
export function objects(options: readonly string[], ...verbs: readonly string[]): Set<string> {
  return new Set(
    options.filter((option) => verbs.includes(verbOf(option))).map((option) => wordOf(option)).filter(Boolean),
  );
}
