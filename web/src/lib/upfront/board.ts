/** Up Front as the table and the replay know it. */

import type { GameBoard } from "../core/boards";
import { UPFRONT } from "./habits";

export const UPFRONT_BOARD: GameBoard = {
  habits: UPFRONT,
  tabs: ["table"],
  load: async () => {
    const [board, preview] = await Promise.all([import("./UpFrontBoard.svelte"), import("./FirePreview.svelte")]);
    return { scenario: null, Board: board.default, Aside: null, Preview: preview.default };
  },
};
