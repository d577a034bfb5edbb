/** A campaign as the server tells it. */

import type { Created, Mode } from "../../core/wire";

export interface Soldier {
  readonly id: string;
  readonly name: string;
  readonly rank: string;
  readonly weapon: string;
  readonly morale: number;
  readonly panic: number;
  readonly kia: number;
  readonly elan: number;
  readonly survival: number;
  readonly promotion: number;
  readonly state: "available" | "absent" | "killed";
  readonly misses: number;
  readonly replacement: boolean;
  readonly own: boolean;
  readonly printed: { readonly morale: number; readonly panic: number; readonly kia: number; readonly rank: string };
}

export interface ChainLink {
  readonly scenario: string;
  readonly kind: string;
  readonly attacker: string;
  readonly winner: string;
}

export interface LedgerLine {
  readonly game: number;
  readonly side: string;
  readonly reason: string;
  readonly points: number;
  readonly man: string;
}

export interface Question {
  readonly id: string;
  readonly side: string;
  readonly kind: string;
  readonly man: string;
  readonly options: readonly string[];
  readonly rule: string;
}

export interface MusterRoll {
  readonly men: readonly string[];
  readonly roles: Readonly<Record<string, string>>;
  readonly made: readonly string[];
  readonly sent: readonly string[];
  readonly machines: readonly string[];
  readonly own: string;
  readonly role: string;
}

export interface Picture {
  readonly name: string;
  readonly stage: "muster" | "battle" | "after" | "over";
  readonly at: number;
  readonly nations: readonly string[];
  readonly chain: readonly ChainLink[];
  readonly points: Readonly<Record<string, number>>;
  readonly winner: string;
  readonly rosters: Readonly<Record<string, readonly Soldier[]>>;
  readonly muster: Readonly<Record<string, MusterRoll>>;
  readonly ledger: readonly LedgerLine[];
  readonly questions: readonly Question[];
}

export interface CampaignState {
  readonly id: string;
  readonly mode: Mode;
  readonly seat: string;
  readonly seats: readonly { readonly seat: string; readonly player: string; readonly name: string; readonly joined: boolean }[];
  /** The table of the game under way, empty between two games. */
  readonly table: string;
  readonly campaign: Picture;
  /** One person plays both sides. */
  readonly solitaire: boolean;
  /** The side of whoever made the campaign; empty where nobody knows. */
  readonly host: string;
  /** The sides with an open invitation. */
  readonly invited: readonly string[];
}

export type CampaignMade = Pick<Created, "id" | "seats">;

export interface CampaignShelf {
  readonly chain: readonly string[];
  readonly scenarios: readonly string[];
  readonly weapons: Readonly<Record<string, readonly string[]>>;
  /** For every weapon its family and its short name. */
  readonly arms: Readonly<Record<string, readonly string[]>>;
  /** What an improvement costs and how many scenarios a wounded man misses, among others. */
  readonly figures: Readonly<Record<string, number>>;
  /** What is won and paid, by reasons. */
  readonly points: Readonly<Record<string, number>>;
}
