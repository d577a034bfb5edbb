/** The campaigns this browser takes part in, with their keys. */

import { access, withKey, withoutForeignKeys } from "../../core/shelf";
import { readKept, writeKept } from "../../core/storage";
import type { Mode } from "../../core/wire";
import type { CampaignMade } from "./wire";

export interface KeptCampaign {
  readonly id: string;
  readonly name: string;
  readonly mode: Mode;
  /** The keys held here, by side. */
  readonly keys: Readonly<Record<string, string>>;
  /** Invitations that nobody has used yet, by side. */
  readonly tokens?: Readonly<Record<string, string>>;
  /** Sides whose link an earlier version gave away together with the key; they get a real invitation. */
  readonly owed?: readonly string[];
  /** The invitation by which this browser sat down. */
  readonly invitation?: string;
  readonly when: number;
  /** One person plays both sides. */
  readonly solitaire?: boolean;
  /** The link of the own side has not been offered yet. */
  readonly fresh?: boolean;
}

const ARCHIVE = "caposaldo.campaigns";
const MOST = 20;

/** Read the archive, the latest campaign first. */
export function campaigns(): KeptCampaign[] {
  const data = readKept<unknown>(ARCHIVE, []);
  if (!Array.isArray(data)) return [];
  const entries = (data as KeptCampaign[]).filter((entry) => typeof entry?.id === "string");
  return entries.map(withoutForeignKeys).sort((a, b) => b.when - a.when);
}

/** Put a campaign into the archive, or change what is kept of it. */
export function keepCampaign(entry: KeptCampaign): void {
  const others = campaigns().filter((other) => other.id !== entry.id);
  writeKept(ARCHIVE, [entry, ...others].slice(0, MOST));
}

export function forgetCampaign(id: string): void {
  writeKept(ARCHIVE, campaigns().filter((entry) => entry.id !== id));
}

/** Let a new key stand wherever an old one stood. */
export function exchangeInArchive(old: string, fresh: string): void {
  writeKept(ARCHIVE, campaigns().map((entry) => withKey(entry, old, fresh)));
}

/** Where a table's campaign is; a key that is not kept yet goes along. */
export function campaignPath(id: string, key: string | undefined): string {
  if (!id) return "";
  const known = campaigns().some((entry) => entry.id === id);
  return key && !known ? `/campaign/${id}#key=${key}` : `/campaign/${id}`;
}

/** Return what is kept of a new campaign: the keys of the own sides, and the invitations to the others. */
export function sorted(made: CampaignMade, mode: Mode, name: string, when: number): KeptCampaign {
  return { id: made.id, name, mode, ...access(made.seats), when, fresh: true };
}
