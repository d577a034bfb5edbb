import { describe, expect, it } from "vitest";
import { folded, MORE, verbRow } from "./verbs";

const STANDARD = ["fire", "move", "done"];

describe("the row of verbs", () => {
  it("keeps the standard verbs, possible or not, and adds what else is offered", () => {
    const row = verbRow(["fire A>B", "dig C", "done"], STANDARD);
    expect(row.map(({ verb, options }) => [verb, options.length])).toEqual([["fire", 1], ["move", 0], ["done", 1], ["dig", 1]]);
  });

  it("gathers the less usual verbs behind one button before the last standard one", () => {
    const row = folded(verbRow(["fire A>B", "dig C", "reorder A", "reorder B", "done"], STANDARD), STANDARD);
    expect(row.map(({ verb }) => verb)).toEqual(["fire", "move", MORE, "done"]);
    expect(row[2]?.options).toEqual(["dig C", "reorder A", "reorder B"]);
  });

  it("keeps what is in front beside the first standard one, in its own order", () => {
    const offered = ["fire A>B", "overrun A>B 3", "dig C", "shell A>B g33 5", "reorder A", "done"];
    const row = folded(verbRow(offered, STANDARD), STANDARD, ["shell", "pierce", "overrun"]);
    expect(row.map(({ verb }) => verb)).toEqual(["fire", "shell", "overrun", "move", MORE, "done"]);
    expect(row[4]?.options).toEqual(["dig C", "reorder A"]);
  });

  it("puts behind the button what is in front and finds no room", () => {
    const offered = ["fire A>B", "overrun A>B 3", "dig C", "shell A>B g33 5", "pierce A>B g33 5", "done"];
    const row = folded(verbRow(offered, STANDARD), STANDARD, ["shell", "pierce", "overrun"], 1);
    expect(row.map(({ verb }) => verb)).toEqual(["fire", "shell", "move", MORE, "done"]);
    expect(row[3]?.options).toEqual(["overrun A>B 3", "dig C", "pierce A>B g33 5"]);
  });

  it("leaves one other verb where it is", () => {
    const row = verbRow(["dig C", "done"], STANDARD);
    expect(folded(row, STANDARD)).toEqual(row);
  });
});
