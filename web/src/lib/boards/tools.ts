/** What one can hold in the hand at the drawing table, each with its key. */

import { LISTED, MATERIALS, type Paint, type RoadKind } from "./plan";

export const PAINTS: readonly Paint[] = ["open", ...LISTED, ...MATERIALS];
export const ROADS = ["paved", "dirt", "no-road"] as const;
export const OTHERS = ["names", "ruler", "move"] as const;

export type RoadTool = (typeof ROADS)[number];
export type Tool = Paint | RoadTool | (typeof OTHERS)[number];

export const TOOLS: readonly Tool[] = [...PAINTS, ...ROADS, ...OTHERS];

/** The key of each tool: figures for what is drawn, letters for the rest. */
export const TOOL_KEYS: Readonly<Record<Tool, string>> = {
  open: "1", woods: "2", orchard: "3", grain: "4", wooden: "5", stone: "6",
  paved: "7", dirt: "8", "no-road": "9", names: "n", ruler: "r", move: "m",
};

export function isPaint(tool: Tool): tool is Paint {
  return PAINTS.includes(tool as Paint);
}

export function isRoad(tool: Tool): tool is RoadTool {
  return ROADS.includes(tool as RoadTool);
}

/** The road that a tool leads over a hexside; none where it takes it away. */
export function roadOf(tool: RoadTool): RoadKind | null {
  return tool === "no-road" ? null : tool;
}
