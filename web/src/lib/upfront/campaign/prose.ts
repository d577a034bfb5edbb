/** What a campaign says of men, ranks, questions and options. */

import type { Words } from "../../core/words";
import type { Picture, Question, Soldier } from "./wire";

const GAME = "upfront";

export class CampaignProse {
  private readonly men = new Map<string, { side: string; man: Soldier }>();

  constructor(
    private readonly words: Words,
    picture: Picture,
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

  man(id: string): string {
    return this.men.get(id)?.man.name ?? this.words.term(`man-${id}`, GAME);
  }

  weapon(code: string): string {
    return this.words.term(`weapon-${code}`, GAME);
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
}
