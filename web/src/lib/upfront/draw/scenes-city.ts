/** The ground of a city: its drawings bear these names, and each is like a plain kind. */
export const CITY = {
  alley: "woods",
  trench: "gully",
  city_hedge: "brush",
  waterway: "stream",
  rubble: "marsh",
  rooftop: "hill",
} as const;
