/** Repeatable numbers for drawings: the same hex is drawn the same way on every screen. */

/** Mix a text into an unsigned 32-bit number that is never zero. */
export function hash(text: string): number {
  let mixed = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) {
    mixed = Math.imul(mixed ^ text.charCodeAt(i), 0x01000193);
  }
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
  return (mixed ^ (mixed >>> 13)) >>> 0 || 1;
}

/** Start a stream of numbers from 0 up to 1 that depends on the text alone. */
export function stream(text: string): () => number {
  let state = hash(text);
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 0x100000000;
  };
}
