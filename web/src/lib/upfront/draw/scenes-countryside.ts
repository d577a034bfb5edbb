/** The ground of the countryside: its drawings bear these names, and each is like a plain kind. */
export const COUNTRYSIDE = {
  hedge: "brush",
  wheatfield: "brush",
  orchard: "woods",
  graveyard: "brush",
  crag: "brush",
} as const;
