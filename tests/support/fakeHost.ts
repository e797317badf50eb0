import { vi } from "vitest";

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

export type Answer = (request: HostRequest) => Response | Promise<Response>;

/** Returns a JSON answer. */
export const json = (body: unknown, init: ResponseInit = {}) => Response.json(body, init);

function readBody({ body, headers }: RequestInit): unknown {
  if (body === null || body === undefined) return undefined;
  const isFile = new Headers(headers).get("Content-Type") === "text/csv";
  return typeof body === "string" && !isFile ? JSON.parse(body) : String(body);
}

/**
 * Answers the browser's calls in place of a host, by "METHOD /path" below the base address, and
 * notes them. A call without an answer is refused with 501.
 */
export function fakeHost(answers: Readonly<Record<string, Answer>>): HostRequest[] {
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
    return answers[asking]?.(call) ?? json({ message }, { status: 501 });
  });
  return requests;
}
