import { describe, expect, it } from "vitest";
import { Words } from "../core/words";
import { hexLabel } from "./names";
import { fallingSnow, fortified, snowSaid, specialIn } from "./special";
import { ground, table } from "./table.fixture";

const FILES = import.meta.glob<string>("$locales/*/*.ftl", { query: "?raw", import: "default", eager: true });

function spoken(lang: "en" | "it"): Words {
  return new Words(lang, Object.entries(FILES).filter(([path]) => path.includes(`/${lang}/`)).map(([, text]) => text));
}

const EN = spoken("en");
const IT = spoken("it");

describe("snow", () => {
  const snowy = { ...ground(), snow: { from_range: 6, hindrance: 1 } };
  const falls = table({ lasting: { snow: "falls" } });

  it("falls only where the table says so", () => {
    expect(fallingSnow(snowy, table())).toBe(null);
    expect(fallingSnow(snowy, falls)).toEqual({ from_range: 6, hindrance: 1 });
  });

  it("is told with its figures", () => {
    expect(snowSaid(EN, snowy, falls)).toBe("It is snowing: from range 6 on, fire has a hindrance of +1.");
    expect(snowSaid(IT, snowy, falls)).toBe("Nevica: da distanza 6 in su il fuoco ha una Hindrance di +1.");
    expect(snowSaid(EN, snowy, table())).toBe("");
    expect(snowSaid(EN, null, falls)).toBe("");
  });
});

describe("fortified buildings", () => {
  const map = ground();
  const housed = (hex: string, house: number): object => ({ [hex]: { ...map.hexes[hex]!, terrain: "stone", house } });
  const houses = {
    ...map,
    hexes: { ...map.hexes, ...housed("B1", 0), ...housed("B2", 0), ...housed("C1", 1) },
    // The hex in the middle of both belongs to the first of them.
    buildings: [{ hexes: ["B1", "B2"], name: {} }, { hexes: ["B2", "C1"], name: {} }],
    fortified: { hexes: [], tem: 1 },
  };

  it("those noted in secret have all their own hexes, shown or secret", () => {
    const known = fortified(houses, table({ lasting: { fortified: "B1" } }));
    expect([...known]).toEqual([["B1", "secret"], ["B2", "secret"]]);
    const shown = fortified(houses, table({ lasting: { fortified: "B1", searched: "B1 C2" } }));
    expect(shown.get("B2")).toBe("shown");
    expect([...fortified(houses, table({ lasting: { fortified: "C1" } })).keys()]).toEqual(["C1"]);
    expect(fortified(houses, table()).size).toBe(0);
  });

  it("those that the scenario names are known to all from the start", () => {
    const named = { ...houses, fortified: { hexes: ["C1"], tem: 1 } };
    expect([...fortified(named, table())]).toEqual([["C1", "shown"]]);
    expect([...fortified(named, table({ lasting: { fortified: "B1" } }))]).toEqual([["C1", "shown"], ["B1", "secret"], ["B2", "secret"]]);
    expect(fortified(map, table()).size).toBe(0);
  });

  it("are told with what they add, and only in their hexes", () => {
    const named = { ...houses, fortified: { hexes: ["C1"], tem: 1 } };
    const both = table({ lasting: { fortified: "B1" } });
    expect(specialIn(EN, named, both, "C1")).toEqual(["fortified building +1"]);
    expect(specialIn(IT, named, both, "C1")).toEqual(["edificio fortificato +1"]);
    expect(specialIn(EN, named, both, "B1")).toEqual(["fortified building +1, which the enemy does not know"]);
    expect(specialIn(IT, named, both, "B1")).toEqual(["edificio fortificato +1, che il nemico non conosce"]);
    expect(specialIn(EN, named, both, "A1")).toEqual([]);
    expect(hexLabel(EN, named, both, "C1")).toContain("fortified building +1");
  });
});
