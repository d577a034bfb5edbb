/** The drawings of the hex table: everything here only shows, nothing decides. */

export { default as AirIcon } from "./icons/AirIcon.svelte";
export { default as BrandMark } from "./icons/BrandMark.svelte";
export { default as CardBack } from "./cards/CardBack.svelte";
export { default as CardHistogram } from "./odds/CardHistogram.svelte";
export { default as Chip } from "./overlays/Chip.svelte";
export { default as Counter } from "./pieces/Counter.svelte";
export { default as CounterIcon } from "./pieces/CounterIcon.svelte";
export { default as HexMap } from "./HexMap.svelte";
export { default as HexMark } from "./overlays/HexMark.svelte";
export { default as ObaIcon } from "./icons/ObaIcon.svelte";
export { default as OddsBar } from "./odds/OddsBar.svelte";
export { default as PlayingCard } from "./cards/PlayingCard.svelte";
export { default as ShotLine } from "./overlays/ShotLine.svelte";
export { default as SignIcon } from "./icons/SignIcon.svelte";
export { default as StateIcon } from "./icons/StateIcon.svelte";
export { default as Suppression } from "./overlays/Suppression.svelte";
export { default as TerrainSwatch } from "./terrain/TerrainSwatch.svelte";
export type { SignName } from "./icons/SignIcon.svelte";
export type { StateName } from "./icons/StateIcon.svelte";
export type { PieceMark } from "./pieces/PieceState.svelte";
export { columnRow, hexGrid, hexPath, outline, type Box, type HexGrid } from "./hex";
export { stackSlots, type Slot } from "./pieces/stack";
export {
  hexId,
  terrainByHex,
  type MapDefinition,
  type ScenarioDefinition,
  type Side,
  type UnitDefinition,
} from "./scenario";
