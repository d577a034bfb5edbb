/** The drawing on a card, put together from pieces that count: a cartridge for each point, a man, a sprig. */

import type { PlayFace } from "./faces";
import { groundArt } from "./grounds";

export interface ScenePart {
  readonly art: string;
  readonly place?: string;
}

type Spot = readonly [x: number, y: number, scale: number];

const CENTRE = 120;
const FLOOR = 126;
/** From one cartridge to the next: the more there are, the closer they stand. */
const STEPS: readonly number[] = [0, 0, 36, 34.8, 33.2, 31.6, 30];

const CROWD: readonly Spot[] = [
  [20, 97, 0.7],
  [50, 92, 0.68],
  [80, 88, 0.66],
  [164, 88, 0.66],
  [192, 92, 0.68],
  [222, 97, 0.7],
];

const RALLIED: readonly (readonly Spot[])[] = [
  [],
  [[196, 94, 0.9]],
  [
    [44, 94, 0.9],
    [198, 94, 0.9],
  ],
  [
    [34, 96, 0.82],
    [76, 90, 0.78],
    [200, 94, 0.86],
  ],
  [
    [32, 96, 0.8],
    [72, 90, 0.76],
    [176, 90, 0.76],
    [212, 96, 0.8],
  ],
];

/** List the pieces of a card's drawing, from the back to the front. */
export function scene(face: PlayFace): ScenePart[] {
  switch (face.kind) {
    case "fire":
      return [{ art: "cards/fire" }, ...cartridges(face.strength ?? 1)];
    case "rally":
      return [{ art: "cards/rally-ground" }, ...rallied(face), { art: "cards/rally" }];
    case "concealed":
      return [{ art: "cards/concealed-leaves" }, ...sprigs(face.value ?? 1), { art: "cards/concealed" }];
    case "terrain":
      return [{ art: groundArt("cards", face.terrain ?? "open", face.defence) }];
    case "split":
      return [];
    default:
      return [{ art: `cards/${face.kind}` }];
  }
}

function cartridges(strength: number): ScenePart[] {
  const step = STEPS[strength] ?? 30;
  const first = CENTRE - (step * (strength - 1)) / 2;
  return Array.from({ length: strength }, (_, index) => ({
    art: "cards/cartridge",
    place: place([Math.round((first + step * index) * 10) / 10, FLOOR, 1.02]),
  }));
}

function rallied(face: PlayFace): ScenePart[] {
  const spots = face.all ? CROWD : (RALLIED[face.value ?? 1] ?? CROWD);
  return spots.map((spot) => ({ art: "cards/rally-man", place: place(spot) }));
}

function sprigs(value: number): ScenePart[] {
  const count = Math.min(3, Math.abs(value));
  return Array.from({ length: count }, (_, index) => ({ art: `cards/sprig-${index + 1}` }));
}

function place([x, y, scale]: Spot): string {
  return `translate(${x} ${y}) scale(${scale})`;
}
