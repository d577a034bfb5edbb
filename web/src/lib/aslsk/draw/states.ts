/** Which tabs a counter wears, the most pressing first. */

import type { UnitState, WeaponState } from "../view";

/** What the rules note on a unit whose move of this turn is over. */
const MOVED = "moved";

/** The tabs of a unit; a broken face says itself that it is broken. */
export function tabsOf(unit: UnitState, isMelee = false): string[] {
  const found: string[] = [];
  if (isMelee) found.push("melee");
  if (unit.dm) found.push("dm");
  if (unit.fire) found.push(unit.fire);
  if (unit.pinned) found.push("pinned");
  if (unit.cx) found.push("cx");
  if (unit.wounded) found.push("wounded");
  if (unit.marks.includes(MOVED)) found.push("moved");
  return found;
}

export function weaponTabs(weapon: WeaponState): string[] {
  return weapon.fire ? [weapon.fire] : [];
}
