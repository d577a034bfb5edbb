import { beforeEach, describe, expect, it, vi } from "vitest";
import { exchangeInArchive, campaigns } from "../upfront/campaign/archive";
import { exchange, find, forget, keep, kept, sit, type Kept } from "./shelf";
import type { Created } from "./wire";

const stored = new Map<string, string>();
const storage = {
  getItem: (name: string) => stored.get(name) ?? null,
  setItem: (name: string, text: string) => void stored.set(name, text),
};

const entry = (id: string, more: object = {}): Kept =>
  ({ id, game: "mortain", scenario: "postcard", mode: "link", keys: { us: "MINE" }, players: {}, when: 1, over: false, ...more }) as Kept;

beforeEach(() => {
  stored.clear();
  vi.stubGlobal("localStorage", storage);
});

describe("tables that an earlier version kept", () => {
  it("go on, without the key that was the guest's", () => {
    stored.set("caposaldo.tables", JSON.stringify([entry("a", { invites: { german: "THEIRS" } }), entry("b", { invites: {} })]));
    expect(find("a")).toEqual(entry("a", { owed: ["german"] }));
    expect(find("b")).toEqual(entry("b"));
    keep(entry("c"));
    expect(stored.get("caposaldo.tables")).not.toContain("THEIRS");
    expect(find("a")?.owed).toEqual(["german"]);
  });

  it("and campaigns likewise", () => {
    stored.set("caposaldo.campaigns", JSON.stringify([{ id: "w", name: "War", mode: "link", keys: { german: "G" }, invites: { american: "A" }, when: 1 }]));
    expect(campaigns()).toEqual([{ id: "w", name: "War", mode: "link", keys: { german: "G" }, owed: ["american"], when: 1 }]);
  });
});

describe("the shelf", () => {
  it("keeps the own key and the invitation to the other, of a table by link", () => {
    const seat = { player: "human", name: null, key: null, invite: null };
    const created = { id: "t", commitment: null, seats: [{ ...seat, seat: "us", key: "K" }, { ...seat, seat: "german", invite: "7QK4-M2PD-XN3T-8GHV" }] } as Created;
    sit(created, { game: "mortain", scenario: "postcard", mode: "link" });
    expect(find("t")).toMatchObject({ keys: { us: "K" }, tokens: { german: "7QK4-M2PD-XN3T-8GHV" }, fresh: true });
  });

  it("takes a new key wherever the old one stood: at the games of a campaign, and in the campaign", () => {
    stored.set("caposaldo.campaigns", JSON.stringify([{ id: "w", keys: { german: "OLD" }, when: 1 }]));
    keep(entry("a", { keys: { german: "OLD", us: "MINE" } }));
    keep(entry("b", { keys: { german: "OLD" } }));
    exchange("OLD", "NEW");
    exchangeInArchive("OLD", "NEW");
    expect(find("a")?.keys).toEqual({ german: "NEW", us: "MINE" });
    expect(find("b")?.keys).toEqual({ german: "NEW" });
    expect(campaigns()[0]?.keys).toEqual({ german: "NEW" });
    expect([...stored.values()].join()).not.toContain("OLD");
  });

  it("brings back what was forgotten as it was, in its place", () => {
    for (const [id, when] of [["a", 3], ["b", 2], ["c", 1]] as const) keep(entry(id, { when }));
    const gone = find("b");
    forget("b");
    expect(kept().map(({ id }) => id)).toEqual(["a", "c"]);
    keep(gone!);
    expect(kept().map(({ id }) => id)).toEqual(["a", "b", "c"]);
  });

  it("remembers for the page where a browser keeps nothing", () => {
    const refuse = (): never => {
      throw new Error("no storage");
    };
    vi.stubGlobal("localStorage", { getItem: refuse, setItem: refuse });
    keep(entry("only"));
    expect(find("only")?.keys).toEqual({ us: "MINE" });
    vi.stubGlobal("localStorage", storage);
    keep(entry("only"));
  });
});
