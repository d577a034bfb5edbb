import { expect, it } from "vitest";
import { readRoute } from "./path";

it("a path names a page and what it is about", () => {
  expect(readRoute("/table/abc", "#key=K")).toEqual({ page: "table", id: "abc", hash: "key=K", search: "" });
  expect(readRoute("/").page).toBe("home");
  expect(readRoute("/rules/mortain").id).toBe("mortain");
  expect(readRoute("/design").page).toBe("design");
  expect(readRoute("/boards").page).toBe("boards");
  expect(readRoute("/campaign/abc", "#key=K")).toEqual({ page: "campaign", id: "abc", hash: "key=K", search: "" });
  expect(readRoute("/i", "#7QK4-M2PD-XN3T-8GHV")).toEqual({ page: "invite", id: "", hash: "7QK4-M2PD-XN3T-8GHV", search: "" });
  expect(readRoute("/host").page).toBe("host");
  expect(readRoute("/nowhere").page).toBe("lost");
});
