/** Where the server of this page can be reached. */

import { api } from "./api";
import { reached, type Reached } from "./reach";
import type { ServerShown } from "./wire";

class Server {
  private shown = $state.raw<ServerShown | null>(null);
  private asked = false;

  /** How far links reach that are given away here; what the page itself knows holds until the server has told more. */
  readonly reached: Reached = $derived.by(() => reached(this.shown, location));

  /** Ask the server, once unless it is asked anew: it may have been started differently. */
  async ask(anew = false): Promise<void> {
    if (this.asked && !anew) return;
    this.asked = true;
    try {
      this.shown = await api.server();
    } catch {
      this.asked = false;
    }
  }
}

export const server = new Server();
