/** The Starter Kit as the table and the replay know it. */

import { api } from "../core/api";
import type { GameBoard } from "../core/boards";
import { remember, type Ground } from "./ground";
import { STARTER } from "./habits";
import { luck } from "./luck";
import { termsOf } from "./terms";

export const STARTER_BOARD: GameBoard = {
  habits: STARTER,
  tabs: ["table", "card"],
  luck,
  keys: [
    ["+ − 0", "web-key-zoom"],
    ["R", "aslsk-web-key-ruler"],
    ["F", "aslsk-web-key-fan"],
  ],
  terms: termsOf,
  load: async (_scenario, table) => {
    const [ground, board, aside, preview] = await Promise.all([
      api.map<Ground>(table),
      import("./StarterBoard.svelte"),
      import("./PhasePanel.svelte"),
      import("./ActPreview.svelte"),
    ]);
    return { scenario: remember(ground), Board: board.default, Aside: aside.default, Preview: preview.default };
  },
};
