/** The links one gives away, and what stands in one that was opened; a fragment is never sent to a server. */

import type { Place } from "./wire";

const LENGTH = 16;
const GROUP = 4;
/** What a token is written in: no two signs that look alike. */
const SIGNS = /^[0-9A-HJKMNP-TV-Z]+$/;

/** The link to one's own seat: whoever opens it sits there. */
export function seatLink(origin: string, { kind, id }: Place, key: string): string {
  return `${origin}/${kind}/${id}#key=${key}`;
}

/** The link for those who only look. */
export function watchLink(origin: string, { kind, id }: Place): string {
  return `${origin}/${kind}/${id}`;
}

/** The link that invites to a seat. */
export function inviteLink(origin: string, token: string): string {
  return `${origin}/i#${token}`;
}

/** The key in the fragment of a link, empty if there is none. */
export function keyIn(hash: string): string {
  return new URLSearchParams(hash).get("key") ?? "";
}

/** The token in the fragment of a link, however it was typed; empty if it is none. */
export function tokenIn(hash: string): string {
  const typed = decoded(hash).toUpperCase().replaceAll(/[\s-]/g, "").replaceAll("O", "0").replaceAll(/[IL]/g, "1");
  if (typed.length !== LENGTH || !SIGNS.test(typed)) return "";
  return Array.from({ length: LENGTH / GROUP }, (_, n) => typed.slice(n * GROUP, (n + 1) * GROUP)).join("-");
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
