import { type EarlyReads, hostAddress, readHeaders } from "./sendCall";
import { openingsKey, readToken } from "./session";

/**
 * The pages of the office that were opened last, each with the addresses of its first reads. When a page is opened again,
 * `requestLastOpening` sends these reads before the code of the page has run.
 */
type Openings = readonly (readonly [page: string, addresses: readonly string[]])[];

const mostPages = 20;
const mostCalls = 6;
/** The time after a page's first read in which its further reads count as first ones, in milliseconds. */
const openingMs = 3000;
/** A reply that no part of the page has asked for within this time is not used, in milliseconds. */
const usableMs = 30_000;

const office = "/admin/dashboard";

const presentPage = () => window.location.pathname + window.location.search;

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((each) => typeof each === "string");

const isEntry = (value: unknown): value is [string, string[]] =>
  Array.isArray(value) && typeof value[0] === "string" && isTexts(value[1]);

/** Returns the openings. A text in the storage that cannot be read counts as none. */
function readOpenings(): Openings {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(openingsKey) ?? "[]");
    return Array.isArray(stored) ? stored.filter(isEntry) : [];
  } catch {
    return [];
  }
}

interface EarlyReply {
  readonly token: string;
  readonly reply: Promise<Response>;
  readonly sentAt: number;
}

const earlyReplies = new Map<string, EarlyReply>();

/** Requests the first reads that the page at the present address made when it was opened last. */
export function requestLastOpening(): void {
  const token = readToken();
  if (token === undefined || !window.location.pathname.startsWith(office)) return;
  const addresses = readOpenings().find(([page]) => page === presentPage())?.[1] ?? [];
  for (const address of addresses) {
    // An address in the storage that is not the host's gets no request, and so no token.
    if (!address.startsWith(`${hostAddress()}/`)) continue;
    const reply = fetch(address, {
      headers: { ...readHeaders, Authorization: `Bearer ${token}` },
    });
    // If no code takes the reply, a failed request would be an unhandled rejection.
    reply.catch(() => undefined);
    earlyReplies.set(address, { token, reply, sentAt: Date.now() });
  }
}

/**
 * Returns the early reply to `address`, and forgets the reply. Undefined if there is none, if the reply is too old, or if
 * another token requested it. Resolves to undefined if the request failed.
 */
function takeEarlyReply(address: string, token: string) {
  const early = earlyReplies.get(address);
  earlyReplies.delete(address);
  const isUsable = early?.token === token && Date.now() - early.sentAt < usableMs;
  return isUsable ? early.reply.catch(() => undefined) : undefined;
}

/** The open page and the addresses of its first reads. A read after `end`, in milliseconds since 1970, is not noted. */
let noted: { readonly page: string; readonly calls: Set<string>; readonly end: number } | undefined;

function storeOpening(page: string, addresses: readonly string[]): void {
  const others = readOpenings().filter(([each]) => each !== page);
  const openings: Openings = [[page, addresses], ...others.slice(0, mostPages - 1)];
  localStorage.setItem(openingsKey, JSON.stringify(openings));
}

/** Notes a read of the present page, if the page has just been opened. */
function noteRead(address: string): void {
  const page = presentPage();
  if (!page.startsWith(office)) return;
  if (noted?.page !== page) {
    const calls = new Set<string>();
    noted = { page, calls, end: Date.now() + openingMs };
    setTimeout(() => {
      if (readToken() !== undefined) storeOpening(page, [...calls]);
    }, openingMs);
  }
  if (noted.calls.size < mostCalls && Date.now() < noted.end) noted.calls.add(address);
}

/** What `sendCall` needs of the reads that were requested early. */
export const lastOpening: EarlyReads = {
  note: noteRead,
  take: takeEarlyReply,
  drop: () => earlyReplies.clear(),
};
