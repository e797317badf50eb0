import type { FastifyInstance } from "fastify";

/** How long requests under way may take when the server stops. */
const graceMillis = 5_000;

/**
 * Has the server stop listening when it is closed, finish what it is doing, and cut off what is not
 * done in time. Node closes only the connections that are idle at that moment: one that is busy
 * would then stay open for as long as it may be idle, and half a request for ever.
 */
export function closing(app: FastifyInstance, grace = graceMillis) {
  let isClosing = false;

  app.addHook("preClose", async () => {
    isClosing = true;
    const cut = setTimeout(() => app.server.closeAllConnections(), grace);
    app.server.once("close", () => clearTimeout(cut));
  });

  app.addHook("onSend", async (_request, reply) => {
    if (isClosing) reply.header("Connection", "close");
  });

  // A reply whose head was sent before has not said that the connection ends with it.
  app.addHook("onResponse", async () => {
    if (isClosing) setImmediate(() => app.server.closeIdleConnections());
  });
}
