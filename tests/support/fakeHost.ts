import { vi } from "vitest";
import type { CallName, routes } from "../../contract/routes";
import { isOwnHost } from "../../src/api/session";
import { noteReply } from "./checkedReplies";

/** A request that the fake host got, as the browser sent it. */
export interface HostRequest {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: Headers;
  readonly body: unknown;
  /** True if the browser sends the request even if its page ends. */
  readonly keepalive: boolean;
}

/**
 * The longest delay of a reply in milliseconds. `HOST_DELAY_MS=40` delays each reply at random, and so finds tests that
 * count on a quick host.
 */
const longestDelayMs = Number(process.env.HOST_DELAY_MS ?? 0);

const { setTimeout } = globalThis;

const pause = (milliseconds: number) =>
  new Promise<void>((done) => void setTimeout(done, milliseconds));

/** The replies that are delayed now. */
const late = new Set<Promise<void>>();

/** Resolves when the page has each delayed reply, so that its errors belong to the test that caused them. */
export async function lateReplies() {
  while (late.size > 0) {
    await Promise.all(late);
    await pause(0);
  }
}

/** A path with any text in place of each parameter. */
type Filled<Path extends string> = Path extends `${infer Before}:${string}/${infer After}`
  ? `${Before}${string}/${Filled<After>}`
  : Path extends `${infer Before}:${string}`
    ? `${Before}${string}`
    : Path;

type Asking = {
  [N in CallName]: `${(typeof routes)[N]["method"]} ${Filled<(typeof routes)[N]["path"]>}`;
}[CallName];

export type Answers = { readonly [Key in Asking]?: Answer };

export type Answer = (request: HostRequest) => Response | Promise<Response>;

/** Returns a JSON answer. */
export const json = (body: unknown, init: ResponseInit = {}) => Response.json(body, init);

function readBody({ body, headers }: RequestInit): unknown {
  if (body === null || body === undefined) return undefined;
  const isFile = new Headers(headers).get("Content-Type") === "text/csv";
  return typeof body === "string" && !isFile ? JSON.parse(body) : String(body);
}

/** The reads of our own host's sections that stand beside the subject of most tests of the office. */
const sectionRead = new RegExp(
  `^GET /admin/(${[
    "(files|history|mentionable)/\\w+/\\d+",
    "orders/\\d+/(dispatches|job-cost|paper|promises|stages|waste)",
    "account/(factors|sessions)",
    "schedule(/projections)?",
    "stage-entries/waste(-cost)?",
    ...["clients/\\d+/(account|promises)", "employees/\\d+/employment", "payroll/\\d{4}-\\d\\d"],
    ...[
      "attendance/(exceptions|missing)",
      "box-weights",
      "clients",
      "live",
      "notices",
      "open-stages",
    ],
    ...["operations", "payroll/opening", "quotations", "specifications", "statistics", "undoable"],
  ].join("|")})$`,
);

/**
 * Replies to the browser's calls in place of a host, by "METHOD /path" below the base address. Returns the list of the
 * calls that the browser sends. Our own host's reply to the read of a section without an answer never comes. Any other
 * call without an answer gets the status 501.
 */
export function fakeHost(answers: Answers): HostRequest[] {
  const byCall = new Map<string, Answer | undefined>(Object.entries(answers));
  const requests: HostRequest[] = [];
  vi.stubGlobal("fetch", async (address: string, request: RequestInit) => {
    const url = new URL(address, "http://plant.test");
    const call: HostRequest = {
      method: request.method ?? "GET",
      path: url.pathname.replace(/^\/api/, ""),
      query: url.searchParams,
      headers: new Headers(request.headers),
      body: readBody(request),
      keepalive: request.keepalive ?? false,
    };
    // A page of an earlier test may still send a call that it has aborted. The call gets no reply.
    if (request.signal?.aborted) return new Promise(() => {});
    requests.push(call);
    const asking = `${call.method} ${call.path}`;
    const message = `This host has no answer to ${asking}`;
    const answerTo = byCall.get(asking);
    const isAbsent = answerTo === undefined && isOwnHost() && sectionRead.test(asking);
    if (isAbsent) return new Promise(() => {});
    const answer = answerTo?.(call) ?? json({ message }, { status: 501 });
    void Promise.resolve(answer).then(
      (response) => noteReply(asking, call.query, response),
      () => {},
    );
    // A test with fake timers controls the time itself, so its replies have no delay.
    if (longestDelayMs === 0 || vi.isFakeTimers()) return answer;
    const delay = pause(Math.random() * longestDelayMs);
    late.add(delay);
    void delay.then(() => late.delete(delay));
    await Promise.allSettled([answer, delay]);
    return answer;
  });
  return requests;
}
