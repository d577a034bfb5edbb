/** Vehicles and guns on wheels, as the view of the table is sent. */

/** The numbers at which an attack on armour immobilises, stuns and destroys; `shared`: one number for the first two. */
export interface PlateData {
  readonly immobilise: number;
  readonly stun: number;
  readonly kill: number;
  readonly shared: boolean;
}

/** A weapon of a vehicle: a gun has steps to hit and effects, the others firepower by range. */
export interface ArmData {
  readonly fitting: "gun" | "gun2" | "mg" | "flame";
  readonly jammed: boolean;
  readonly gone: boolean;
  readonly to_hit?: readonly string[];
  readonly effect?: readonly number[];
  readonly boxed?: number;
  readonly firepower?: readonly number[];
  /** What of it counts against armour. */
  readonly firepower_boxed?: readonly number[];
}

/** What the card of a vehicle or of a gun on wheels has besides a man's. */
export interface VehicleData {
  readonly kind: "afv" | "ig";
  readonly look: string;
  readonly open_topped: boolean;
  readonly assault_gun: boolean;
  readonly ce: number;
  readonly armour: PlateData | null;
  readonly flank: PlateData | null;
  /** A gun on wheels: morale, KIA, pinned panic and pinned KIA against boxed attacks. */
  readonly boxed: readonly number[];
  readonly overrun: number;
  readonly arms: readonly ArmData[];
  readonly state: {
    readonly buttoned: boolean;
    readonly stun: number;
    readonly immobile: boolean;
    readonly bogged: boolean;
    readonly losses: number;
    readonly credit: number;
    readonly shown: boolean;
    /** The group it has driven over, by id. */
    readonly driven: string;
  };
}
