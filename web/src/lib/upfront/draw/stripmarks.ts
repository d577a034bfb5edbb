/** The marks on the strip of a group, each with the name of its drawing. */
export const STRIP_MARKS = {
  smoke: "smoke",
  wire: "wire",
  entrenched: "entrenched",
  flank: "flank",
  encircled: "encircled",
  starshell: "starshell",
  minefield: "minefield",
  pillbox: "pillbox",
  crossing: "ford",
  withdrawing: "withdrawing",
  surrendered: "surrendered",
  "sewer-entrance": "sewer-entrance",
  below: "below",
  ablaze: "ablaze",
  "smoke-marker": "smoke-marker",
  charge: "charge",
  charged: "charged",
  asleep: "asleep",
  behind: "behind",
} as const;

export type StripMark = keyof typeof STRIP_MARKS;
