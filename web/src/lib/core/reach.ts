/** How far a link reaches that is given away from here. */

import type { ServerShown } from "./wire";

/** This computer, the local network, or everywhere. */
export type Reach = "computer" | "network" | "internet";

export const REACHES: readonly Reach[] = ["computer", "network", "internet"];

export interface Reached {
  readonly reach: Reach;
  /** What the link begins with. */
  readonly origin: string;
}

const PRIVATE = /^(10\.|192\.168\.|169\.254\.|172\.(1[6-9]|2\d|3[01])\.|\[?f[cd][0-9a-f]{2}:|\[?fe80:)/i;

/** How far a host can be reached, by its name alone. */
export function reachOf(host: string): Reach {
  const name = host.replace(/^\[|\]$/g, "");
  if (name === "localhost" || name === "::1" || name.startsWith("127.")) return "computer";
  const isNear = PRIVATE.test(name) || name.endsWith(".local") || (!name.includes(".") && !name.includes(":"));
  return isNear ? "network" : "internet";
}

/** Where a link should lead: the address its operator has set, else that of the network, else this page's. */
export function reached(server: ServerShown | null, here: Pick<Location, "origin" | "hostname">): Reached {
  const own = addressOf(server?.public_url ?? "");
  if (own) return { reach: reachOf(own.hostname), origin: own.href.replace(/\/+$/, "") };
  const [near] = server?.addresses ?? [];
  const isHere = reachOf(here.hostname) === "computer";
  if (isHere && near && !server?.loopback) return { reach: "network", origin: near.replace(/\/+$/, "") };
  return { reach: reachOf(here.hostname), origin: here.origin };
}

function addressOf(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}
