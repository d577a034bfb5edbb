import { describe, expect, it } from "vitest";
import type { Report, Shelf } from "../design/design";
import { LONGEST, added, freeName, moved, obstacle, removed, stepsOf } from "./chain";

const names = (steps: readonly { readonly scenario: string }[]): string => steps.map(({ scenario }) => scenario).join("");

describe("the chain of a campaign", () => {
  it("grows at its end, with a number nothing else has", () => {
    const steps = added(removed(stepsOf(["A", "B", "D"]), 0), "A");
    expect(names(steps)).toBe("BDA");
    expect(new Set(steps.map(({ key }) => key)).size).toBe(3);
    expect(names(added([], "C"))).toBe("C");
  });

  it("has an end", () => {
    const full = stepsOf(Array.from({ length: LONGEST }, () => "A"));
    expect(added(full, "B")).toBe(full);
  });

  it("is put into another order, and stays as it is at its ends", () => {
    const steps = stepsOf(["A", "B", "D"]);
    expect(names(moved(steps, 1, -1))).toBe("BAD");
    expect(names(moved(steps, 1, 1))).toBe("ADB");
    expect(moved(steps, 0, -1)).toBe(steps);
    expect(moved(steps, 2, 1)).toBe(steps);
  });
});

describe("a scenario of one's own in the chain", () => {
  const shelf = { scenarios: [{ id: "A", kind: "meeting", decks: 3 }, { id: "D", kind: "attack", decks: 3 }] } as unknown as Shelf;
  const report = (way: string, scenario: string, faults: readonly unknown[] = []): Report =>
    ({ design: { way, scenario, force: [{ nation: "german" }, { nation: "russian" }] }, faults }) as unknown as Report;
  const why = (one: Report, nations = ["russian", "german"]): string => obstacle(one, shelf, nations);

  it("must be whole, a meeting, and of the same sides", () => {
    expect(why(report("replay", "A"))).toBe("");
    expect(why(report("replay", "A", [{}]))).toBe("campaign-design-faulty");
    expect(why(report("replay", "D"))).toBe("campaign-design-attack");
    expect(why(report("bid", ""))).toBe("campaign-design-attack");
    expect(why(report("replay", "A"), ["german", "american"])).toBe("campaign-design-nations");
  });

  it("gets a name of its own that fits", () => {
    expect(freeName(" The ford ", ["A"])).toBe("The ford");
    expect(freeName("A", ["A", "A 2"])).toBe("A 3");
    const long = freeName("x".repeat(60), ["x".repeat(40)]);
    expect(long).toHaveLength(40);
    expect(long.endsWith(" 2")).toBe(true);
  });
});
