import { setTimeout as pause } from "node:timers/promises";
import type { FastifyInstance } from "fastify";

/** How long requests under way may take when the server stops. */
const graceMillis = 5_000;

/** A request that is on its way when the server stops has come by then. */
const arrivalMillis = 200;

/**
 * Has the server finish what it is doing when it is closed, and cut off what is not done in time.
 * Each reply says from then on that its connection ends with it, for a moment before the rest is
 * closed: somebody may be sending a request on a connection that looks idle here. Node itself closes
 * only the connections that are idle at that moment: one that is busy would then stay open for as
 * long as it may be idle, and half a request for ever.
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
