/** The ground of the jungle: its drawings bear these names, and each is like a plain kind. */
export const JUNGLE = {
  jungle: "woods",
  bamboo: "brush",
  kunai: "brush",
  panjis: "open",
  rice_paddy: "marsh",
} as const;
