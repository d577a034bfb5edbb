/** The faces and the words of vehicles and of guns on wheels. */

import type { Words } from "../core/words";
import { bare, type ArmFace, type OddsPart, type PlateRow, type VehicleFace, type VehicleMark, type VehicleWords } from "./draw";
import type { ArmData, PlateData, VehicleData } from "./hulls";
import { atRange } from "./shots";
import { GAME, type ManData, type ReserveData } from "./view";

/** A vehicle on the table or still to come; `range` is the relative range to what it aims at, if that is known. */
export interface VehicleSeen {
  readonly man: ReserveData & Partial<ManData>;
  readonly vehicle: VehicleData;
  readonly range: number | null;
  /** The terrain behind which it is hull down. */
  readonly low?: string;
}

const ARM_MARKS: Readonly<Record<ArmData["fitting"], string>> = {
  gun: "gun",
  gun2: "gun",
  mg: "vehicle_mg",
  flame: "flame",
};
const NONE = -1;

export function vehicleFace(words: Words, seen: VehicleSeen): VehicleFace {
  const { man, vehicle, range } = seen;
  const isGun = vehicle.kind === "ig";
  return {
    id: man.id,
    position: man.position || null,
    nation: man.nation,
    look: vehicle.look,
    pinned: man.pinned ?? false,
    shut: vehicle.state.buttoned,
    value: valueOf(man, vehicle),
    heads: isGun ? [man.pinned ? "triangle" : "shield", "kia"] : ["immobile", "stunned", "destroyed"],
    plates: isGun ? shieldRows(words, man, vehicle) : armourRows(words, vehicle),
    arms: vehicle.arms.map((arm) => armFace(arm, range)),
    marks: marksOf(words, seen),
  };
}

/** The number that touches the crew; none behind closed hatches, and none while a crew lies low. */
function valueOf(man: VehicleSeen["man"], { kind, state }: VehicleData): string {
  if (kind === "ig") return String(man.pinned ? man.panic : man.morale);
  return state.buttoned || man.pinned ? "" : String(man.morale);
}

function armourRows(words: Words, { armour, flank }: VehicleData): PlateRow[] {
  const row = (word: string, plate: PlateData | null): PlateRow[] =>
    plate
      ? [{
          word: words.say(word),
          figures: (plate.shared ? [plate.stun, plate.kill] : [plate.immobilise, plate.stun, plate.kill]).map(bare),
          shared: plate.shared,
        }]
      : [];
  return [...row("upfront-ui-front", armour), ...row("upfront-ui-flank", flank)];
}

function shieldRows(words: Words, man: VehicleSeen["man"], { boxed }: VehicleData): PlateRow[] {
  const [morale = 0, kia = 0, panic = 0, pinnedKia = 0] = boxed;
  const plain = [man.pinned ? man.panic : man.morale, man.kia ?? kia];
  const behind = man.pinned ? [panic, pinnedKia] : [morale, kia];
  return [
    ...(man.kia === undefined ? [] : [{ word: words.say("upfront-ui-crew"), figures: plain.map(String), shared: false }]),
    { word: words.say("upfront-ui-shield"), figures: behind.map(String), shared: false, boxed: true },
  ];
}

function armFace(arm: ArmData, range: number | null): ArmFace {
  const { fitting, jammed, gone } = arm;
  const gun = arm.boxed === undefined || arm.boxed === NONE ? "" : String(arm.boxed);
  const boxed = arm.firepower_boxed ? figureOf({ ...arm, firepower: arm.firepower_boxed }, range) : gun;
  return { mark: ARM_MARKS[fitting], figure: figureOf(arm, range), boxed, jammed, gone };
}

function figureOf({ firepower, effect, to_hit }: ArmData, range: number | null): string {
  if (firepower) return range === null ? span(firepower) : String(atRange(firepower, range));
  const figure = atRange(effect ?? [], range ?? 0);
  const hits = range === null ? "" : (to_hit?.[Math.min(range, to_hit.length - 1)] ?? "");
  return `${hits ? `${hits}: ` : ""}${figure === NONE ? "–" : figure}`;
}

/** From the least to the most that a weapon has at any range. */
function span(figures: readonly number[]): string {
  const [least, most] = [Math.min(...figures), Math.max(...figures)];
  return least === most ? String(most) : `${least}–${most}`;
}

function marksOf(words: Words, { man, vehicle, low = "" }: VehicleSeen): VehicleMark[] {
  const { state, kind } = vehicle;
  const found: (VehicleMark | false)[] = [
    !!man.pinned && { mark: "triangle", word: words.say("upfront-ui-pinned") },
    state.buttoned && { mark: "buttoned", word: words.say("upfront-ui-buttoned") },
    state.stun > 0 && { mark: "stunned", word: words.say("upfront-ui-stunned", { stun: state.stun }), harm: true },
    state.immobile && { mark: "immobile", word: words.say("upfront-ui-immobile"), harm: true },
    state.bogged && { mark: "bogged", word: words.say("upfront-ui-bogged"), harm: true },
    state.losses > 0 && { mark: "commander", word: words.say(kind === "ig" ? "upfront-ui-crew-lost" : "upfront-ui-commander", { losses: state.losses }), harm: true },
    state.credit > 0 && { mark: "credit", word: words.say("upfront-ui-credit", { credit: state.credit }) },
    !!man.acquired && { mark: "target", word: words.say("upfront-ui-acquired", { letter: man.acquired.slice(-1) }) },
    low !== "" && { mark: "hull_down", word: words.say("upfront-ui-hull-down", { terrain: words.term(`terrain-${low}`, GAME) }) },
    state.driven !== "" && { mark: "arrow", word: words.say("upfront-ui-driven", { letter: state.driven.slice(-1) }) },
    state.shown && { mark: "shown", word: words.say("upfront-ui-shown") },
  ];
  return found.filter((mark) => mark !== false);
}

export function vehicleWords(words: Words, seen: VehicleSeen, fp: number | undefined, odds: readonly OddsPart[]): VehicleWords {
  const { man, vehicle, range } = seen;
  const name = words.term(`man-${man.id}`, GAME);
  const said = [
    name,
    words.say(`upfront-ui-look-of-${vehicle.look}`),
    ...crewSaid(words, man, vehicle),
    ...platesSaid(words, vehicle),
    ...vehicle.arms.map((arm) => armSaid(words, arm, range)),
    ...marksOf(words, seen).map(({ word }) => word),
    fp === undefined ? "" : words.say("upfront-ui-firepower", { fp }),
    ...odds.map((part) => `${part.figure} ${part.word}`),
  ];
  return { label: said.filter(Boolean).join(", "), name, unit: words.say("upfront-ui-fp"), ce: exposed(words, vehicle) };
}

/** The number that kills a commander who looks out of his hatch. */
function exposed(words: Words, { ce, state }: VehicleData): string {
  return ce > 0 && !state.buttoned ? words.say("upfront-ui-ce", { value: ce }) : "";
}

function crewSaid(words: Words, man: VehicleSeen["man"], vehicle: VehicleData): string[] {
  const value = valueOf(man, vehicle);
  const steady = value ? words.say(man.pinned ? "upfront-ui-panic" : "upfront-ui-morale", { value }) : "";
  if (vehicle.kind === "afv") return [steady, exposed(words, vehicle)];
  const figures = shieldRows(words, man, vehicle).at(-1)?.figures ?? [];
  const kia = man.kia === undefined ? "" : words.say("upfront-ui-kia-at", { value: man.kia });
  return [steady, kia, words.say("upfront-ui-shield-said", { figures: figures.join("/") })];
}

function platesSaid(words: Words, { armour, flank }: VehicleData): string[] {
  const said = (id: string, plate: PlateData | null): string[] =>
    plate ? [words.say(id, { immobilise: plate.immobilise, stun: plate.stun, kill: plate.kill })] : [];
  return [...said("upfront-ui-front-said", armour), ...said("upfront-ui-flank-said", flank)];
}

function armSaid(words: Words, arm: ArmData, range: number | null): string {
  const name = words.say(`upfront-ui-fitting-${arm.fitting}`);
  const { figure, boxed } = armFace(arm, range);
  const worth = arm.firepower
    ? words.say(boxed ? "upfront-ui-firepower-both" : "upfront-ui-firepower", { fp: figure, boxed })
    : words.say("upfront-ui-gun-said", { figure, boxed: boxed || "–" });
  const trouble = arm.gone ? words.say("upfront-ui-gone") : arm.jammed ? words.say("upfront-ui-jammed") : "";
  return [name, trouble || worth].join(" ");
}
