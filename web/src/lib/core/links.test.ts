import { describe, expect, it } from "vitest";
import { inviteLink, keyIn, seatLink, tokenIn, watchLink } from "./links";

describe("an invitation in a link", () => {
  it("is read however it was typed", () => {
    const token = "7QK4-M2PD-XN3T-8GHV";
    expect(tokenIn(token)).toBe(token);
    expect(tokenIn("7qk4m2pdxn3t8ghv")).toBe(token);
    expect(tokenIn("7qk4%20m2pd%20xn3t%208ghv")).toBe(token);
    expect(tokenIn("OIL4-M2PD-XN3T-8GHV")).toBe("0114-M2PD-XN3T-8GHV");
  });

  it("is none where anything is missing or strange", () => {
    expect(["", "7QK4", "7QK4-M2PD-XN3T-8GHU", "7QK4-M2PD-XN3T-8GHV-8GHV", "%", "key=abc"].map(tokenIn)).toEqual(Array(6).fill(""));
  });

  it("stands behind the sign that no browser sends to a server", () => {
    expect(inviteLink("http://host", "7QK4-M2PD-XN3T-8GHV")).toBe("http://host/i#7QK4-M2PD-XN3T-8GHV");
    expect(seatLink("http://host", { kind: "campaign", id: "c" }, "K")).toBe("http://host/campaign/c#key=K");
    expect(new URL(seatLink("http://host", { kind: "table", id: "t" }, "K")).search).toBe("");
    expect(watchLink("http://host", { kind: "table", id: "t" })).toBe("http://host/table/t");
  });
});

it("the key of a seat is read from the fragment alone", () => {
  expect(keyIn("key=abc_-9")).toBe("abc_-9");
  expect(keyIn("SM-3.2")).toBe("");
});
