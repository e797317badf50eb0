import { vi } from "vitest";
import type { otherHost } from "./otherHost";

export type Host = Pick<ReturnType<typeof otherHost>, "answer">;

/** Makes a host reply to the browser's calls below the base address. */
export function connect(host: Host) {
  vi.stubGlobal("fetch", async (address: string, request: RequestInit) => {
    const headers = Object.fromEntries(new Headers(request.headers));
    const isForm = request.body instanceof URLSearchParams;
    const { status, type, body } = host.answer({
      method: request.method ?? "GET",
      path: address.replace(/^\/api/, ""),
      headers: isForm
        ? { ...headers, "content-type": "application/x-www-form-urlencoded" }
        : headers,
      body: request.body === null || request.body === undefined ? "" : String(request.body),
    });
    // The body is passed on as bytes, because Node's Response cannot read a Blob of jsdom.
    const content = typeof body === "string" ? body : new Uint8Array(body);
    return new Response(status === 204 ? null : content, {
      status,
      headers: { "Content-Type": type },
    });
  });
}
