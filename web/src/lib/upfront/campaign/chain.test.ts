import { describe, expect, it } from "vitest";
import type { Design, Report } from "../design/design";
import { LONGEST, added, attackerIn, freeName, moved, obstacle, removed, stepsOf, twinOf } from "./chain";

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
  const made = (attacker: string): Design => {
    const other = attacker === "german" ? "russian" : "german";
    const force = attacker ? [{ role: "attacker", nation: attacker }, { role: "defender", nation: other }] : [{ role: "first", nation: "german" }, { role: "second", nation: "russian" }];
    return { force } as unknown as Design;
  };
  const report = (design: Design, faults: readonly unknown[] = []): Report => ({ design, faults }) as unknown as Report;

  it("must be whole and of the same sides, whoever attacks", () => {
    const sides = ["russian", "german"];
    expect(obstacle(report(made("")), sides)).toBe("");
    expect(obstacle(report(made("german")), sides)).toBe("");
    expect(obstacle(report(made(""), [{}]), sides)).toBe("campaign-design-faulty");
    expect(obstacle(report(made("")), ["german", "american"])).toBe("campaign-design-nations");
  });

  it("tells who attacks", () => {
    expect(attackerIn(made("russian"))).toBe("russian");
    expect(attackerIn(made(""))).toBe("");
  });

  it("is joined by one of the same title in which the other side attacks", () => {
    const ford = { name: "The ford", design: made("german") };
    expect(twinOf([ford], " The ford ", made("russian"))).toBe(ford);
    expect(twinOf([ford], "The hill", made("russian"))).toBeUndefined();
    expect(twinOf([ford], "The ford", made("german"))).toBeUndefined();
    expect(twinOf([ford], "The ford", made(""))).toBeUndefined();
    expect(twinOf([{ ...ford, turned: made("russian") }], "The ford", made("russian"))).toBeUndefined();
    expect(twinOf([{ name: "The ford", design: made("") }], "The ford", made("russian"))).toBeUndefined();
  });

  it("gets a name of its own that fits", () => {
    expect(freeName(" The ford ", ["A"])).toBe("The ford");
    expect(freeName("A", ["A", "A 2"])).toBe("A 3");
    const long = freeName("x".repeat(60), ["x".repeat(40)]);
    expect(long).toHaveLength(40);
    expect(long.endsWith(" 2")).toBe(true);
  });
});
