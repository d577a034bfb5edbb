/** All that the map shows at one moment: what is offered, who acts, who is aimed at, what is looked at. */

import type { TableModel } from "../core/table.svelte";
import type { View } from "../core/wire";
import type { PieceMark } from "../draw";
import type { Choice } from "./choice.svelte";
import type { Ground } from "./ground";
import { refsOf } from "./refs";
import { Ruler, type Sight } from "./sights.svelte";
import { originsOf, stageOf, type Stage } from "./stage";
import { groupOf, placeOf, tableOf, type StarterView } from "./view";

export class Scene {
  cursor = $state("");
  inspected = $state("");
  looked = $state("");
  /** The hex whose pile is laid out, and whose pile it is. */
  fan = $state("");
  fanSide = $state("");
  readonly ruler: Ruler;

  constructor(
    private readonly model: TableModel,
    readonly choice: Choice,
    readonly ground: Ground,
    private readonly viewed: () => View,
  ) {
    this.ruler = new Ruler(model.id);
  }

  readonly table: StarterView = $derived.by(() => tableOf(this.viewed()));
  readonly stage: Stage = $derived.by(() => stageOf(this.table));
  /** The side at the bottom of the screen: the viewer's, or for onlookers that of the question. */
  readonly own: string = $derived.by(() =>
    this.ground.sides.includes(this.model.viewer) ? this.model.viewer : (this.viewed().asked?.seat ?? this.table.side),
  );
  readonly prompt: string = $derived.by(() => this.viewed().asked?.prompt ?? "");
  readonly may: ReadonlySet<string> = $derived.by(() => (this.model.mine ? this.choice.may : new Set<string>()));
  readonly hexes: ReadonlyMap<string, readonly string[]> = $derived.by(() =>
    this.model.mine ? this.choice.hexes : new Map<string, readonly string[]>(),
  );
  readonly tellsSight: boolean = $derived.by(() => this.table.sight === "free" || this.model.result !== null);

  get isMine(): boolean {
    return this.model.mine;
  }

  get chosen(): string | null {
    return this.model.chosen;
  }

  /** The hex aimed at. */
  readonly target: string = $derived.by(() => {
    const { group, fight, answer } = this.stage;
    if (group) return group.hex;
    if (fight) return fight.hex;
    if (answer) return answer.hex;
    const option = this.model.chosen ?? "";
    return option.startsWith("target ") ? option.slice(7) : "";
  });

  /** Where those stand who act: the firers, the movers, those who rout. */
  readonly acting: string = $derived.by(() => {
    const { group, movers, flight, answer } = this.stage;
    const [first] = [...(group?.members ?? []), ...(answer ? [] : movers), ...(flight ? [flight.unit] : [])];
    const place = placeOf(this.table, first ?? "");
    return place in this.ground.hexes ? place : "";
  });

  /** What the map should bring into sight. */
  readonly focus: string = $derived.by(() => {
    return this.target in this.ground.hexes ? this.target : this.acting;
  });

  /** The hexes that the question is about: firers and movers, a group and its target, the ways of a rout. */
  readonly concerned: readonly string[] = $derived.by(() => {
    const { answer, group, flight } = this.stage;
    if (!this.model.mine) return [];
    if (group) return [group.hex, ...originsOf(this.table, group.members)];
    if (answer) return [answer.hex, ...originsOf(this.table, answer.firers)];
    return flight ? [flight.from, ...flight.ends] : [];
  });

  /** Where the side that sets up may place what is picked. */
  readonly area: readonly string[] = $derived.by(() => {
    const setting = this.table.setting_up;
    if (!setting || this.hexes.size > 0) return [];
    return Object.values(setting.areas).flat();
  });

  /** Where those come on who wait off the map and are picked or on the move. */
  readonly entries: readonly string[] = $derived.by(() => {
    const ids = [...this.choice.picked, ...this.stage.movers];
    const groups = ids.map((id) => groupOf(placeOf(this.table, id))).filter(Boolean);
    return groups.flatMap((group) => this.ground.groups[group]?.entries ?? []);
  });

  /** What it costs those on the move to go to each hex within reach. */
  readonly costs: ReadonlyMap<string, string> = $derived.by(() => {
    const { moving } = this.stage;
    return new Map(this.model.mine && this.prompt === "move-stack" ? Object.entries(moving?.reach ?? {}) : []);
  });

  /** The hexes that the last act of another seat touched. */
  readonly recent: readonly string[] = $derived.by(() => {
    const view = this.viewed();
    const last = this.model.log.findLast((entry) => entry.n === view.at);
    if (!last || last.seat === this.model.viewer) return [];
    const touched = last.events.flatMap(({ facts }) => [facts.hex, facts.to]);
    return [...new Set(touched.filter((fact): fact is string => typeof fact === "string" && fact in this.ground.hexes))];
  });

  /** The lines drawn on the map: those of the fire group, and that of the ruler. */
  readonly sights: readonly Sight[] = $derived.by(() => {
    const { ruler, stage } = this;
    const found: Sight[] = [];
    if (stage.group && this.tellsSight) {
      for (const from of originsOf(this.table, stage.group.members)) {
        const line = ruler.line(from, stage.group.hex);
        if (line) found.push(line);
      }
    }
    const own = ruler.isOn && ruler.from && ruler.to ? ruler.line(ruler.from, ruler.to) : null;
    return own ? [...found, own] : found;
  });

  /** Ask for the lines that will be drawn. */
  survey(): void {
    const { group } = this.stage;
    this.ruler.renew(this.viewed().at);
    if (!group || !this.tellsSight) return;
    for (const from of originsOf(this.table, group.members)) this.ruler.lay(from, group.hex);
  }

  mark(id: string): PieceMark {
    const { group, movers, flight, fight, answer } = this.stage;
    if (this.choice.picked.includes(id)) return "chosen";
    if (group && [...group.members, ...group.leaders].includes(id)) return "chosen";
    if (fight?.attackers.includes(id)) return "chosen";
    if (group?.targets.includes(id) || fight?.targets.includes(id)) return "target";
    if (movers.includes(id)) return group || answer ? "target" : "source";
    if (answer && !group && this.model.mine && answer.firers.includes(id)) return "may";
    if (flight && (flight.unit === id || flight.along === id)) return "source";
    const weighed = this.model.chosen;
    if (weighed && refsOf(weighed).includes(id)) return "chosen";
    return this.may.has(id) ? "may" : "none";
  }

  /** The pointer or the cursor has come to a hex. */
  look(hex: string): void {
    if (this.looked === hex) return;
    this.looked = hex;
    const { ruler, model } = this;
    if (ruler.isOn) return;
    const [option, another] = this.hexes.get(hex) ?? [];
    if (option && !another) void model.look(option);
    else if (model.preview && model.preview.notation !== model.chosen) model.lookAway();
  }

  /** The pointer or the focus has come to a counter of an open pile. */
  lookAt(id: string): void {
    const [option, another] = this.choice.ending([...this.choice.picked, id]);
    if (this.model.mine && option && !another) void this.model.look(option);
  }

  open(hex: string, side = ""): void {
    this.fan = hex;
    this.fanSide = side;
  }

  shut(): boolean {
    const was = this.fan !== "";
    this.fan = "";
    return was;
  }
}
