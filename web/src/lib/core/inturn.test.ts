import { expect, it } from "vitest";
import { InTurn } from "./inturn";

it("what is pressed while an answer is under way is done after it, in its turn", async () => {
  const done: string[] = [];
  let free: () => void = () => undefined;
  const busy = new Promise<void>((resolve) => (free = resolve));
  const turns = new InTurn({ idle: () => busy });
  turns.do(async () => {
    await Promise.resolve();
    done.push("first");
  });
  turns.do(() => void done.push("second"));
  await Promise.resolve();
  expect(done).toEqual([]);
  free();
  await new Promise<void>((resolve) => turns.do(resolve));
  expect(done).toEqual(["first", "second"]);
});
