import type { FastifyInstance } from "fastify";
import type { Database } from "../db/connect";
import { databaseHealth } from "../db/health";
import { HttpError } from "../errors";

/** The state of the server. Only an open server answers calls. */
export interface Service {
  state: "starting" | "open" | "stopping" | "replaced";
}

const messages: Readonly<Record<Exclude<Service["state"], "open">, string>> = {
  starting: "The server is starting. Please try again in a moment.",
  stopping: "The server is stopping. Please try again in a moment.",
  replaced: "Another server has taken over the data of this one. Please try again in a moment.",
};

/**
 * `/api/health` for supervisors and load balancers: 200 while calls can be answered and writes are
 * possible, 503 otherwise. Calls are rejected while the server is starting or has lost its data; one
 * that is stopping still answers what has come.
 */
export function health(app: FastifyInstance, db: Database, service: Service) {
  const database = databaseHealth(db);
  let lastStatus: string = "ok";
  app.addHook("onClose", () => database.close());

  app.addHook("onRequest", async (request) => {
    const { state } = service;
    const isCall = request.routeOptions.config.call !== undefined;
    if (!isCall || state === "open" || state === "stopping") return;
    throw new HttpError(503, messages[state], undefined, { "Retry-After": "2" });
  });

  app.get("/api/health", async (request, reply) => {
    reply.header("Cache-Control", "no-store");
    const { state } = service;
    if (state !== "open") {
      return reply.status(503).send({ status: state, message: messages[state] });
    }
    const { reason, ...found } = await database.check();
    if (found.status !== lastStatus) request.log.warn(`health: ${found.status} ${reason ?? ""}`);
    lastStatus = found.status;
    return reply.status(found.status === "ok" ? 200 : 503).send(found);
  });
}
