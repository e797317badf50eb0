import { publicRoutes } from "../../contract/publicRoutes";
import {
  allCalls,
  callsHeader,
  fillPath,
  idempotencyHeader,
  type Method,
  type Route,
} from "../../contract/route";
import { translateText } from "../texts/hostMessages";
import { HostError, HostUnreachable, readErrorBody, TokenMissing } from "./hostErrors";
import { noteWrite, type Sent } from "./hostWrites";
import { isRow, parseJson, parseReply } from "./json";
import { isOwnHost, isReplacedToken, readSession, readToken } from "./session";

/** The condition that the host sets before a call: a proof of the second factor, or a first factor. */
export type Demand = "proof" | "factor";

export function demandOf({ json }: HostError): Demand | undefined {
  if (!isRow(json)) return undefined;
  if (json.reason === "secondFactor") return "proof";
  return json.code === "factor.addFirst" ? "factor" : undefined;
}

type Meet = (demand: Demand) => Promise<boolean>;

let meet: Meet | undefined;

/** Makes `by` meet the host's demands. Returns a function that ends this. */
export function meetDemands(by: Meet): () => void {
  meet = by;
  return () => {
    meet = undefined;
  };
}

/** True if the person has met the host's demand, so that the call can be made again. */
async function isMet(error: HostError): Promise<boolean> {
  const demand = demandOf(error);
  return demand !== undefined && ((await meet?.(demand)) ?? false);
}

/** Notes the first reads of a page, and hands out replies that were requested before its code ran (`lastOpening.ts`). */
export interface EarlyReads {
  /** Notes a read of the page. */
  readonly note: (address: string) => void;
  /** Returns the early reply that was requested with the token, and forgets it. Resolves to undefined if it failed. */
  readonly take: (address: string, token: string) => Promise<Response | undefined> | undefined;
  /** Makes the replies unusable, because a write may have changed what they say. */
  readonly drop: () => void;
}

let early: EarlyReads | undefined;

export const setEarlyReads = (reads: EarlyReads): void => {
  early = reads;
};

/** The headers of a read with a token. */
export const readHeaders = {
  Accept: "application/json, text/plain, image/png",
  "Content-Type": "application/json",
} as const;

export interface CallOptions {
  readonly query?: Readonly<Record<string, string>> | undefined;
  /** Sent as JSON, or as a form if it is URLSearchParams. */
  readonly body?: unknown;
  /** The file, for a call that takes one. A text is sent as CSV. */
  readonly file?: string | Blob | undefined;
  /** The key of a call that creates. A host with such keys repeats no call. */
  readonly idempotencyKey?: string | undefined;
  readonly signal?: AbortSignal | undefined;
  /** True if the reply has no end. Such a reply is not requested before the code of the page asks for it. */
  readonly isEndless?: boolean;
  /** The token of a paired scan station, which is sent in place of the token of the session. */
  readonly token?: string | undefined;
}

/** Returns the host's base address, without a slash at its end. */
export const hostAddress = (): string =>
  String(import.meta.env.VITE_API_HOST ?? "/api").replace(/\/+$/, "");

/** True if a login reply or a public list comes from this product's own host. */
export const saysAllCalls = (headers: Headers): boolean => headers.get(callsHeader) === allCalls;

/** True if the web app was built for the host that serves it. Without a session, such a host counts as our own. */
export const isServedByHost = (): boolean => hostAddress().startsWith("/");

function addressOf(path: string, query: CallOptions["query"]): string {
  const search = new URLSearchParams(query).toString();
  return `${hostAddress()}${path}${search === "" ? "" : `?${search}`}`;
}

/**
 * True if the request names JSON as its content type. A read with a token names JSON
 * although it has no body, because another host may require the header.
 */
const namesJson = (isPublic: boolean, method: Method, body: unknown) =>
  body === undefined ? method === "GET" && !isPublic : !(body instanceof URLSearchParams);

/** True if the host knows idempotency keys. Another host gets none (docs/another-host.md#what-is-sent). */
const knowsKeys = (isPublic: boolean) => (isPublic ? isServedByHost() : isOwnHost());

function tokenFor({ access }: Route, sending: CallOptions): string | undefined {
  if (access === "public") return undefined;
  const token = sending.token ?? readToken();
  if (token === undefined) throw new TokenMissing();
  return token;
}

function headersOf({ method, access, creates }: Route, sending: CallOptions): Headers {
  const isPublic = access === "public";
  const { body, file, idempotencyKey } = sending;
  const headers = new Headers({ Accept: readHeaders.Accept });
  if (file !== undefined)
    headers.set("Content-Type", typeof file === "string" ? "text/csv" : "application/octet-stream");
  else if (namesJson(isPublic, method, body)) headers.set("Content-Type", "application/json");
  if (creates && idempotencyKey !== undefined && knowsKeys(isPublic))
    headers.set(idempotencyHeader, idempotencyKey);
  if (sending.token !== undefined) headers.set("Authorization", `Bearer ${sending.token}`);
  return headers;
}

const encode = (body: unknown) =>
  body === undefined || body instanceof URLSearchParams ? (body ?? null) : JSON.stringify(body);

/**
 * The most characters that the bodies of `keepalive` requests have together. A browser allows 64 KB, and a character has three
 * bytes at most.
 */
const mostKeepalive = 20_000;

/** The number of characters in the bodies of the `keepalive` requests that have no reply yet. */
let keepaliveLength = 0;

/**
 * Sends a request. The browser sends a write to its end even if the page is reloaded (`keepalive`), because a card on the
 * kanban moves before the reply. A file, and a write for which the 64 KB have no room, end with the page.
 */
async function send(address: string, request: RequestInit): Promise<Response> {
  const { body, method, signal } = request;
  const length = method === "GET" || body instanceof Blob ? mostKeepalive + 1 : String(body).length;
  const keepalive = keepaliveLength + length <= mostKeepalive;
  if (keepalive) keepaliveLength += length;
  try {
    return await fetch(address, { ...request, keepalive });
  } catch (cause) {
    if (signal?.aborted) throw cause;
    throw new HostUnreachable(cause);
  } finally {
    if (keepalive) keepaliveLength -= length;
  }
}

/**
 * Makes a call by its row of the table and returns the whole reply. A 401 may refuse a token that the same person's
 * session has replaced since. The call is then repeated with the new token. It is also repeated after the person has
 * proven the second factor that the call needs.
 * @throws HostError if the host refuses, HostUnreachable if no host answers, TokenMissing without a session, and the
 *   signal's own reason after an abort
 */
export async function sendCall(
  route: Route & Pick<Sent, "changes">,
  params: Readonly<Record<string, string>> = {},
  sending: CallOptions = {},
): Promise<Response> {
  const email = readSession()?.admin.email;
  const token = tokenFor(route, sending);
  const body = encode(sending.body);
  const address = addressOf(fillPath(route.path, params), sending.query);
  const { method } = route;
  const isRead = method === "GET" && token !== undefined && sending.isEndless !== true;
  if (isRead) early?.note(address);
  else if (method !== "GET") early?.drop();
  const requested = isRead ? early?.take(address, token) : undefined;
  const sent = () =>
    send(address, {
      method,
      headers: headersOf(route, { ...sending, token }),
      body: sending.file ?? body,
      signal: sending.signal ?? null,
    });
  const request =
    requested?.then((reply) => {
      sending.signal?.throwIfAborted();
      return reply ?? sent();
    }) ?? sent();
  const response = await request.catch((failure: unknown) => {
    noteWrite(route, failure);
    throw failure;
  });
  if (response.ok) {
    noteWrite(route);
    return response;
  }
  const isReplaced = sending.token === undefined && isReplacedToken(token);
  if (response.status === 401 && isReplaced && readSession()?.admin.email === email)
    return sendCall(route, params, sending);
  const text = await response.text();
  const json = parseJson(text);
  const reason = readErrorBody(translateText(text, response.headers));
  const error = new HostError(response.status, reason, { token, json });
  if (await isMet(error)) return sendCall(route, params, sending);
  noteWrite(route, error);
  throw error;
}

/**
 * Returns the caller of a page that loads no schemas: `host.call("getWall", undefined, { token })`. `input` is the
 * body. The page itself checks the fields of the reply that it needs.
 */
export const plainHost = <Name extends string>(routes: Readonly<Record<Name, Route>>) => ({
  /** Sends a call and reads its reply as JSON or text. @throws the errors of {@link sendCall} */
  async call(name: Name, input?: object, options?: CallOptions) {
    const response = await sendCall(routes[name], {}, { body: input, ...options });
    const { status, headers } = response;
    return { status, headers, reply: parseReply(await response.text()) };
  },
});

/** The calls without a session, for the site and the login. */
export const publicHost = plainHost(publicRoutes);
