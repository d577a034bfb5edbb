import { describe, expect, it } from "vitest";
import { pips, readCard } from "./cards";

describe("playing cards", () => {
  it.each(["A", "2", "3", "4", "5", "6", "7", "8", "9", "10"])("shows as many pips as the %s counts", (rank) => {
    const count = rank === "A" ? 1 : Number(rank);
    const places = new Set(pips(rank).map(({ x, y }) => `${x},${y}`));
    expect(places.size).toBe(count);
  });

  it("reads number, court and Joker", () => {
    expect(readCard("10H")).toEqual({ kind: "pips", rank: "10", suit: "H", red: true });
    expect(readCard("KS")).toEqual({ kind: "court", rank: "K", suit: "S", red: false });
    expect(readCard("joker")).toEqual({ kind: "joker" });
  });
});
