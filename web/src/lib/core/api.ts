/** The server, asked over HTTP; every failure is an ApiError with a code of the wire. */

import type {
  Candidate,
  Created,
  GameEntry,
  InviteAccepted,
  InviteShown,
  Mode,
  Moment,
  NewTable,
  Place,
  Preview,
  Proof,
  Refusal,
  Rulebook,
  SeatWish,
  ServerShown,
  TableState,
  Trouble,
} from "./wire";

export class ApiError extends Error {
  constructor(readonly trouble: Trouble) {
    super(trouble.message);
  }

  get code(): string {
    return this.trouble.code;
  }

  get refusal(): Refusal | null {
    return this.trouble.refusal;
  }
}

const UNREACHABLE: Trouble = { code: "unreachable", message: "The server does not answer.", refusal: null };

/** Ask the server: GET without a body, POST with one; the key of a seat travels in a header alone. */
export async function call<T>(path: string, body?: unknown, key = "", method = body === undefined ? "GET" : "POST"): Promise<T> {
  const answer = await sent(path, body, key, method);
  const data: unknown = await answer.json().catch(() => null);
  if (answer.ok) return data as T;
  throw new ApiError(trouble(data, answer.status));
}

async function sent(path: string, body: unknown, key: string, method: string): Promise<Response> {
  const headers: Record<string, string> = {};
  if (key) headers["Authorization"] = `Bearer ${key}`;
  if (body !== undefined) headers["Content-Type"] = "application/json";
  try {
    return await fetch(`/api${path}`, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
  } catch {
    throw new ApiError(UNREACHABLE);
  }
}

/** Have the browser save the record of a table. */
export async function downloadRecord(id: string, key: string | undefined): Promise<void> {
  const answer = await sent(`/tables/${id}/record`, undefined, key ?? "", "GET");
  if (!answer.ok) throw new ApiError(trouble(await answer.json().catch(() => null), answer.status));
  const link = document.createElement("a");
  // As it came: a number read and written again may no longer fit the fingerprint.
  link.href = URL.createObjectURL(await answer.blob());
  link.download = `caposaldo-${id}.json`;
  link.click();
  URL.revokeObjectURL(link.href);
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

/** The address of a place. */
const pathOf = ({ kind, id }: Place): string => `/${kind}s/${id}`;

export const api = {
  games: () => once<GameEntry[]>("/games"),
  rules: (game: string) => once<Rulebook>(`/games/${game}/rules`),
  scenario: <T>(game: string, scenario: string) => once<T>(`/games/${game}/scenarios/${scenario}`),
  server: () => call<ServerShown>("/server"),
  create: (wish: NewTable) => call<Created>("/tables", wish),
  join: (id: string, key: string, name: string | undefined, nonce: string) =>
    call<TableState>(`/tables/${id}/join`, { nonce, ...(name ? { name } : {}) }, key),
  state: (id: string, key?: string) => call<TableState>(`/tables/${id}`, undefined, key),
  answer: (id: string, key: string, at: number, action: string) =>
    call<TableState>(`/tables/${id}/answers`, { at, action }, key),
  undo: (id: string, key: string, at: number) => call<TableState>(`/tables/${id}/undo`, { at }, key),
  preview: (id: string, key: string, action: string) =>
    call<Preview | null>(`/tables/${id}/preview${query({ action })}`, undefined, key),
  whyNot: (id: string, key: string, action: string) =>
    call<{ refusal: Refusal | null }>(`/tables/${id}/why-not${query({ action })}`, undefined, key),
  hint: (id: string, key: string) => call<{ candidates: Candidate[] }>(`/tables/${id}/hint`, undefined, key),
  standing: (id: string, key: string, prompt: string, action: string) =>
    call<TableState>(`/tables/${id}/standing`, { prompt, action }, key),
  concede: (id: string, key: string) => call<TableState>(`/tables/${id}/concede`, {}, key),
  moment: (id: string, at: number, view: string, key?: string) =>
    call<Moment>(`/tables/${id}/replay${query({ at, view })}`, undefined, key),
  open: (record: unknown) => call<{ id: string; proof: Proof }>("/records", record),
  verify: (id: string) => call<Proof>(`/tables/${id}/verify`),
  branch: (id: string, wish: { at: number; mode: Mode; seats: Record<string, SeatWish>; host?: string }, key?: string) =>
    call<Created>(`/tables/${id}/branch`, wish, key),
  map: <T>(id: string) => once<T>(`/tables/${id}/map`),
  sight: <T>(id: string, from: string, to = "") => call<T>(`/tables/${id}/sight${query({ from, to })}`),
  invitation: (token: string) => call<InviteShown>("/invites", undefined, token),
  accept: (token: string, key: string, name: string, nonce: string) =>
    call<InviteAccepted>("/invites/accept", { key, name, nonce }, token),
  invite: (place: Place, seat: string, key: string) => call<{ seat: string; token: string }>(`${pathOf(place)}/invites`, { seat }, key),
  withdraw: (place: Place, seat: string, key: string) =>
    call<null>(`${pathOf(place)}/invites/${encodeURIComponent(seat)}`, undefined, key, "DELETE"),
  rekey: (place: Place, fresh: string, key: string) => call<{ seat: string }>(`${pathOf(place)}/rekey`, { key: fresh }, key),
  /** Ask for a place with a key, only to learn whether it opens a seat there. */
  knock: (place: Place, key: string) => call<unknown>(pathOf(place), undefined, key),
};

/** A number used once, the player's own share in the chance of a sealed game. */
export function nonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
