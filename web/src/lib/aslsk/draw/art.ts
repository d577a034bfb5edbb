/** Outlines on the counters of the Starter Kit: helmets, busts, weapons, marks of nations. */

export const NATION_MARKS: Readonly<Record<string, { readonly path: string; readonly ring?: boolean }>> = {
  german: { path: "M-1.5-5h3v3.5h3.5v3h-3.5v3.5h-3v-3.5h-3.5v-3h3.5Z" },
  russian: { path: "M0-5 1.18-1.62 4.76-1.55 1.9.62 2.94 4.05 0 2-2.94 4.05-1.9.62-4.76-1.55-1.18-1.62Z" },
  american: { path: "M0-5 1.18-1.62 4.76-1.55 1.9.62 2.94 4.05 0 2-2.94 4.05-1.9.62-4.76-1.55-1.18-1.62Z", ring: true },
};

export const NATION_CODES: Readonly<Record<string, string>> = { german: "DE", american: "US", russian: "SU" };

const ROUND = "M2.8 9.9C2.8 4.4 6.8.8 12 .8s9.2 3.6 9.2 9.1c.9.5 1.5 1.2 1.7 2.1-3.3-.9-7-1.3-10.9-1.3S4.4 11.1 1.1 12c.2-.9.8-1.6 1.7-2.1Z";
const HELMETS: Readonly<Record<string, string>> = {
  german: "M4.2 7.6C4.2 3.4 7.6.8 12 .8s7.8 2.6 7.8 6.8c0 2.2 1.1 3.9 3.4 5.2h-5.4c-1.6-1.5-3.6-2-5.8-2s-4.2.5-5.8 2H.8c2.3-1.3 3.4-3 3.4-5.2Z",
  russian: "M3.6 10.2C3 4.2 6.9.6 12 .6s9 3.6 8.4 9.6l1.3 2.6c-3-1-6.3-1.3-9.7-1.3s-6.7.3-9.7 1.3Z",
  american: ROUND,
};

/** The outline of a nation's helmet, in a box of 24 by 13. */
export function helmet(nation: string): string {
  return HELMETS[nation] ?? ROUND;
}

/** The coat, the collar and the face under a leader's helmet, in a box of 24 by 26. */
export const BUST = {
  coat: "M0 26c.2-5.2 3.6-7.4 8.2-8.2l3.8 3.4 3.8-3.4c4.6.8 8 3 8.2 8.2Z",
  collar: "M8.2 17.8 12 21.2l3.8-3.4 1.6.5L12 25l-5.4-6.7Z",
  face: "M7.2 9.5h9.6v3.2c0 3-2.1 5.6-4.8 5.6s-4.8-2.6-4.8-5.6Z",
};

export interface WeaponDrawing {
  /** Filled, drawn as strokes, cut out in the colour of the counter. */
  readonly body: string;
  readonly lines: string;
  readonly cuts?: string;
  readonly place: string;
}

const GUN = "M1 7.2h4.5l1.5-1.7h12.5V4.8h3v.9H34v1.4H22.5v1.5h-4l-1 3.4h-2.6l.6-3.4H8L3.5 10.4H1Z";
const ON_GUNS = "translate(4 13.5)";
const ON_OTHERS = "translate(5.5 14.2) scale(.917)";
const HEAVY: WeaponDrawing = {
  body: `${GUN}M15.5 8h8v2.8h-8zM22 3.8h11v4.5H22z`,
  lines: "M20 8.6 10.5 15M20 8.6 21 15M20 8.6 30.5 15",
  cuts: "M24.5 3.8v4.5M27 3.8v4.5M29.5 3.8v4.5",
  place: ON_GUNS,
};
const WEAPONS: Readonly<Record<string, WeaponDrawing>> = {
  lmg: { body: GUN, lines: "M28.5 7.4 25.8 14.5M28.8 7.4 31.8 14.5", place: ON_GUNS },
  mmg: { body: `${GUN}M16.8 8.5h6v1.8h-6z`, lines: "M20 8.6 12.5 15M20 8.6 21 15M20 8.6 28.5 15", place: ON_GUNS },
  hmg: HEAVY,
  "hmg-50": HEAVY,
  ft: {
    body: "M3 3.5c0-1.6 1.3-2.5 2.8-2.5s2.8.9 2.8 2.5V13c0 1.2-1.3 2-2.8 2S3 14.2 3 13ZM10 3.5c0-1.6 1.3-2.5 2.8-2.5s2.8.9 2.8 2.5V13c0 1.2-1.3 2-2.8 2S10 14.2 10 13ZM27 8c1.5-4 4.5-4.5 7.5-4-1.2 1-1 2-.4 3 .8 1.5-.6 3.2-2.6 3.2-2.5 0-4-.8-4.5-2.2Z",
    lines: "M15.6 12c4 2 4-4 8-4h4",
    place: ON_OTHERS,
  },
  dc: { body: "M9 4h15v11H9Z", lines: "M24 5c4-5 6 1 9-2.5", cuts: "M14 4v11M19 4v11M9 9.5h15", place: ON_OTHERS },
};

/** The side view of a weapon by its key. */
export function weaponDrawing(type: string): WeaponDrawing {
  return WEAPONS[type] ?? HEAVY;
}

export interface TabDrawing {
  /** The shape of the tab, its width, and lines drawn over it. */
  readonly shape: string;
  readonly width: number;
  readonly lines?: string;
  /** Where its word stands. */
  readonly at: number;
}

/** Tabs over the counters; each state has a shape of its own. */
export const TABS: Readonly<Record<string, TabDrawing>> = {
  prep: { shape: "M0 0H25V11.5H0Z", width: 25, lines: "M0 13.2H25", at: 12.5 },
  first: { shape: "M0 0H18L22 5.75L18 11.5H0Z", width: 22, at: 9.6 },
  final: { shape: "M0 0H20V11.5H0Z", width: 22, lines: "M21.5 0v11.5", at: 10 },
  pinned: { shape: "M0 5.75L4 0H22V11.5H4Z", width: 22, at: 12.4 },
  dm: { shape: "M0 0H18L14.5 11.5H3.5Z", width: 18, at: 9 },
  cx: { shape: "M3.5 0H13.5L17 5.75L13.5 11.5H3.5L0 5.75Z", width: 17, at: 8.5 },
  melee: { shape: "M0 0H17V11.5H0Z", width: 17, at: 8.5 },
  moved: { shape: "M2.5 0H11.5a2.5 2.5 0 0 1 2.5 2.5V9a2.5 2.5 0 0 1-2.5 2.5H2.5A2.5 2.5 0 0 1 0 9V2.5A2.5 2.5 0 0 1 2.5 0Z", width: 14, at: 7 },
  wounded: { shape: "M0 0H31V11.5H0Z", width: 31, lines: "M11.5 0v11.5", at: 21 },
};

export const CLOUD = "M-24 8c-6-1-8-9-1-12 0-8 9-11 14-6 4-7 15-6 17 1 7-3 15 2 13 9 6 3 4 11-3 11-3 6-12 7-16 2-6 6-16 4-18-1-3 0-5-2-6-4Z";
