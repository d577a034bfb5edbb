/** The ways of a rout put in order: one to each place where it may end, and all the others. */

import type { Ways } from "./stage";

type Step = readonly [from: string, to: string];

export interface Routes {
  /** The steps of the best way to each end: the fewest interdictions, then the fewest hexes. */
  readonly main: readonly Step[];
  readonly others: readonly Step[];
}

/** An interdicted hex is worse than any way round it. */
const INTERDICTED = 100;

/** Sort the steps of a rout that starts in a hex. */
export function routesOf(ways: Ways, start: string): Routes {
  const came = cheapest(ways, start);
  const used = new Set<string>();
  for (const end of ways.ends) {
    for (let at = end; came.has(at); at = came.get(at) ?? "") used.add(`${came.get(at)}>${at}`);
  }
  const isUsed = ([from, to]: Step): boolean => used.has(`${from}>${to}`);
  return { main: ways.steps.filter(isUsed), others: ways.steps.filter((step) => !isUsed(step)) };
}

/** For every hex that can be reached, the one before it on the best way there. */
function cheapest({ steps, interdicted }: Ways, start: string): ReadonlyMap<string, string> {
  const cost = new Map([[start, 0]]);
  const came = new Map<string, string>();
  // A rout is a few hexes long: going over its steps until nothing changes is quick enough.
  for (let isChanged = true; isChanged; ) {
    isChanged = false;
    for (const [from, to] of steps) {
      const before = cost.get(from);
      if (before === undefined || to === start) continue;
      const sum = before + 1 + (interdicted[to]?.length ? INTERDICTED : 0);
      if (sum >= (cost.get(to) ?? Infinity)) continue;
      cost.set(to, sum);
      came.set(to, from);
      isChanged = true;
    }
  }
  return came;
}
