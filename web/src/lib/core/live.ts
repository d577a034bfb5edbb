/** The line to the server: opened, watched and opened again with growing pauses. */

import type { TableState } from "./wire";

export interface Line {
  close(): void;
}

interface Listener {
  state(state: TableState): void;
  online(online: boolean): void;
}

const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 15_000;
const HEARTBEAT = 25_000;

/** The pause before the n-th attempt in a row. */
export function pause(attempt: number): number {
  return Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** attempt);
}

/** Keep a WebSocket open to a table until it is closed here. */
export function openLine(id: string, key: string | undefined, listener: Listener): Line {
  let socket: WebSocket | null = null;
  let attempt = 0;
  let closed = false;
  let waiting: ReturnType<typeof setTimeout> | undefined;

  function connect(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const query = key ? `?key=${encodeURIComponent(key)}` : "";
    socket = new WebSocket(`${scheme}://${location.host}/api/tables/${id}/live${query}`);
    socket.onopen = () => {
      attempt = 0;
      listener.online(true);
    };
    socket.onmessage = (message) => {
      const data = JSON.parse(String(message.data)) as { type: string; state?: TableState };
      if (data.type === "state" && data.state && !closed) listener.state(data.state);
    };
    socket.onclose = () => {
      if (closed) return;
      listener.online(false);
      waiting = setTimeout(connect, pause(attempt));
      attempt += 1;
    };
  }

  // An idle line may be cut by what lies between; a word now and then keeps it open.
  const heartbeat = setInterval(() => {
    if (socket?.readyState === WebSocket.OPEN) socket.send('{"do":"ping"}');
  }, HEARTBEAT);
  const hurry = (): void => {
    if (socket?.readyState === WebSocket.CLOSED) {
      clearTimeout(waiting);
      attempt = 0;
      connect();
    }
  };
  addEventListener("online", hurry);
  connect();
  return {
    close() {
      closed = true;
      clearTimeout(waiting);
      clearInterval(heartbeat);
      removeEventListener("online", hurry);
      socket?.close();
    },
  };
}
