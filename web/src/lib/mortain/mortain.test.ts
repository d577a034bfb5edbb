import { describe, expect, it } from "vitest";
import { hexGrid } from "../draw/hex";
import type { GameEvent, LogEntry } from "../core/wire";
import { stepped } from "./cursor";
import { luck } from "./luck";
import { marks, otherStrike } from "./marks";
import type { MortainView } from "./view";
import { centred, fitted, isInside, panned, zoomed } from "../draw/zoom";

const event = (kind: string, facts: GameEvent["facts"]): GameEvent => ({ kind, facts, rules: [], modifiers: [] });
const entry = (n: number, seat: string, ...events: GameEvent[]): LogEntry => ({ n, seat, action: "x", events });

describe("the luck report", () => {
  const shot = (number: number, total: number, strength: number, hit: string) =>
    event("resolved", { card: `@card-${number}S`, number, total, strength, factor: "ai", hit });

  it("weighs each shot by the number cards then left", () => {
    const log = [
      entry(0, "", event("turn-began", { turn: 1, of: 6 }), event("card-turned", { card: "@card-4S", side: "@side-german", count: 2, face: "no" })),
      // 39 number cards are left, of which 15 are 4 or less: 4 + 4 + 4 + 3.
      entry(1, "german", event("fires", { side: "@side-german" }), shot(3, 5, 6, "yes")),
      entry(2, "us", event("strikes", {}), shot(9, 9, 3, "no")),
    ];
    const [german, us] = luck(log, ["german", "us"]);
    expect(german).toMatchObject({ attacks: 1, actual: 1, cards: 1, activations: 2 });
    expect(german?.expected).toBeCloseTo(15 / 39);
    expect(us).toMatchObject({ attacks: 1, actual: 0, cards: 0 });
    expect(us?.expected).toBeCloseTo(11 / 38);
  });

  it("leaves out attacks that no number card decided", () => {
    const log = [entry(1, "us", event("fires", {}), event("missed", { reason: "@miss-joker" }))];
    expect(luck(log, ["us"])[0]).toMatchObject({ attacks: 0, expected: 0, actual: 0 });
  });
});

describe("marks", () => {
  const table = { units: {}, volley: { target: "t", firers: ["a"] } } as unknown as MortainView;

  it("follow what is offered and what is under way", () => {
    const found = marks(table, ["with b", "shoot"], null, null);
    expect(["a", "b", "t", "c"].map((id) => found.unit(id))).toEqual(["chosen", "may", "target", "none"]);
  });

  it("show the hexes of one verb of a marker at a time", () => {
    const options = ["strike 0101 ai", "strike 0101 at", "suppress 0202"];
    expect([...marks(table, options, null, null).hexes]).toEqual([["0101", "strike 0101 ai"]]);
    expect([...marks(table, options, "strike 0101 at", null).hexes]).toEqual([["0101", "strike 0101 at"]]);
    expect([...marks(table, options, null, "suppress").hexes]).toEqual([["0202", "suppress 0202"]]);
    expect(otherStrike(options, "strike 0101 at")).toBe("strike 0101 ai");
  });
});

describe("walking over the map", () => {
  const grid = hexGrid({ columns: 9, rows: 5, first_row: "north" });

  it("goes straight and stops at the edge", () => {
    expect(stepped(grid, "0303", "ArrowUp")).toBe("0302");
    expect(stepped(grid, "0301", "ArrowUp")).toBe("0301");
    expect(stepped(grid, "0101", "ArrowLeft")).toBe("0101");
  });

  it("stays on its row when it goes sideways", () => {
    let hex = "0103";
    for (let i = 0; i < 4; i += 1) hex = stepped(grid, hex, "ArrowRight");
    expect(hex).toBe("0503");
  });
});

describe("the part of the map that is shown", () => {
  const whole = fitted({ x: 0, y: 0, width: 840, height: 570 }, 1.5);

  it("holds the whole map in the shape of the screen", () => {
    expect(whole.width / whole.height).toBeCloseTo(1.5);
    expect(whole.width).toBeGreaterThanOrEqual(850);
  });

  it("zooms round a point and never leaves the sheet", () => {
    const near = zoomed(whole, whole, 2, { x: 0, y: 0 });
    expect(near.width).toBeCloseTo(whole.width / 2);
    expect(near.x).toBeGreaterThanOrEqual(whole.x);
    expect(panned(near, whole, 9999, 0).x).toBeCloseTo(whole.x + whole.width - near.width);
    expect(zoomed(near, whole, 0.1, { x: 0, y: 0 }).width).toBeCloseTo(whole.width);
    expect(isInside(centred(near, whole, { x: 400, y: 300 }), { x: 400, y: 300 })).toBe(true);
  });
});
