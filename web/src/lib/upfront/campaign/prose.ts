/** What a campaign says of men, ranks, questions and options. */

import type { Words } from "../../core/words";
import { weaponArt } from "../draw/figures";
import type { CampaignShelf, Picture, Question, Soldier } from "./wire";

const GAME = "upfront";

export class CampaignProse {
  private readonly men = new Map<string, { side: string; man: Soldier }>();

  constructor(
    private readonly words: Words,
    picture: Picture,
    private readonly shelf: Pick<CampaignShelf, "arms" | "figures" | "points">,
  ) {
    for (const [side, roster] of Object.entries(picture.rosters)) {
      for (const man of roster) this.men.set(man.id, { side, man });
    }
  }

  scenario(id: string): string {
    const key = `upfront-scenario-${id}`;
    return this.words.has(key) ? `${id}, ${this.words.say(key)}` : id;
  }

  /** A rank as its nation calls it (42.47). */
  rank(side: string, rank: string): string {
    const own = `campaign-rank-${side}-${rank}`;
    return this.words.say(this.words.has(own) ? own : `campaign-rank-${rank}`);
  }

  /** Tell whether a roster has this man; a vehicle or a gun stands on none. */
  knows(id: string): boolean {
    return this.men.has(id);
  }

  man(id: string): string {
    return this.men.get(id)?.man.name ?? this.words.term(`man-${id}`, GAME);
  }

  weapon(code: string): string {
    return this.words.term(`weapon-${code}`, GAME);
  }

  /** The name of the drawing of a weapon. */
  art(code: string): string {
    const [family = "", short = ""] = this.shelf.arms[code] ?? [];
    return weaponArt(family, short);
  }

  /** The weapon of an option that is a man; any other has none. */
  weaponOf(option: string): string {
    return this.men.get(option)?.man.weapon ?? "";
  }

  state(man: Soldier): string {
    const said = this.words.say(`campaign-state-${man.state}`, { count: man.misses });
    return man.replacement ? `${said}, ${this.words.say("campaign-state-replacement")}` : said;
  }

  question({ kind, side, man }: Question): string {
    return this.words.say(`campaign-question-${kind}`, { side: this.words.side(GAME, side), man: this.man(man) });
  }

  option(id: string): string {
    const found = this.men.get(id);
    if (!found) return this.words.say(`campaign-option-${id}`);
    const { man, side } = found;
    const facts = { man: man.name, rank: this.rank(side, man.rank), weapon: this.weapon(man.weapon) };
    return this.words.say("campaign-option-man", { ...facts, morale: man.morale, panic: man.panic });
  }

  /** What something costs in campaign points. */
  price(reason: string): number {
    return this.shelf.points[reason] ?? 0;
  }

  /** What comes of an answer. */
  effect({ kind, man: id }: Question, option: string): string {
    const { figures } = this.shelf;
    const man = this.men.get(id)?.man;
    const step = kind === "rout" ? -1 : 1;
    const value = option === "morale" || option === "panic" ? (man?.[option] ?? 0) : 0;
    const facts = {
      man: this.man(id),
      from: value,
      to: value + step,
      cost: figures["improvement"] ?? 0,
      misses: figures["misses"] ?? 0,
      points: this.price(option),
    };
    const answer = this.men.has(option) ? "man" : option;
    return this.words.say(`campaign-effect-${kind}-${answer}`, facts);
  }
}
