import { describe, expect, it } from "vitest";
import { agreed } from "./agreed";
import { arrivals, guestsOf } from "./inviting";
import { recentNews } from "./seatnews";
import type { GameEntry, SeatNews, TableState } from "./wire";

const seat = (name: string, joined: boolean, player = "human") => ({ seat: name, player, name: "", joined, online: false });
const news = (what: SeatNews["what"], at: number): SeatNews => ({ at, seat: "german", what, name: "" });

describe("whether an invitation was used", () => {
  it("is told by how often somebody sat down at its seat", () => {
    const seats = [seat("us", true), seat("german", false)];
    expect(arrivals({ seats }, "german")).toBe(0);
    const taken = [seat("us", true), seat("german", true)];
    expect(arrivals({ seats: taken, seating: [news("invited", 3)] }, "german")).toBe(1);
    expect(arrivals({ seats: taken, seating: [news("invited", 3), news("seated", 4)] }, "german")).toBe(2);
  });

  it("and guests are the other people", () => {
    const seats = [seat("us", true), seat("german", true), seat("russian", true, "regular")];
    expect(guestsOf(seats, { us: "K" }).map((one) => one.seat)).toEqual(["german"]);
  });
});

it("news of a seat is shown while it is recent", () => {
  const state = (at: number): TableState => ({ view: { at }, seating: [news("invited", 10)] }) as unknown as TableState;
  expect(recentNews(state(10))?.what).toBe("invited");
  expect(recentNews(state(22))).not.toBeNull();
  expect(recentNews(state(23))).toBeNull();
  expect(recentNews(null)).toBeNull();
});

it("what was agreed are the choices, and the readings that are not the document's", () => {
  const reading = (id: string) => ({ id, document: "a", values: ["a", "b"] });
  const game = { readings: [reading("R1"), reading("R2")] } as unknown as GameEntry;
  const choice = (id: string) => ({ id, values: ["off", "on"] });
  const scenario = { choices: ["side-1", "pairings", "night", "solitaire", "clock"].map(choice) } as unknown as GameEntry["scenarios"][number];
  const held = { R1: "a", R2: "b", "side-1": "german", pairings: "any", night: "on", solitaire: "off", clock: "off" };
  const found = agreed(game, scenario, held);
  expect(found.choices).toEqual([{ id: "night", value: "on" }, { id: "clock", value: "off" }]);
  expect(found.readings.map(({ entry, value }) => [entry.id, value])).toEqual([["R2", "b"]]);
  expect(agreed(game, undefined, held).choices).toEqual([]);
});
