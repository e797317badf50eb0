import {
  type CallName,
  idempotencyHeader,
  type Method,
  type PathParams,
  pathOf,
  type Route,
  routes,
} from "../../contract/routes";
import { hostCan, readToken } from "./session";

/** The body of an error, in the shape in which react-admin's forms look for field errors. */
export interface ErrorBody {
  readonly message?: string;
  readonly errors?: Readonly<Record<string, string>>;
}

/** The host answered, and refused. `body.message` is its own word; `message` always has one. */
export class HostError extends Error {
  override readonly name = "HostError";
  readonly status: number;
  readonly body: ErrorBody;

  constructor(status: number, body: ErrorBody) {
    super(body.message ?? `The host answered with status ${status}`);
    this.status = status;
    this.body = body;
  }
}

/** There was no answer at all: no network, or no host. */
export class HostUnreachable extends Error {
  override readonly name = "HostUnreachable";

  constructor(cause: unknown) {
    super("No response from server.", { cause });
  }
}

/** A call that needs a signed-in admin was made without a token; nothing was sent. */
export class TokenMissing extends Error {
  override readonly name = "TokenMissing";

  constructor() {
    super("Authentication token missing");
  }
}

/** The host answered with success, but not with what the call promises. */
export class UnreadableReply extends Error {
  override readonly name = "UnreadableReply";
  readonly call: CallName;

  constructor(call: CallName) {
    super("The server's answer could not be read.");
    this.call = call;
  }
}

/** What goes along with a call besides the parameters of its path. */
export interface CallOptions {
  readonly query?: Readonly<Record<string, string>> | undefined;
  /** Sent as JSON, unless it is URLSearchParams: then as a form. */
  readonly body?: unknown;
  /** Of a call that creates: a host that knows such keys does the same one once only. */
  readonly idempotencyKey?: string | undefined;
  readonly signal?: AbortSignal | undefined;
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A proxy's HTML page is no message for a person. */
const plainText = (text: string) => {
  const trimmed = text.trim();
  return trimmed === "" || trimmed.startsWith("<") ? undefined : trimmed;
};

function fieldErrors(value: unknown): Record<string, string> | undefined {
  if (!isRecord(value)) return undefined;
  const texts = Object.entries(value).flatMap(([field, message]) =>
    typeof message === "string" ? [[field, message] as const] : [],
  );
  return texts.length === 0 ? undefined : Object.fromEntries(texts);
}

function readErrorBody(text: string): ErrorBody {
  const json = parseJson(text);
  const message = isRecord(json) ? json.message : (json ?? plainText(text));
  const errors = isRecord(json) ? fieldErrors(json.errors) : undefined;
  return {
    ...(typeof message === "string" && message !== "" ? { message } : {}),
    ...(errors === undefined ? {} : { errors }),
  };
}

/** The host's base address, without a slash at its end. */
export const hostAddress = (): string =>
  String(import.meta.env.VITE_API_HOST ?? "/api").replace(/\/+$/, "");

/** Whether the web app was built for the host that serves it: ours, and not somebody else's. */
export const isOwnHost = (): boolean => hostAddress().startsWith("/");

function addressOf(path: string, query: CallOptions["query"]): string {
  const search = new URLSearchParams(query).toString();
  return `${hostAddress()}${path}${search === "" ? "" : `?${search}`}`;
}

/** Bearer reads name JSON too, though they carry none: the specification's host asks for it. */
const namesJson = (isPublic: boolean, method: Method, body: unknown) =>
  body === undefined ? method === "GET" && !isPublic : !(body instanceof URLSearchParams);

/** Other hosts get the specification's calls and nothing besides. */
const knowsKeys = (isPublic: boolean) => (isPublic ? isOwnHost() : hostCan("idempotency-key"));

function headersOf({ method, access, creates }: Route, sending: CallOptions): Headers {
  const isPublic = access === "public";
  const { body, idempotencyKey } = sending;
  const headers = new Headers({ Accept: "application/json, text/plain, image/png" });
  if (namesJson(isPublic, method, body)) headers.set("Content-Type", "application/json");
  if (creates && idempotencyKey !== undefined && knowsKeys(isPublic))
    headers.set(idempotencyHeader, idempotencyKey);
  if (isPublic) return headers;
  const token = readToken();
  if (token === undefined) throw new TokenMissing();
  headers.set("Authorization", `Bearer ${token}`);
  return headers;
}

const encode = (body: unknown) =>
  body === undefined || body instanceof URLSearchParams ? (body ?? null) : JSON.stringify(body);

async function send(address: string, request: RequestInit): Promise<Response> {
  try {
    return await fetch(address, request);
  } catch (cause) {
    if (request.signal?.aborted) throw cause;
    throw new HostUnreachable(cause);
  }
}

/**
 * Makes a call of the table by its name and gives the reply, headers and all.
 * @throws HostError when the host refuses, HostUnreachable when none answers, TokenMissing when
 * nobody is signed in, and the signal's own reason when it was aborted.
 */
export async function callHost<N extends CallName>(
  name: N,
  params: PathParams<N>,
  sending: CallOptions = {},
): Promise<Response> {
  const route = routes[name];
  const response = await send(addressOf(pathOf(name, params), sending.query), {
    method: route.method,
    headers: headersOf(route, sending),
    body: encode(sending.body),
    signal: sending.signal ?? null,
  });
  if (!response.ok) throw new HostError(response.status, readErrorBody(await response.text()));
  return response;
}
