/** A sketch in words, for labels and for those who do not see it. */

import type { Picture } from "../aslsk/ground";
import { settings, words } from "../core/settings.svelte";
import type { Fault } from "./plan";
import { netOf } from "./roads";
import type { Sketching } from "./sketching.svelte";
import { terrainOf } from "./plan";

export function faultSaid(fault: Fault): string {
  return words().say(`board-fault-${fault.key}`, fault.facts);
}

/** A hex with its ground, its roads, its names and what is wrong with it. */
export function hexSaid(sketch: Sketching, picture: Picture, hex: string): string {
  const { plan } = sketch;
  if (!plan) return hex;
  const said = [`${hex}: ${words().term(`board-terrain-${terrainOf(plan, hex)}`)}`];
  const roads = roadsIn(sketch, picture, hex);
  if (roads.length > 0) said.push(words().say("web-board-roads-to", { hexes: words().listed(roads) }));
  if (sketch.exitOf(hex)) said.push(words().say("web-board-road-off"));
  for (const name of namesIn(sketch, hex)) said.push(name);
  for (const fault of sketch.report?.faults ?? []) if (fault.hexes.includes(hex)) said.push(faultSaid(fault));
  return said.join(". ");
}

function roadsIn(sketch: Sketching, picture: Picture, hex: string): string[] {
  const { sides } = netOf(sketch.plan?.road ?? []);
  return (picture.hexes[hex]?.near ?? []).filter((other) => sides.has(hex < other ? `${hex} ${other}` : `${other} ${hex}`));
}

function namesIn(sketch: Sketching, hex: string): string[] {
  const house = sketch.plan?.building.find(({ hexes }) => hexes.includes(hex))?.name;
  const label = sketch.plan?.name.find(({ at }) => at === hex)?.text;
  return [house, label].flatMap((text) => text?.[settings.lang] || []);
}
