/** The paths of the pages. */

export type Page = "home" | "new" | "table" | "replay" | "rules" | "open" | "design" | "boards" | "campaign" | "invite" | "host" | "lost";

export interface Route {
  readonly page: Page;
  /** What follows the page in the path: a table or a game. */
  readonly id: string;
  readonly hash: string;
  /** What stands after the question mark. */
  readonly search: string;
}

const PAGES: Readonly<Record<string, Page>> = {
  "": "home",
  new: "new",
  table: "table",
  replay: "replay",
  rules: "rules",
  open: "open",
  design: "design",
  boards: "boards",
  campaign: "campaign",
  i: "invite",
  host: "host",
};

/** Read a path into a page and what it is about. */
export function readRoute(path: string, hash = "", search = ""): Route {
  const [, first = "", id = ""] = path.split("/");
  return { page: PAGES[first] ?? "lost", id: decodeURIComponent(id), hash: hash.replace(/^#/, ""), search };
}
