import { describe, expect, it } from "vitest";
import { onward } from "./onward";
import type { TableState } from "./wire";

function seated(...players: readonly string[]): TableState["seats"] {
  return players.map((player, i) => ({ seat: i === 0 ? "german" : "american", player, name: `${player} ${i}` })) as unknown as TableState["seats"];
}

const wished = (...args: Parameters<typeof onward>): string[] => Object.values(onward(...args).seats).map(({ player }) => player);

describe("going on from a past moment", () => {
  it("keeps the players, with their names", () => {
    expect(onward(seated("human", "regular"), "german", false)).toEqual({
      mode: "solo",
      mine: "german",
      seats: { german: { player: "human", name: "human 0" }, american: { player: "regular", name: "regular 1" } },
    });
    expect(onward(seated("human", "human"), "american", false)).toMatchObject({ mode: "hotseat", mine: "american" });
  });

  it("from a record gives the viewer his side, and the other to the computer", () => {
    expect(onward(seated("record", "record"), "american", false)).toEqual({
      mode: "solo",
      mine: "american",
      seats: { german: { player: "regular" }, american: { player: "human" } },
    });
    expect(onward(seated("record", "record"), "spectator", false).mine).toBe("german");
    expect(wished(seated("record", "record"), "german", true)).toEqual(["human", "human"]);
  });

  it("from a game of two computers puts the viewer in one seat", () => {
    expect(wished(seated("random", "recruit"), "spectator", false)).toEqual(["human", "recruit"]);
  });
});
