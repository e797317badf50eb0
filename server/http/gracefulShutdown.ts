import { setTimeout as pause } from "node:timers/promises";
import type { ConnectionError, FastifyInstance, FastifyServerOptions } from "fastify";
import type { ErrorBody } from "../../contract/errors";

const badRequestReply = ["400 Bad Request", "The request cannot be read"] as const;

const replies: Readonly<Record<string, readonly [string, string]>> = {
  ERR_HTTP_REQUEST_TIMEOUT: [
    "408 Request Timeout",
    "The request took too long to arrive. Please try again.",
  ],
  HPE_HEADER_OVERFLOW: [
    "431 Request Header Fields Too Large",
    "The request's headers are too long",
  ],
};

/** Replies to bytes that are no valid request with an error in the usual form, and closes the connection. */
export const clientErrorHandler: NonNullable<FastifyServerOptions["clientErrorHandler"]> = (
  error: ConnectionError,
  socket,
) => {
  if (error.code === "ECONNRESET" || !socket.writable) return socket.destroy();
  const [status, message] = replies[error.code] ?? badRequestReply;
  const body = JSON.stringify({ message } satisfies ErrorBody);
  const head = [
    `HTTP/1.1 ${status}`,
    "Content-Type: application/json; charset=utf-8",
    `Content-Length: ${Buffer.byteLength(body)}`,
    "Connection: close",
    "Content-Security-Policy: default-src 'none'",
    "X-Content-Type-Options: nosniff",
  ];
  socket.end(`${head.join("\r\n")}\r\n\r\n${body}`, () => socket.destroy());
};

/** Returns undefined for a path that cannot be decoded. */
function decodePath(path: string): string | undefined {
  try {
    // The bundler would drop a call of `decodeURI` with an unused result.
    return decodeURI(path);
  } catch {
    return undefined;
  }
}

/** Escapes each `%` of a path that cannot be decoded: the request then gets this server's own 404. */
export function decodableUrl(url: string): string {
  const [path = "", ...query] = url.split("?");
  if (decodePath(path) !== undefined) return url;
  return [path.replaceAll("%", "%25"), ...query].join("?");
}

/** The milliseconds that running requests may take when the server stops. */
const graceMillis = 5_000;

/** The milliseconds in which requests arrive that are already on the network. */
const arrivalMillis = 200;

/**
 * Lets running requests finish when the server closes, and cuts off those that take too long. Replies say `Connection:
 * close` for a moment before the server closes, since a client may be sending a request on an idle connection. Node
 * closes only connections that are idle at that moment. A busy connection would stay open for its whole idle time, and
 * a half-sent request for ever.
 */
export function gracefulShutdown(app: FastifyInstance, grace = graceMillis) {
  let isClosing = false;

  app.addHook("preClose", async () => {
    isClosing = true;
    if (!app.server.listening) return;
    const cut = setTimeout(() => app.server.closeAllConnections(), grace);
    app.server.once("close", () => clearTimeout(cut));
    await pause(Math.min(arrivalMillis, grace / 2));
  });

  app.addHook("onSend", async (_request, reply) => {
    if (isClosing) reply.header("Connection", "close");
  });

  // A reply has no `Connection: close` if its head was sent before.
  app.addHook("onResponse", async () => {
    if (isClosing && !app.server.listening) setImmediate(() => app.server.closeIdleConnections());
  });
}
