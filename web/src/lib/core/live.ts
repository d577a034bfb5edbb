/** The line to the server: opened, watched, and opened again with growing pauses, one attempt at a time. */

import type { TableState, Trouble } from "./wire";

export interface Line {
  /** Try again now instead of waiting. */
  hurry(): void;
  close(): void;
}

export interface Listener {
  state(state: TableState): void;
  online(online: boolean): void;
  /** When the next attempt is due, by the clock of the page; null while one is under way. */
  due?(at: number | null): void;
  /** The door is shut for good: trying again would change nothing. */
  shut?(trouble: Trouble): void;
}

const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 15_000;
const HEARTBEAT = 25_000;
/** An attempt that has brought nothing after so long is given up. */
const PATIENCE = 15_000;
/** Which part of a pause is left to chance, so that many pages do not come back at once. */
const SPREAD = 0.25;

/** The key opens no seat, or there is no such table. */
const FINAL: Readonly<Record<number, Trouble>> = {
  4403: { code: "not-yours", message: "This key opens no seat at this table.", refusal: null },
  4404: { code: "not-found", message: "There is no such table.", refusal: null },
};
/** The server has told to stay away for a while: too many are there, or nothing was heard for long. */
const RESTING: readonly number[] = [4408, 4429];

/** The pause before the n-th attempt in a row. */
export function pause(attempt: number): number {
  return Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** attempt);
}

/** How long to wait after a line was closed: never less than the server has asked for. */
export function waitAfter(code: number, attempt: number, retry: number, chance: number = Math.random()): number {
  const least = Math.max(retry * 1000, RESTING.includes(code) ? LONGEST_PAUSE : 0);
  return Math.max(pause(attempt), least) * (1 + SPREAD * chance);
}

class Keeper implements Line {
  private socket: WebSocket | null = null;
  private attempt = 0;
  private isClosed = false;
  private refused: Trouble | null = null;
  private waiting: ReturnType<typeof setTimeout> | undefined;
  private patience: ReturnType<typeof setTimeout> | undefined;
  // An idle line may be cut by what lies between; a word now and then keeps it open.
  private readonly heartbeat = setInterval(() => {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send('{"do":"ping"}');
  }, HEARTBEAT);
  private readonly wake = (): void => {
    this.attempt = 0;
    this.hurry();
  };

  constructor(
    private readonly id: string,
    private readonly key: string | undefined,
    private readonly listener: Listener,
  ) {
    addEventListener("online", this.wake);
    this.connect();
  }

  hurry(): void {
    if (!this.socket) this.connect();
  }

  close(): void {
    this.isClosed = true;
    clearTimeout(this.waiting);
    clearTimeout(this.patience);
    clearInterval(this.heartbeat);
    removeEventListener("online", this.wake);
    this.socket?.close();
  }

  private connect(): void {
    if (this.isClosed) return;
    clearTimeout(this.waiting);
    this.refused = null;
    this.listener.due?.(null);
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.id}/live`);
    this.socket = socket;
    this.patience = setTimeout(() => this.lost(socket, 1006), PATIENCE);
    // An address is written into logs; who is there is told in the first message.
    socket.onopen = () => socket.send(JSON.stringify({ do: "enter", key: this.key ?? "" }));
    socket.onmessage = (message) => this.heard(String(message.data));
    socket.onclose = (event) => this.lost(socket, event.code);
  }

  private heard(text: string): void {
    const data = JSON.parse(text) as { type: string; state?: TableState; error?: Trouble };
    if (this.isClosed) return;
    if (data.type === "error") this.refused = data.error ?? null;
    if (data.type !== "state" || !data.state) return;
    clearTimeout(this.patience);
    this.attempt = 0;
    this.listener.online(true);
    this.listener.state(data.state);
  }

  private lost(socket: WebSocket, code: number): void {
    if (this.isClosed || this.socket !== socket) return;
    this.socket = null;
    socket.onclose = null;
    socket.close();
    clearTimeout(this.patience);
    const shut = FINAL[code];
    if (shut) {
      this.close();
      this.listener.shut?.(this.refused ?? shut);
      return;
    }
    this.listener.online(false);
    const wait = waitAfter(code, this.attempt, this.refused?.retry ?? 0);
    this.attempt += 1;
    this.listener.due?.(performance.now() + wait);
    this.waiting = setTimeout(() => this.connect(), wait);
  }
}

/** Keep a WebSocket open to a table until it is closed here, or the server shuts it for good. */
export function openLine(id: string, key: string | undefined, listener: Listener): Line {
  return new Keeper(id, key, listener);
}
