import { describe, expect, it } from "vitest";
import { titled } from "../core/scenarios";
import type { View } from "../core/wire";
import { Words } from "../core/words";
import { termsOf } from "./terms";

const FILES = import.meta.glob<string>("$locales/*/upfront*.ftl", { query: "?raw", import: "default", eager: true });
const USUAL = 7;

function seen(marks: readonly string[], options: readonly string[] = [], reserves: readonly object[] = [], solitaire = "off"): readonly string[] {
  const table = { groups: [{ men: [], marks }], reserves, covered: { german: 0 } };
  const found = termsOf({ table, asked: { options }, readings: { solitaire } } as unknown as View);
  expect(found.slice(0, USUAL)).toEqual(termsOf(null));
  return found.slice(USUAL).map((id) => id.replace("upfront-ui-term-", ""));
}

describe("the help", () => {
  it("explains the marks that are on the table, and no others", () => {
    expect(seen([])).toEqual([]);
    expect(seen(["charge:british-A", "level:2"])).toEqual(["charge", "level"]);
    expect(seen(["surrendered"])).toEqual(["surrender"]);
    expect(seen(["smoke-marker"])).toEqual(["blaze"]);
    expect(seen(["below", "asleep"])).toEqual(["sewers", "asleep"]);
  });

  it("explains what is offered for the first time", () => {
    expect(seen([], ["banzai A>B 12", "done"])).toEqual(["charge"]);
    expect(seen([], ["search A"])).toEqual(["sewers"]);
  });

  it("speaks of vehicles where there are some, and of playing alone where one does", () => {
    expect(seen([], [], [{ vehicle: {} }])).toEqual(["armour", "crew", "guns"]);
    expect(seen([], [], [], "on")).toEqual(["alone"]);
  });

  it.each(["en", "it"] as const)("has words for all of it (%s)", (lang) => {
    const words = new Words(lang, Object.entries(FILES).filter(([path]) => path.includes(`/${lang}/`)).map(([, text]) => text));
    const all = [...seen(["charge:x-A", "surrendered", "ablaze", "below", "level:1", "asleep"]), "armour", "crew", "guns", "alone"];
    expect(all.filter((term) => !words.has(`upfront-ui-term-${term}`))).toEqual([]);
  });
});

describe("a scenario", () => {
  it("known by a letter keeps it before its title", () => {
    expect(titled("M", "Patrol")).toBe("M · Patrol");
    expect(titled("sector", "The sector")).toBe("The sector");
  });
});
