import { setTimeout as pause } from "node:timers/promises";
import type { FastifyInstance } from "fastify";

/** The milliseconds that running requests may take when the server stops. */
const graceMillis = 5_000;

/** Requests that are already on the network arrive within this time. */
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

  // A reply whose head was sent before has not said that the connection ends with it.
  app.addHook("onResponse", async () => {
    if (isClosing && !app.server.listening) setImmediate(() => app.server.closeIdleConnections());
  });
}
