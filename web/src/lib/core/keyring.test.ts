import { beforeEach, describe, expect, it, vi } from "vitest";
import { ApiError } from "./api";
import { accept, isAccepting, mendedKey, newKey, renewKey, settleAcceptance } from "./keyring";
import { find, keep, type Kept } from "./shelf";

const { api } = vi.hoisted(() => ({ api: { accept: vi.fn(), rekey: vi.fn(), knock: vi.fn() } }));
vi.mock("./api", async (original) => ({ ...(await original<object>()), api }));

const TOKEN = "7QK4-M2PD-XN3T-8GHV";
const PLACE = { kind: "table", id: "t" } as const;
const stored = new Map<string, string>();
const lost = new ApiError({ code: "unreachable", message: "", refusal: null });
const foreign = new ApiError({ code: "not-yours", message: "", refusal: null });

beforeEach(() => {
  stored.clear();
  vi.resetAllMocks();
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, text: string) => void stored.set(name, text),
  });
  keep({ id: "t", game: "mortain", scenario: "postcard", mode: "link", keys: { us: "OLD" }, players: {}, when: 1, over: false } as Kept);
});

it("a key has 192 bits in signs that fit a link", () => {
  const keys = Array.from({ length: 50 }, newKey);
  expect(new Set(keys).size).toBe(50);
  for (const key of keys) expect(key).toMatch(/^[A-Za-z0-9_-]{32}$/);
});

describe("an invitation", () => {
  it("is asked again with the same key after an answer was lost", async () => {
    api.accept.mockRejectedValueOnce(lost).mockResolvedValueOnce({ place: "table", id: "t", seat: "german", state: null });
    await expect(accept(TOKEN, "Bruno")).rejects.toBe(lost);
    expect(isAccepting(TOKEN)).toBe(true);
    const taken = await accept(TOKEN, "");
    expect(api.accept.mock.calls[1]).toEqual(api.accept.mock.calls[0]);
    expect(api.accept.mock.calls[0]?.slice(0, 3)).toEqual([TOKEN, taken.key, "Bruno"]);
    settleAcceptance(TOKEN);
    expect([...stored.values()].join()).not.toContain(taken.key);
  });

  it("has its key kept before it is sent", async () => {
    api.accept.mockImplementation((_token: string, key: string) => {
      expect(stored.get("caposaldo.accepted")).toContain(key);
      return Promise.resolve({});
    });
    await accept(TOKEN, "");
  });
});

describe("a renewed key", () => {
  it("stands beside the old one until the server has answered, then in its place", async () => {
    api.rekey.mockImplementation((_place: object, fresh: string) => {
      expect(find("t")?.keys).toEqual({ us: "OLD" });
      expect(stored.get("caposaldo.renewed")).toContain(fresh);
      return Promise.resolve({ seat: "us" });
    });
    const fresh = await renewKey(PLACE, "OLD");
    expect(find("t")?.keys).toEqual({ us: fresh });
    expect([...stored.values()].join()).not.toContain("OLD");
  });

  it("is the same when it is asked for again", async () => {
    api.rekey.mockRejectedValueOnce(lost).mockResolvedValueOnce({ seat: "us" });
    await expect(renewKey(PLACE, "OLD")).rejects.toBe(lost);
    const fresh = await renewKey(PLACE, "OLD");
    expect(api.rekey.mock.calls.map(([, key]) => key as string)).toEqual([fresh, fresh]);
  });

  it("is found again where only the answer was lost: the old one opens nothing, the new one does", async () => {
    api.rekey.mockRejectedValueOnce(lost);
    await expect(renewKey(PLACE, "OLD")).rejects.toBe(lost);
    api.knock.mockResolvedValue({});
    const fresh = await mendedKey(PLACE, "OLD");
    expect(fresh).toBe(api.rekey.mock.calls[0]?.[1]);
    expect(find("t")?.keys).toEqual({ us: fresh });
    expect(await mendedKey(PLACE, "OLD")).toBeNull();
  });

  it("is none where the seat was given to another", async () => {
    api.rekey.mockRejectedValue(foreign);
    api.knock.mockRejectedValue(foreign);
    await expect(renewKey(PLACE, "OLD")).rejects.toBe(foreign);
    expect(await mendedKey(PLACE, "OLD")).toBeNull();
    expect(find("t")?.keys).toEqual({ us: "OLD" });
  });
});
