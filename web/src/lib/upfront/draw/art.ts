/** The drawings of Up Front, read from the SVG files beside this one. Their colours are custom properties. */

export interface Drawing {
  readonly box: string;
  readonly marks: string;
}

const FILES = import.meta.glob<string>("./art/**/*.svg", { query: "?raw", import: "default", eager: true });

const DRAWINGS: ReadonlyMap<string, Drawing> = new Map(
  Object.entries(FILES).map(([path, text]) => [path.slice("./art/".length, -".svg".length), readDrawing(text)]),
);

const NOTHING: Drawing = { box: "0 0 24 24", marks: "" };

/** Part an SVG file into its box and what is drawn in it. */
export function readDrawing(text: string): Drawing {
  const [, box = "", marks = ""] = /viewBox="([^"]+)"[^>]*>([\s\S]*)<\/svg>/.exec(text) ?? [];
  return { box, marks: marks.trim() };
}

/** Find a drawing by folder and name: "weapons/rifle". */
export function drawing(name: string): Drawing {
  return DRAWINGS.get(name) ?? NOTHING;
}

/** Tell whether a drawing exists. */
export function isDrawn(name: string): boolean {
  return DRAWINGS.has(name);
}
