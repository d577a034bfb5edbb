/** The faces and the words of men. */

import type { Words } from "../core/words";
import { secondaryMark, weaponArt, type ManFace, type ManState, type ManWords, type OddsPart } from "./draw";
import { GAME, type ManData, type ReserveData } from "./view";

/** What is said about a man besides his card. */
export interface ManSeen {
  readonly foreign?: boolean;
  readonly away?: boolean;
}

function statesOf(man: ManData): ManState[] {
  const found: Record<ManState, boolean> = {
    crew: man.assists !== "" || man.assisted_by !== "",
    wounded: man.wounded,
    berserk: man.berserk,
    jammed: man.jammed,
    transfer: man.heading !== "",
    infiltrating: man.inside !== "",
    prisoners: man.guards.length > 0,
    unarmed: man.family === "",
  };
  return (Object.keys(found) as ManState[]).filter((state) => found[state]);
}

export function manFace(man: ManData, seen: ManSeen = {}): ManFace {
  const secondary = secondaryMark(man.secondary);
  return {
    id: man.id,
    position: seen.foreign || man.position === 0 ? null : man.position,
    nation: man.nation,
    weapon: weaponArt(man.family, man.short),
    role: man.role,
    pinned: man.pinned,
    value: man.pinned ? man.panic : man.morale,
    states: statesOf(man),
    ...(secondary ? { secondary } : {}),
    ...seen,
  };
}

export function reserveFace(man: ReserveData): ManFace {
  return {
    id: man.id,
    position: null,
    nation: man.nation,
    weapon: weaponArt(man.family, man.short),
    role: man.role,
    pinned: false,
    value: man.morale,
    states: [],
  };
}

/** The weapon and the charge of a man: "machine pistol · squad leader". */
function trade(words: Words, man: ReserveData): string {
  const weapon = man.family ? words.say(`upfront-ui-weapon-${weaponArt(man.family, man.short)}`) : words.say("upfront-ui-unarmed");
  return man.role ? `${weapon} · ${words.say(`upfront-ui-role-${man.role}`)}` : weapon;
}

const TOLD: readonly ManState[] = ["wounded", "berserk", "jammed"];

/** The states of a man in words, the worst first. */
function condition(words: Words, man: ManData): string[] {
  const states = statesOf(man);
  const found = [
    ...(man.pinned ? [words.say("upfront-ui-pinned")] : []),
    ...TOLD.filter((state) => states.includes(state)).map((state) => words.say(`upfront-ui-${state}`)),
    ...(man.inside ? [words.say("upfront-ui-inside", { letter: man.inside.slice(-1) })] : []),
    ...(man.heading ? [words.say("upfront-ui-heading", { letter: man.heading.slice(-1) })] : []),
    ...(man.acquired ? [words.say("upfront-ui-acquired", { letter: man.acquired.slice(-1) })] : []),
    ...(man.guards.length > 0 ? [words.say("upfront-ui-guards", { count: man.guards.length })] : []),
  ];
  return found;
}

export function manWords(words: Words, man: ManData, fp: number | undefined, odds: readonly OddsPart[]): ManWords {
  const states = condition(words, man);
  const subtitle = trade(words, man);
  const said = [
    man.position > 0 ? `${man.position}. ${man.name}` : man.name,
    subtitle,
    words.say(man.pinned ? "upfront-ui-panic" : "upfront-ui-morale", { value: man.pinned ? man.panic : man.morale }),
    ...states,
    man.assists ? words.say("upfront-ui-assists", { man: words.term(`man-${man.assists}`, GAME) }) : "",
    fp === undefined ? "" : words.say("upfront-ui-firepower", { fp }),
    ...odds.map((part) => `${part.figure} ${part.word}`),
  ];
  return {
    label: said.filter(Boolean).join(", "),
    name: man.name,
    subtitle,
    unit: words.say("upfront-ui-fp"),
    ...(states.length > 0 ? { state: states.join(" · ") } : {}),
  };
}

export function reserveWords(words: Words, man: ReserveData): ManWords {
  const subtitle = trade(words, man);
  const morale = words.say("upfront-ui-morale", { value: man.morale });
  return { label: `${man.name}, ${subtitle}, ${morale}`, name: man.name, subtitle };
}
