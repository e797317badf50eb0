import type { ConnectionError, FastifyServerOptions } from "fastify";
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

/** Answers what never became a request, in the form of every other error, and ends the connection. */
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
  ];
  socket.end(`${head.join("\r\n")}\r\n\r\n${body}`, () => socket.destroy());
};

/**
 * Returns the URL with each `%` escaped if the path cannot be decoded. The request then gets this server's own 404
 * instead of the framework's reply.
 */
export function decodableUrl(url: string): string {
  const [path = "", ...query] = url.split("?");
  try {
    decodeURI(path);
    return url;
  } catch {
    return [path.replaceAll("%", "%25"), ...query].join("?");
  }
}
