/** The chain of a campaign while it is being made: steps added, taken out and moved. */

import type { Design, Report } from "../design/design";

/** One scenario of the chain; the number keeps two alike apart. */
export interface Step {
  readonly key: number;
  readonly scenario: string;
}

/** A scenario of one's own, by the name it has in the chain; `turned` is for the other attacker. */
export interface OwnScenario {
  readonly name: string;
  readonly design: Design;
  readonly turned?: Design;
}

export const LONGEST = 50;
const LONGEST_NAME = 40;

export function stepsOf(scenarios: readonly string[]): Step[] {
  return scenarios.map((scenario, key) => ({ key, scenario }));
}

export function added(steps: readonly Step[], scenario: string): readonly Step[] {
  if (steps.length >= LONGEST) return steps;
  return [...steps, { key: Math.max(-1, ...steps.map(({ key }) => key)) + 1, scenario }];
}

export function removed(steps: readonly Step[], at: number): Step[] {
  return steps.filter((_, i) => i !== at);
}

/** Move a step up or down by one place; at an end nothing changes. */
export function moved(steps: readonly Step[], at: number, by: 1 | -1): readonly Step[] {
  const one = steps[at];
  const other = steps[at + by];
  if (!one || !other) return steps;
  return steps.map((step, i) => (i === at ? other : i === at + by ? one : step));
}

/** Why a design cannot stand in the chain: the key of a sentence, or nothing. */
export function obstacle({ design, faults }: Report, nations: readonly string[]): string {
  if (faults.length > 0) return "campaign-design-faulty";
  return design.force.every(({ nation }) => nations.includes(nation)) ? "" : "campaign-design-nations";
}

/** The nation that attacks in a design; none when both sides advance. */
export function attackerIn(design: Design): string {
  return design.force.find(({ role }) => role === "attacker")?.nation ?? "";
}

/** The scenario a design is the other half of: the same title, and the other side attacks. */
export function twinOf(own: readonly OwnScenario[], title: string, design: Design): OwnScenario | undefined {
  const attacker = attackerIn(design);
  const alike = own.filter(({ name, turned }) => name === shortened(title) && !turned);
  return alike.find((one) => attacker !== "" && !["", attacker].includes(attackerIn(one.design)));
}

function shortened(title: string): string {
  return title.trim().slice(0, LONGEST_NAME);
}

/** A name for a design that nothing else in the chain has. */
export function freeName(wanted: string, taken: readonly string[]): string {
  const name = shortened(wanted);
  if (name && !taken.includes(name)) return name;
  for (let n = 2; ; n += 1) {
    const end = ` ${n}`;
    const other = name.slice(0, LONGEST_NAME - end.length) + end;
    if (!taken.includes(other)) return other;
  }
}
