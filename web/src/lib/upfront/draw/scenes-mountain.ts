/** In the mountains the Hill gives height and no shelter: so its card is known from the plain one. */
export const MOUNTAIN_FIGURES = { hill: { 0: "peak" } } as const;
