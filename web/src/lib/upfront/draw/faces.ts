/** What the drawings of Up Front show: plain figures, with every word given beside them. */

import type { TerrainKind } from "./grounds";
import type { StripMark } from "./stripmarks";

export type { StripMark, TerrainKind };

export type CardKind =
  | "movement"
  | "fire"
  | "rally"
  | "concealed"
  | "terrain"
  | "smoke"
  | "wire"
  | "hero"
  | "sniper"
  | "burning"
  | "split";

/** A card as far as its drawing goes: one kind with the figures that this kind prints. */
export interface PlayFace {
  readonly kind: CardKind;
  /** Rally, Concealed: the figure, without a sign. */
  readonly value?: number;
  /** Rally without a limit. */
  readonly all?: boolean;
  /** Fire: the strength of the attack and the firepower it asks for. */
  readonly strength?: number;
  readonly need?: number;
  readonly terrain?: TerrainKind;
  /** Terrain: what it does to fire out of it and into it, with signs. */
  readonly attack?: number;
  readonly defence?: number;
  /** Ground from which nobody fires out. */
  readonly silent?: boolean;
  /** Minefield: the strength of its attack. */
  readonly mine?: number;
  /** Nations whose call for artillery the card carries. */
  readonly radio?: readonly string[];
  /** Nations that may use it; without a list, all of them. */
  readonly nations?: readonly string[];
}

/** One half of a split card. */
export interface HalfFace extends PlayFace {
  /** False for the half that this seat may not use: grey and hatched. */
  readonly usable?: boolean;
}

export interface CardFace extends PlayFace {
  readonly id: string;
  /** The random number, without a sign, and its colour. */
  readonly rn: number;
  readonly red: boolean;
  /** The ten random position numbers and which of them are red. */
  readonly positions: readonly number[];
  readonly reds: readonly boolean[];
  readonly flank?: boolean;
  readonly ford?: boolean;
  readonly breeze?: boolean;
  /** Sniper: the numbers that pin and those that kill, lowest and highest. */
  readonly pin?: readonly [number, number];
  readonly kia?: readonly [number, number];
  readonly halves?: readonly HalfFace[];
}

/** The mark of a nation with its short code. */
export interface NationTag {
  readonly id: string;
  readonly code: string;
}

/** The words of a card face, in the reader's language. */
export interface CardWords {
  /** Everything the card says, for those who hear it. */
  readonly label: string;
  readonly title: string;
  /** Under the title: "needs 6 FP"; `brief` replaces it where there is little room. */
  readonly condition?: string;
  readonly brief?: string;
  /** What a Rally without a limit shows for its figure. */
  readonly all?: string;
  readonly notes?: string;
  /** The foot of the card. */
  readonly number?: string;
  readonly foot?: string;
  readonly marks?: Partial<Record<CardMark, string>>;
  /** Between the halves of a split card, and their titles. */
  readonly or?: string;
  readonly halves?: readonly string[];
}

export type CardMark = "flank" | "ford" | "radio" | "breeze" | "attack" | "silent" | "pin" | "kia";

export type CardSize = "full" | "hand" | "small" | "stack";

/** How a card lies: merely shown, offered, taken, not possible now, or face down. */
export type CardState = "plain" | "ready" | "chosen" | "idle" | "back";

/** The letter of a group under a card: whether it may be played there. */
export interface CardPlace {
  readonly letter: string;
  readonly open: boolean;
}

export type LeaderRole = "" | "SL" | "ASL" | "COMMISSAR";

export type ManState =
  | "wounded"
  | "berserk"
  | "jammed"
  | "crew"
  | "transfer"
  | "infiltrating"
  | "prisoners"
  | "unarmed";

export type SecondaryKind = "demolition" | "panzerfaust" | "magnetic_mine" | "radio";

export interface ManFace {
  readonly id: string;
  /** His place in the group from the top; null for an enemy who has come in. */
  readonly position: number | null;
  readonly nation: string;
  /** The name of a weapon's drawing, from `weaponArt`. */
  readonly weapon: string;
  readonly role: LeaderRole;
  readonly pinned: boolean;
  /** Morale in good order, Panic when pinned. */
  readonly value: number;
  readonly states: readonly ManState[];
  readonly secondary?: SecondaryKind;
  /** An enemy sitting among these men. */
  readonly foreign?: boolean;
  /** His place is kept while he has gone into an enemy group. */
  readonly away?: boolean;
}

/** One figure of the odds with its word: "17 %", "out". */
export interface OddsPart {
  readonly figure: string;
  readonly word: string;
}

export interface ManWords {
  readonly label: string;
  readonly name: string;
  readonly subtitle: string;
  /** The states in one word or a few: they follow or replace the subtitle. */
  readonly state?: string;
  /** The unit under his firepower. */
  readonly unit?: string;
}

/** The figures of a plate of armour, or of a shield: one row under the same heads. */
export interface PlateRow {
  readonly word: string;
  readonly figures: readonly string[];
  /** The first figure stands under the first two heads. */
  readonly shared: boolean;
  /** Figures that count against boxed attacks stand in a box. */
  readonly boxed?: boolean;
}

/** A weapon of a vehicle with its figure now; `boxed` counts against armour. */
export interface ArmFace {
  readonly mark: string;
  readonly figure: string;
  readonly boxed: string;
  readonly jammed: boolean;
  readonly gone: boolean;
}

/** What has become of a vehicle: a mark and its word. */
export interface VehicleMark {
  readonly mark: string;
  readonly word: string;
  readonly harm?: boolean;
}

export interface VehicleFace {
  readonly id: string;
  readonly position: number | null;
  readonly nation: string;
  /** The name of a drawing among the vehicles. */
  readonly look: string;
  readonly pinned: boolean;
  /** Behind closed hatches. */
  readonly shut: boolean;
  /** The number in the shield or the triangle; empty where nothing touches the crew. */
  readonly value: string;
  readonly heads: readonly string[];
  readonly plates: readonly PlateRow[];
  readonly arms: readonly ArmFace[];
  readonly marks: readonly VehicleMark[];
}

export interface VehicleWords {
  readonly label: string;
  readonly name: string;
  /** The unit beside its firepower. */
  readonly unit: string;
  /** The number that kills an exposed commander, with its word. */
  readonly ce: string;
}

/** How a row or a group takes part in what is being prepared. */
export type RowState = "plain" | "ready" | "chosen" | "target";

export type Way = "forward" | "back" | "left" | "right";

export interface StripChip {
  readonly text: string;
  readonly value?: string;
  readonly mark?: StripMark;
  /** Degrees by which its mark is turned. */
  readonly turn?: number;
  /** What it says to those who hear it, if its text alone would not do. */
  readonly label?: string;
  /** Where there is little room its mark, or what stands before it, says it without the word. */
  readonly isBrief?: boolean;
}

export interface StripFace {
  readonly letter: string;
  readonly nation: string;
  /** The enemy's strip closes his lane below, the own one opens it above. */
  readonly side: "own" | "foe";
  readonly terrain: TerrainKind | "open";
  /** How that ground changes fire, if a card of it lies there. */
  readonly defence?: number;
  readonly range: number;
  /** How high it stands in the mountains. */
  readonly level?: number;
  /** Whether the ground burns. */
  readonly isAblaze?: boolean;
  /** The Movement cards on the group, in the order they were played. */
  readonly moves: readonly Way[];
  readonly chips: readonly StripChip[];
  readonly role?: "source" | "acted" | "none";
}
