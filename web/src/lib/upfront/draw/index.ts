/** The drawings of Up Front's table: everything here only shows, nothing decides. */

export { default as ActionCard } from "./ActionCard.svelte";
export { default as Art } from "./Art.svelte";
export { default as DeckPile } from "./DeckPile.svelte";
export { default as ManRow } from "./ManRow.svelte";
export { default as OddsBar } from "./OddsBar.svelte";
export { default as RandomNumber } from "./RandomNumber.svelte";
export { default as RangeLink } from "./RangeLink.svelte";
export { default as TerrainStrip } from "./TerrainStrip.svelte";
export { default as VehicleRow } from "./VehicleRow.svelte";
export { arrowTurn, bare, modifier, randomNumber, secondaryMark, weaponArt } from "./figures";
export type {
  ArmFace,
  CardFace,
  CardKind,
  CardMark,
  CardPlace,
  CardSize,
  CardState,
  CardWords,
  HalfFace,
  LeaderRole,
  ManFace,
  ManState,
  ManWords,
  NationTag,
  OddsPart,
  PlateRow,
  RowState,
  StripChip,
  StripFace,
  StripMark,
  TerrainKind,
  VehicleFace,
  VehicleMark,
  VehicleWords,
  Way,
} from "./faces";
