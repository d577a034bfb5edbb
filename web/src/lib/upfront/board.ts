/** Up Front as the table and the replay know it. */

import type { GameBoard } from "../core/boards";
import { UPFRONT } from "./habits";
import { luck } from "./luck";
import { termsOf } from "./terms";

export const UPFRONT_BOARD: GameBoard = {
  habits: UPFRONT,
  tabs: ["table"],
  luck,
  keys: [
    ["A–D", "upfront-ui-key-own"],
    ["⇧ A–D", "upfront-ui-key-foe"],
  ],
  terms: termsOf,
  hasStanding: true,
  load: async () => {
    const [board, preview] = await Promise.all([import("./UpFrontBoard.svelte"), import("./ActPreview.svelte")]);
    return { scenario: null, Board: board.default, Aside: null, Preview: preview.default };
  },
};
