/** The server, asked over HTTP; every failure is an ApiError with a code of the wire. */

import type {
  Candidate,
  Created,
  GameEntry,
  Mode,
  Moment,
  NewTable,
  Preview,
  Proof,
  Refusal,
  Rulebook,
  SeatWish,
  TableState,
  Trouble,
} from "./wire";

export class ApiError extends Error {
  readonly code: string;
  readonly refusal: Refusal | null;

  constructor(trouble: Trouble) {
    super(trouble.message);
    this.code = trouble.code;
    this.refusal = trouble.refusal;
  }
}

const UNREACHABLE: Trouble = { code: "unreachable", message: "The server does not answer.", refusal: null };

/** Ask the server: GET without a body, POST with one. */
export async function call<T>(path: string, body?: unknown): Promise<T> {
  const init: RequestInit =
    body === undefined
      ? {}
      : { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) };
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, init);
  } catch {
    throw new ApiError(UNREACHABLE);
  }
  const data: unknown = await answer.json().catch(() => null);
  if (answer.ok) return data as T;
  throw new ApiError(trouble(data, answer.status));
}

/** Read an error body, whatever its shape. */
export function trouble(data: unknown, status: number): Trouble {
  const found = typeof data === "object" && data !== null && "error" in data ? data.error : null;
  if (typeof found === "object" && found !== null && "code" in found) return found as Trouble;
  const code = status === 404 ? "not-found" : status >= 500 ? "unreachable" : "bad-request";
  return { code, message: `The server answered ${status}.`, refusal: null };
}

const query = (values: Record<string, string | number | undefined>): string => {
  const kept = Object.entries(values).filter(([, value]) => value !== undefined && value !== "");
  const text = kept.map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`).join("&");
  return text ? `?${text}` : "";
};

const remembered = new Map<string, Promise<unknown>>();

function once<T>(path: string): Promise<T> {
  let found = remembered.get(path);
  if (!found) {
    found = call<T>(path);
    found.catch(() => remembered.delete(path));
    remembered.set(path, found);
  }
  return found as Promise<T>;
}

export const api = {
  games: () => once<GameEntry[]>("/games"),
  rules: (game: string) => once<Rulebook>(`/games/${game}/rules`),
  scenario: <T>(game: string, scenario: string) => once<T>(`/games/${game}/scenarios/${scenario}`),
  create: (wish: NewTable) => call<Created>("/tables", wish),
  join: (id: string, key: string, name: string | undefined, nonce: string) =>
    call<TableState>(`/tables/${id}/join`, { key, nonce, ...(name ? { name } : {}) }),
  state: (id: string, key?: string) => call<TableState>(`/tables/${id}${query({ key })}`),
  answer: (id: string, key: string, at: number, action: string) =>
    call<TableState>(`/tables/${id}/answers`, { key, at, action }),
  undo: (id: string, key: string, at: number) => call<TableState>(`/tables/${id}/undo`, { key, at }),
  preview: (id: string, key: string, action: string) =>
    call<Preview | null>(`/tables/${id}/preview${query({ key, action })}`),
  whyNot: (id: string, key: string, action: string) =>
    call<{ refusal: Refusal | null }>(`/tables/${id}/why-not${query({ key, action })}`),
  hint: (id: string, key: string) => call<{ candidates: Candidate[] }>(`/tables/${id}/hint${query({ key })}`),
  standing: (id: string, key: string, prompt: string, action: string) =>
    call<TableState>(`/tables/${id}/standing`, { key, prompt, action }),
  concede: (id: string, key: string) => call<TableState>(`/tables/${id}/concede`, { key }),
  moment: (id: string, at: number, view: string, key?: string) =>
    call<Moment>(`/tables/${id}/replay${query({ at, view, key })}`),
  open: (record: unknown) => call<{ id: string; proof: Proof }>("/records", record),
  verify: (id: string) => call<Proof>(`/tables/${id}/verify`),
  branch: (id: string, at: number, mode: Mode, seats: Record<string, SeatWish>, key?: string) =>
    call<Created>(`/tables/${id}/branch`, { at, mode, seats, ...(key ? { key } : {}) }),
  map: <T>(id: string) => once<T>(`/tables/${id}/map`),
  sight: <T>(id: string, from: string, to = "") => call<T>(`/tables/${id}/sight${query({ from, to })}`),
  recordPath: (id: string, key?: string) => `/api/tables/${id}/record${query({ key })}`,
};

/** A number used once, the player's own share in the chance of a sealed game. */
export function nonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
