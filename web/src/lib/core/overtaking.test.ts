import { expect, it, vi } from "vitest";
import { TableModel } from "./table.svelte";
import type { Kept } from "./shelf";
import type { TableState } from "./wire";

const { api, heard } = vi.hoisted(() => ({
  api: { state: vi.fn(), undo: vi.fn(), answer: vi.fn() },
  heard: { tell: (_: unknown): void => undefined },
}));
vi.mock("./api", async (original) => ({ ...(await original<object>()), api }));
vi.mock("./live", () => ({
  openLine: (_id: string, _key: string, listener: { state: (state: unknown) => void }) => {
    heard.tell = listener.state;
    return { close: () => undefined };
  },
}));

const state = (edition: number, at: number): TableState =>
  ({
    id: "t", phase: "playing", edition, log: [], seats: [],
    view: { at, undo: true, asked: { seat: "us", prompt: "p", options: [] } },
  }) as unknown as TableState;

async function seated(): Promise<TableModel> {
  api.state.mockResolvedValue(state(3, 3));
  const model = new TableModel({ id: "t", game: "g", keys: { us: "key" } } as unknown as Kept);
  await model.open();
  return model;
}

const at = (model: TableModel): number | undefined => model.state?.view?.at;

it("a state that the line brings late does not put back what was taken back", async () => {
  const model = await seated();
  api.undo.mockResolvedValueOnce(state(4, 2));
  await model.undo();
  heard.tell(state(3, 3));
  expect(at(model)).toBe(2);
  heard.tell(state(5, 1));
  expect(at(model)).toBe(1);
});

it("an old state that comes while a request is under way does not hide its answer", async () => {
  const model = await seated();
  api.undo.mockImplementationOnce(() => {
    heard.tell(state(3, 3));
    return Promise.resolve(state(4, 2));
  });
  await model.undo();
  expect(at(model)).toBe(2);
});

it("what the line has told already is not told again by an older answer", async () => {
  const model = await seated();
  api.answer.mockImplementationOnce(() => {
    heard.tell(state(4, 4));
    heard.tell(state(5, 5));
    return Promise.resolve(state(4, 4));
  });
  expect(await model.answer("x")).toBe(true);
  expect(at(model)).toBe(5);
});

it("whoever comes or goes does not disturb what is shown of the game", async () => {
  const model = await seated();
  const before = model.view;
  heard.tell({ ...state(3, 3), spectators: 2 });
  expect(model.state?.spectators).toBe(2);
  expect(model.view).toBe(before);
  heard.tell(state(4, 4));
  expect(model.view).not.toBe(before);
});
