/** A history router of a few paths. */

import { readRoute, type Route } from "./path";

function here(): Route {
  return readRoute(location.pathname, location.hash, location.search);
}

class Router {
  route = $state.raw<Route>(here());

  constructor() {
    addEventListener("popstate", () => (this.route = here()));
    document.addEventListener("click", (event) => this.clicked(event));
  }

  go(path: string): void {
    history.pushState(null, "", path);
    this.route = here();
    if (!location.hash) scrollTo(0, 0);
  }

  /** Go on to another page so that nobody comes back to this one: its address holds what nobody else shall read. */
  replace(path: string): void {
    history.replaceState(null, "", path);
    this.route = here();
    scrollTo(0, 0);
  }

  private clicked(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (link.pathname.startsWith("/api")) return;
    if (link.pathname === location.pathname && link.hash) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();
