/** The sum of a bill in words, with its limit if there is one. */

import { say } from "../../core/settings.svelte";
import type { Side } from "./design";

export function totalOf({ limit, total = 0 }: Side): string {
  return limit < 0 ? say("web-design-total", { total }) : say("web-design-total-of", { total, limit });
}
