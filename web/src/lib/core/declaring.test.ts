import { describe, expect, it } from "vitest";
import { adviceWithin, asDeclared, asDone, isDeclaring, previewWithin } from "./declaring";
import type { Asked, Preview, View } from "./wire";

function view(asked: Partial<Asked> | null): View {
  const question: Asked = { seat: "german", prompt: "act", rule: "UF 4.2", facts: {}, options: [], ...asked };
  return {
    game: "upfront", scenario: "A", readings: {}, seat: "german", at: 7, undo: true, result: null, table: {},
    asked: asked && question,
  };
}

const DECLARING = view({
  prompt: "declare-actions",
  facts: { inner: "act", plans: 1 },
  options: ["declared", "plan dig A", "plan fire A>B"],
});

describe("actions that are declared", () => {
  it("look like actions that are done", () => {
    expect(asDone(DECLARING)?.asked).toMatchObject({ prompt: "act", options: ["dig A", "done", "fire A>B"], facts: { plans: 1 } });
    const aiming = view({ prompt: "declare-actions", facts: { inner: "aim" }, options: ["plan with 31"] });
    expect(asDone(aiming)?.asked).toMatchObject({ prompt: "aim", options: ["with 31"] });
    // The first step tells that it is only declared; the later ones tell what they want.
    expect(asDone(DECLARING)?.asked?.heading).toBe("declare-actions");
    expect(asDone(aiming)?.asked?.heading).toBeUndefined();
  });

  it("are sent as declared, each step of a chain", () => {
    expect(asDeclared(DECLARING, "fire A>B; with 31;shoot")).toBe("plan fire A>B; plan with 31; plan shoot");
    expect(asDeclared(DECLARING, "done")).toBe("declared");
  });

  it("change nothing where another question is open", () => {
    const usual = view({ options: ["done", "plan B"] });
    expect(asDone(usual)).toBe(usual);
    expect(asDone(view(null))?.asked).toBeNull();
    expect(asDone(null)).toBeNull();
    expect(asDeclared(usual, "fire A>B; done")).toBe("fire A>B; done");
    expect(isDeclaring(usual)).toBe(false);
    expect(isDeclaring(null)).toBe(false);
    expect(isDeclaring(DECLARING)).toBe(true);
  });

  it("are advised and weighed by the names they have on the board", () => {
    const advice = [{ notation: "plan dig A", score: 1, reason: "x", facts: {} }, { notation: "declared", score: 0, reason: "y", facts: {} }];
    expect(adviceWithin(DECLARING, advice).map(({ notation }) => notation)).toEqual(["dig A", "done"]);
    expect(adviceWithin(view({}), advice)).toBe(advice);
    expect(previewWithin({ notation: "plan shoot" } as Preview)?.notation).toBe("shoot");
    expect(previewWithin({ notation: "shoot" } as Preview)?.notation).toBe("shoot");
    expect(previewWithin(null)).toBeNull();
  });
});
