import { describe, expect, it } from "vitest";
import { reached, reachOf } from "./reach";

const server = { version: "1", loopback: false, addresses: ["http://192.168.1.24:8484"], public_url: "" };
const here = { origin: "http://127.0.0.1:8484", hostname: "127.0.0.1" };

describe("how far a link reaches", () => {
  it("a server that answers this computer only says so, whatever else it has", () => {
    expect(reached({ ...server, loopback: true, addresses: [] }, here)).toEqual({ reach: "computer", origin: here.origin });
    expect(reached(null, here).reach).toBe("computer");
  });

  it("in the local network the link has the address of the computer there", () => {
    expect(reached(server, here)).toEqual({ reach: "network", origin: "http://192.168.1.24:8484" });
    const named = { origin: "http://stufa.local:8484", hostname: "stufa.local" };
    expect(reached(server, named)).toEqual({ reach: "network", origin: named.origin });
  });

  it("the address that its operator has set comes before all others", () => {
    const set = { ...server, public_url: "https://giochi.example.org/" };
    expect(reached(set, here)).toEqual({ reach: "internet", origin: "https://giochi.example.org" });
    expect(reached({ ...set, public_url: "https://example.org/giochi/" }, here).origin).toBe("https://example.org/giochi");
    expect(reached({ ...set, public_url: "not an address" }, here).reach).toBe("network");
  });

  it("a page that came from outside hands on the address it came from", () => {
    const far = { origin: "https://caposaldo.example.org", hostname: "caposaldo.example.org" };
    expect(reached(server, far)).toEqual({ reach: "internet", origin: far.origin });
  });

  it("names of hosts tell how far they go", () => {
    expect(["localhost", "127.0.1.1", "[::1]"].map(reachOf)).toEqual(Array(3).fill("computer"));
    expect(["10.0.0.2", "172.20.1.1", "192.168.0.9", "169.254.3.3", "[fd12:3::4]", "stufa", "stufa.local"].map(reachOf)).toEqual(Array(7).fill("network"));
    expect(["172.40.1.1", "8.8.8.8", "example.org", "[2001:db8::1]"].map(reachOf)).toEqual(Array(4).fill("internet"));
  });
});
