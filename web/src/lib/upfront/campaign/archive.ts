/** The campaigns this browser takes part in, with their keys. */

import type { Mode } from "../../core/wire";
import type { CampaignMade } from "./wire";

export interface KeptCampaign {
  readonly id: string;
  readonly name: string;
  readonly mode: Mode;
  /** The keys held here, by side. */
  readonly keys: Readonly<Record<string, string>>;
  /** Keys to give away, by side. */
  readonly invites: Readonly<Record<string, string>>;
  readonly when: number;
  /** One person plays both sides. */
  readonly solitaire?: boolean;
}

const ARCHIVE = "caposaldo.campaigns";
const MOST = 20;

/** Read the archive, the latest campaign first. */
export function campaigns(): KeptCampaign[] {
  try {
    const data: unknown = JSON.parse(localStorage.getItem(ARCHIVE) ?? "[]");
    if (!Array.isArray(data)) return [];
    return (data as KeptCampaign[]).filter((entry) => typeof entry?.id === "string").sort((a, b) => b.when - a.when);
  } catch {
    return [];
  }
}

/** Put a campaign into the archive, or change what is kept of it. */
export function keepCampaign(entry: KeptCampaign): void {
  const others = campaigns().filter((other) => other.id !== entry.id);
  try {
    localStorage.setItem(ARCHIVE, JSON.stringify([entry, ...others].slice(0, MOST)));
  } catch {
    // Without storage the campaign is still there under its link.
  }
}

export function forgetCampaign(id: string): void {
  localStorage.setItem(ARCHIVE, JSON.stringify(campaigns().filter((entry) => entry.id !== id)));
}

/** Where a table's campaign is; a key that is not kept yet goes along. */
export function campaignPath(id: string, key: string | undefined): string {
  if (!id) return "";
  const known = campaigns().some((entry) => entry.id === id);
  return key && !known ? `/campaign/${id}#key=${key}` : `/campaign/${id}`;
}

/** Sort the keys of a new campaign: mine to play with, the other side's to give away. */
export function sorted(made: CampaignMade, mode: Mode, mine: string, name: string, when: number): KeptCampaign {
  const keys: Record<string, string> = {};
  const invites: Record<string, string> = {};
  for (const { seat, key } of made.seats) {
    if (key) (mode === "link" && seat !== mine ? invites : keys)[seat] = key;
  }
  return { id: made.id, name, mode, keys, invites, when };
}
