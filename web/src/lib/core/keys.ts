/** Keys that work everywhere at the table, unless one is typing. */

export type KeyMap = Readonly<Record<string, () => void>>;

/** Tell whether a key press belongs to a field that is being filled in. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return !["checkbox", "radio", "button", "range"].includes(target.type);
  return target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement || target.isContentEditable;
}

/** Run what a key stands for; true when it stood for something. */
export function pressed(event: KeyboardEvent, keys: KeyMap): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  if (isTyping(event.target) && event.key !== "Escape") return false;
  const run = keys[event.key] ?? keys[event.key.toLowerCase()];
  if (!run) return false;
  event.preventDefault();
  run();
  return true;
}
