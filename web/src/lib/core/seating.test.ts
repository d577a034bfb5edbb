import { describe, expect, it } from "vitest";
import { Seating, SOLITAIRE } from "./seating.svelte";

const SEATS = ["german", "american"];

describe("who will sit at a new table", () => {
  it("gives the other seat to a player of the wanted level", () => {
    const seating = new Seating();
    seating.offer(["random", "recruit"]);
    expect(seating.wishes(SEATS)).toEqual({ german: { player: "human" }, american: { player: "random" } });
    seating.offer(["random", "regular"]);
    seating.place = 1;
    expect(seating.wishes(SEATS)).toEqual({ german: { player: "regular" }, american: { player: "human" } });
  });

  it("sends the names of two players, without the blanks round them", () => {
    const seating = new Seating();
    seating.way = "hotseat";
    seating.place = 1;
    seating.name = " Anna ";
    seating.other = "  ";
    expect(seating.wishes(SEATS)).toEqual({ german: { player: "human" }, american: { player: "human", name: "Anna" } });
  });

  it("gives one person both seats at one screen", () => {
    const seating = new Seating();
    seating.way = SOLITAIRE;
    seating.name = "Anna";
    seating.other = "Bruno";
    expect([seating.mode, seating.isAlone]).toEqual(["hotseat", true]);
    expect(seating.choice).toEqual({ solitaire: "on" });
    const anna = { player: "human", name: "Anna" };
    expect(seating.wishes(SEATS)).toEqual({ german: anna, american: anna });
    seating.way = "link";
    expect([seating.mode, seating.isAlone]).toEqual(["link", false]);
    expect(seating.choice).toEqual({ solitaire: "off" });
  });
});
