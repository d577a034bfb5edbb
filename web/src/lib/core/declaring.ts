/**
 * A question in which actions are only declared. Each option is a whole option of the question within, after one word;
 * the boards are shown that question, and what they answer is declared.
 */

import type { Candidate, Preview, View } from "./wire";

const PROMPT = "declare-actions";
const PLAN = "plan ";
const DECLARED = "declared";
const DONE = "done";
/** The question within which a whole action begins; those that follow tell themselves what they want. */
const FIRST = "act";

export function isDeclaring(view: View | null | undefined): boolean {
  return view?.asked?.prompt === PROMPT;
}

/** The option of the question within. */
function within(option: string): string {
  return option === DECLARED ? DONE : option.startsWith(PLAN) ? option.slice(PLAN.length) : option;
}

function without(action: string): string {
  const step = action.trim();
  return step === DONE ? DECLARED : `${PLAN}${step}`;
}

/** The view as it would be if what is declared were done at once. */
export function asDone(view: View | null): View | null {
  const asked = view?.asked;
  if (!view || !asked || !isDeclaring(view)) return view;
  const inner = asked.facts["inner"];
  const prompt = typeof inner === "string" && inner ? inner : asked.prompt;
  const heading = prompt === FIRST ? { heading: asked.prompt } : {};
  return { ...view, asked: { ...asked, ...heading, prompt, options: asked.options.map(within).sort() } };
}

/** An action, or a chain of them, as it is sent while the view asks for a declaration. */
export function asDeclared(view: View | null | undefined, action: string): string {
  return isDeclaring(view) ? action.split(";").map(without).join("; ") : action;
}

/** Advice on what to declare, told as advice on what to do. */
export function adviceWithin(view: View | null | undefined, found: readonly Candidate[]): readonly Candidate[] {
  return isDeclaring(view) ? found.map((one) => ({ ...one, notation: within(one.notation) })) : found;
}

export function previewWithin(found: Preview | null): Preview | null {
  return found && { ...found, notation: within(found.notation) };
}
