/** What this browser keeps; where it keeps nothing, a page remembers at least for itself. */

const remembered = new Map<string, string>();

/** Read what is kept under a name, or `other` if there is nothing that can be read. */
export function readKept<T>(name: string, other: T): T {
  try {
    const text = remembered.get(name) ?? localStorage.getItem(name);
    return text === null ? other : (JSON.parse(text) as T);
  } catch {
    return other;
  }
}

/** Keep something under a name. */
export function writeKept(name: string, value: unknown): void {
  const text = JSON.stringify(value);
  try {
    localStorage.setItem(name, text);
    remembered.delete(name);
  } catch {
    remembered.set(name, text);
  }
}
