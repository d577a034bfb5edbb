/** The ground of the desert: its drawings bear these names, and each is like a plain kind. */
export const DESERT = {
  escarpment: "buildings",
  wadi: "stream",
  dune: "hill",
  soft_sand: "marsh",
  oasis: "woods",
  sangar: "pillbox",
  houses: "buildings",
} as const;

/** With the rules of the desert on the plain deck, a Stream that shelters is a dry bed and a Marsh that does not is sand. */
export const DESERT_FIGURES = { stream: { [-1]: "wadi" }, marsh: { 0: "soft_sand" } } as const;
