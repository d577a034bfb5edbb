/** What the server says and hears: the shapes of the wire, and nothing of any game's rules. */

export type Lang = "en" | "it";
export type Both = Readonly<Record<Lang, string>>;
export type Fact = string | number | boolean | readonly string[];
export type Facts = Readonly<Record<string, Fact>>;

export interface Refusal {
  readonly key: string;
  readonly rule: string;
  readonly facts: Facts;
}

export interface Modifier {
  readonly value: number;
  readonly rule: string;
  readonly label: string;
  readonly facts: Facts;
}

export interface GameEvent {
  readonly kind: string;
  readonly rules: readonly string[];
  readonly facts: Facts;
  readonly modifiers: readonly Modifier[];
}

export interface Asked {
  readonly seat: string;
  readonly prompt: string;
  /** The question that is told, where boards are shown the one within it. */
  readonly heading?: string;
  readonly rule: string;
  readonly facts: Facts;
  readonly options: readonly string[];
}

export interface Result {
  readonly winner: string | null;
  readonly reason: string;
  readonly rule: string;
  readonly facts: Facts;
}

export interface View {
  readonly game: string;
  readonly scenario: string;
  readonly readings: Readonly<Record<string, string>>;
  /** The words in which the game speaks of its things, empty for the usual ones. */
  readonly dialect?: string;
  readonly seat: string;
  readonly at: number;
  readonly asked: Asked | null;
  readonly undo: boolean;
  readonly result: Result | null;
  readonly table: Readonly<Record<string, unknown>>;
}

export interface LogEntry {
  readonly n: number;
  readonly seat: string | null;
  readonly action: string | null;
  /** The link of the hash chain; it comes with the end of the game. */
  readonly link?: string | null;
  readonly events: readonly GameEvent[];
}

export type Mode = "solo" | "hotseat" | "link";
export type Phase = "waiting" | "playing" | "over" | "stopped";

/** What has seats: a table, or a campaign whose games have its seats. */
export interface Place {
  readonly kind: "table" | "campaign";
  readonly id: string;
}

export interface SeatState {
  readonly seat: string;
  readonly player: string;
  readonly name: string | null;
  readonly joined: boolean;
  readonly online: boolean;
}

/** How many seconds of its time a seat had left when the state was sent. */
export interface ClockState {
  readonly seat: string;
  readonly left: number;
  readonly of: number;
  readonly running: boolean;
}

/** A new invitation to a seat that somebody had, or its use, at an answer. */
export interface SeatNews {
  readonly at: number;
  readonly seat: string;
  readonly what: "invited" | "seated";
  readonly name: string;
}

/** Where a table stopped that today's rules no longer replay: its last good answer of how many, and why. */
export interface Stopped {
  readonly at: number;
  readonly of: number;
  readonly message: string;
  readonly refusal: Refusal | null;
}

export interface TableState {
  readonly id: string;
  readonly game: string;
  readonly scenario: string;
  readonly mode: Mode;
  readonly phase: Phase;
  /** It grows with every answer given or taken back: of two states the newer has the higher. */
  readonly edition: number;
  readonly seats: readonly SeatState[];
  readonly seat: string;
  readonly commitment: string | null;
  readonly secret?: string | null;
  readonly view: View | null;
  readonly log: readonly LogEntry[];
  readonly hints: Readonly<Record<string, number>>;
  /** The viewer's own standing answers, by prompt. */
  readonly standing?: Readonly<Record<string, string>>;
  /** Whether the viewer may take the record now. */
  readonly recordable?: boolean;
  readonly parent: { readonly id: string; readonly at: number } | null;
  /** The campaign this is a game of; empty for any other table. */
  readonly campaign?: string;
  /** The clock, where one was agreed on and somebody's time is measured. */
  readonly clock?: ClockState | null;
  readonly result?: Result | null;
  /** The seat of whoever made the table; empty where nobody knows. */
  readonly host?: string;
  /** How many look on without a seat. */
  readonly spectators?: number;
  /** The seats with an open invitation. */
  readonly invited?: readonly string[];
  /** Who was invited anew to a seat that somebody had. */
  readonly seating?: readonly SeatNews[];
  readonly stopped?: Stopped | null;
}

export interface Outcome {
  readonly key: string;
  readonly chances: number;
  readonly of: number;
  readonly share: number;
}

export interface Preview {
  readonly notation: string;
  readonly rule: string;
  readonly factors: readonly Modifier[];
  readonly modifiers: readonly Modifier[];
  readonly odds: readonly Outcome[];
  readonly method: string;
  readonly reveals: string;
  readonly detail: Readonly<Record<string, unknown>>;
}

export interface Candidate {
  readonly notation: string;
  readonly score: number;
  readonly reason: string;
  readonly facts: Facts;
}

export interface ChoiceEntry {
  readonly id: string;
  /** The usual value comes first. */
  readonly values: readonly string[];
}

export interface ScenarioEntry {
  readonly id: string;
  readonly title: Both;
  readonly story: Both;
  readonly choices: readonly ChoiceEntry[];
  /** Who sits there with the usual choices. */
  readonly seats: readonly string[];
  /** The pairs of sides that met in history; none where that is no question. */
  readonly pairs: readonly (readonly string[])[];
}

export interface ReadingEntry {
  readonly id: string;
  readonly rule: string;
  readonly question: string;
  readonly values: readonly string[];
  readonly document: string;
  readonly published: string;
  readonly title: Both;
  readonly text: Both;
  readonly labels: Readonly<Record<string, Both>>;
  /** The value against the computer, whatever the preset; empty without one. */
  readonly alone: string;
  /** Further rules that are told as this reading has them. */
  readonly also: readonly string[];
}

export interface GameEntry {
  readonly id: string;
  readonly sides: readonly string[];
  readonly levels: readonly string[];
  readonly scenarios: readonly ScenarioEntry[];
  readonly readings: readonly ReadingEntry[];
}

/** Plain text, text with names of messages marked "@" in it, or both languages. */
export type Cell = string | Both;

export interface RuleEntry {
  readonly id: string;
  readonly title: Both;
  readonly summary: Both;
  readonly statements: readonly Both[];
  /** What some statements depend on, by their number. */
  readonly table: { readonly head: readonly Cell[]; readonly rows: readonly (readonly Cell[])[] } | null;
  readonly when: Readonly<Record<number, { readonly reading: string; readonly values: readonly string[] }>>;
}

export interface Rulebook {
  readonly book: string;
  readonly rules: readonly RuleEntry[];
}

export interface SeatWish {
  readonly player: string;
  readonly name?: string;
}

export interface NewTable {
  readonly game: string;
  readonly scenario: string;
  readonly readings: Readonly<Record<string, string>>;
  readonly mode: Mode;
  readonly seats: Readonly<Record<string, SeatWish>>;
  readonly seed: string | null;
  /** The own seat at a table by link. */
  readonly host?: string;
}

export interface NewSeat {
  readonly seat: string;
  readonly player: string;
  readonly name: string | null;
  /** The key of an own seat. */
  readonly key: string | null;
  /** The invitation to another's seat. */
  readonly invite?: string | null;
}

export interface Created {
  readonly id: string;
  readonly commitment: string | null;
  readonly seats: readonly NewSeat[];
}

/** What was recomputed of a game: the promise kept, every draw, every link of the chain. */
export interface Proof {
  readonly promise: string | null;
  readonly secret: string | null;
  readonly answers: number;
  readonly draws: number;
  readonly digest: string;
  readonly rules: number;
}

export interface Moment {
  readonly at: number;
  readonly last: number;
  readonly view: View;
  readonly entry: LogEntry | null;
}

export interface Trouble {
  readonly code: string;
  readonly message: string;
  readonly refusal: Refusal | null;
  /** After how many seconds to try again, 0 if that is no matter of time. */
  readonly retry?: number;
}

/** What an invitation is to; looking at it changes nothing. */
export interface InviteShown {
  readonly place: Place["kind"];
  readonly id: string;
  readonly game: string;
  readonly scenario: string;
  readonly mode: Mode;
  readonly seat: string;
  readonly host: string;
  readonly host_name: string;
  readonly seats: readonly SeatState[];
  readonly readings: Readonly<Record<string, string>>;
  readonly rules: number;
  /** Somebody had the seat before. */
  readonly again: boolean;
  /** The name of a campaign. */
  readonly name: string;
}

export interface InviteAccepted {
  readonly place: Place["kind"];
  readonly id: string;
  readonly seat: string;
  readonly state: TableState | null;
}

/** Where the server can be reached. */
export interface ServerShown {
  readonly version: string;
  readonly loopback: boolean;
  readonly addresses: readonly string[];
  readonly public_url: string;
}
