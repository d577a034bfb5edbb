/** Side views on the counters, drawn in a box of 46 by 20 and facing right. */

import type { FigureName, Side } from "../scenario";

export interface VehicleDrawing {
  readonly body: string;
  /** Centres of the road wheels, all on one line. */
  readonly wheels: readonly number[];
  readonly wheel?: { readonly x: number; readonly y: number; readonly r: number };
}

const TRACKS = "M4 13.8h37c0 2.8-2 5.2-4.6 5.2H9C6 19 4 16.6 4 13.8Z";
const LONG_TRACKS = "M3 13.4h39c0 3-2 5.6-5 5.6H8c-3 0-5-2.6-5-5.6Z";
const SIX = [9, 14.5, 20, 25.5, 31, 36];

const SHERMAN: VehicleDrawing = {
  body: `M5 12.2 8 8.6h8.5l1.4-4.4c.3-.8.9-1.2 1.7-1.2h8.6c1 0 1.7.5 1.9 1.4l.9 4.2h6l2.4 3.6v1.6H5ZM30.5 5.2H43v1.4H31Z${TRACKS}`,
  wheels: SIX,
};

const PANZER: VehicleDrawing = {
  body: `M3.5 12.2 6.5 8.2h9l2-4.8h12.3l2.4 4.8h5.6l4.2 4v1.4H3.5ZM31 4.8h13v1.3H31.6Z${LONG_TRACKS}`,
  wheels: SIX,
};

const VEHICLES: Readonly<Partial<Record<FigureName, VehicleDrawing>>> = {
  "assault-gun": {
    body: `M4 12.2 6 8.6h6.5l2-3.8H28l4.2 3.8h5l3 3.6v1.4H4ZM29 8h14.5v1.4H29ZM3.5 13.4h37.5c0 3-2 5.6-5 5.6H8.5c-3 0-5-2.6-5-5.6Z`,
    wheels: SIX,
  },
  "tank-destroyer": {
    body: `M4 12.4 9.5 7.8h7l2.6-4.4 10-.8 2.6 5.2h5l3 4.6v1.4H4ZM30.5 4.4H44v1.5H31Z${TRACKS}`,
    wheels: SIX,
  },
  tiger: {
    body: `M2.5 12.6V8.2h11.8V2.6h15.2l1.6 5.6H38v-1l3 1v4.4ZM30 4.2h11.8V3.4H45v3h-3.2v-.8H30.4ZM2 13h39.5c0 3.4-2 6-5 6H7c-3 0-5-2.6-5-6Z`,
    wheels: [7, 11.5, 16, 20.5, 25, 29.5, 34, 38],
  },
  halftrack: {
    body: "M3 12.6V6.4L5.4 4.6h19l2.2 3.8h9.8l5 2.4v3.4h-3.2a4.2 4.2 0 0 0-8 0H3ZM11 4.6V2.2h2v.9h9v1.3h-7v.2ZM3.5 14.2h23c0 2.8-1.6 4.8-4.2 4.8H7.7c-2.6 0-4.2-2-4.2-4.8Z",
    wheels: [9, 15, 21],
    wheel: { x: 34.2, y: 15.4, r: 3.5 },
  },
};

const GUN =
  "M20 3.2h3v3h20v1.6H23v3.4h-3l-4.5 1.4L2 18.2l-.8-1.4L15 10ZM20.5 9a5 5 0 1 1 0 10 5 5 0 0 1 0-10Zm0 2.2a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6Z";

const HELMETS: Readonly<Record<Side, string>> = {
  us: "M2.8 9.9C2.8 4.4 6.8.8 12 .8s9.2 3.6 9.2 9.1c.9.5 1.5 1.2 1.7 2.1-3.3-.9-7-1.3-10.9-1.3S4.4 11.1 1.1 12c.2-.9.8-1.6 1.7-2.1Z",
  german:
    "M4.2 7.6C4.2 3.4 7.6.8 12 .8s7.8 2.6 7.8 6.8c0 2.2 1.1 3.9 3.4 5.2h-5.4c-1.6-1.5-3.6-2-5.8-2s-4.2.5-5.8 2H.8c2.3-1.3 3.4-3 3.4-5.2Z",
};

/** Give the vehicle for a figure, or nothing when it is no vehicle. */
export function vehicle(figure: FigureName, side: Side): VehicleDrawing | null {
  if (figure === "tank") return side === "us" ? SHERMAN : PANZER;
  return VEHICLES[figure] ?? null;
}

/** Give the outline of a towed gun. */
export function gun(): string {
  return GUN;
}

/** Give the outline of a side's helmet, in a box of 24 by 13. */
export function helmet(side: Side): string {
  return HELMETS[side];
}
