/** Stand at Mortain as the table and the replay know it. */

import type { Component } from "svelte";
import { api } from "../core/api";
import type { BoardProps, GameBoard } from "../core/boards";
import { MORTAIN } from "./habits";
import { luckRows } from "./luck";
import type { MortainScenario } from "./view";

export const MORTAIN_BOARD: GameBoard = {
  habits: MORTAIN,
  tabs: ["card", "table"],
  luck: luckRows,
  keys: [["+ − 0", "web-key-zoom"]],
  load: async (name) => {
    const [scenario, board, aside] = await Promise.all([
      api.scenario<MortainScenario>("mortain", name),
      import("./MortainBoard.svelte"),
      import("./CardAside.svelte"),
    ]);
    // The scenario is handed back to the one board that knows its shape.
    return { scenario, Board: board.default as unknown as Component<BoardProps>, Aside: aside.default };
  },
};
