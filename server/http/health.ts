import type { FastifyInstance } from "fastify";
import { type Message, say } from "../../domain/messages/say";
import type { Database } from "../db/connect";
import { ResilientPool } from "../db/pool";
import { errorMessage, HttpError, sentMessage } from "../errors";
import { classifyOutage } from "./errorHandler";

interface DatabaseHealth {
  status: "ok" | "no database" | "no writes";
  /** True if committed data survives a power failure. */
  durable?: boolean;
  /** The reason of a failure, for the log. */
  reason?: string;
}

/** The longest check. A load balancer is answered within two seconds, even if the database hangs. */
const timeoutMillis = 1_700;

/** The milliseconds after a successful write in which checks write nothing. */
const writeIntervalMillis = 3_000;

const readState = `
  select current_setting('fsync') = 'on' and current_setting('full_page_writes') = 'on'
      and current_setting('synchronous_commit') <> 'off' as durable,
    pg_is_in_recovery() or current_setting('transaction_read_only') = 'on' as "readOnly",
    exists (
      select from pg_stat_activity where usename = current_user and wait_event = 'SyncRep'
        and query_start < clock_timestamp() - interval '3 seconds'
    ) as "waitsForStandby"`;

interface DatabaseState {
  durable: boolean;
  readOnly: boolean;
  /** True if a commit of this role has waited for a synchronous standby for more than three seconds. */
  waitsForStandby: boolean;
}

/** Writes a temporary file of 400 KB, which fails on a full disk, and a message to the log. It leaves no data. */
const tryWrite = `
  set local work_mem = '64kB';
  select count(*) from generate_series(1, 20000);
  select pg_logical_emit_message(true, 'plant', 'health')`;

/** Checks on a separate connection that a database answers and can write. */
function createDatabaseHealth(db: Database) {
  const address = () => db.$client.options.connectionString ?? "";
  const pool = new ResilientPool(address(), {
    max: 1,
    connectionTimeoutMillis: timeoutMillis,
    checkoutMillis: timeoutMillis,
    directUrl: db.$client.isPooled ? db.$client.directUrl : undefined,
  });
  let lastWriteAt = Number.NEGATIVE_INFINITY;
  let running: Promise<DatabaseHealth> | undefined;

  async function probe(): Promise<DatabaseHealth> {
    if (pool.options.connectionString !== address()) pool.moveTo(address());
    const { rows } = await pool.query<DatabaseState>(readState);
    const [state] = rows;
    if (!state || state.readOnly) return { status: "no writes", reason: "it is read-only" };
    // One more write would wait too, and its connection with it.
    if (state.waitsForStandby)
      return { status: "no writes", reason: "commits wait for a standby that is away" };
    if (performance.now() - lastWriteAt > writeIntervalMillis) {
      await pool.query(tryWrite);
      lastWriteAt = performance.now();
    }
    return { status: "ok", durable: state.durable };
  }

  const healthAfter = (error: unknown): DatabaseHealth => ({
    status: classifyOutage(error) === "unreachable" ? "no database" : "no writes",
    reason: errorMessage(error),
  });

  /** Checks the database. Never rejects, and takes no longer than {@link timeoutMillis}. */
  function probeInTime(): Promise<DatabaseHealth> {
    return new Promise((done) => {
      const late = () => done({ status: "no database", reason: "it does not answer" });
      const timer = setTimeout(late, timeoutMillis);
      // Twice: the connection at hand may be one that broke with a database that is well again.
      probe()
        .catch((error: unknown) =>
          classifyOutage(error) === "unreachable" ? probe() : Promise.reject(error),
        )
        .then(done, (error: unknown) => done(healthAfter(error)))
        .finally(() => clearTimeout(timer));
    });
  }

  return {
    /** Checks the database. Concurrent callers share one check. */
    async check(): Promise<DatabaseHealth> {
      running ??= probeInTime().finally(() => {
        running = undefined;
      });
      return running;
    },
    close: () => pool.end(),
  };
}

/** The state of the server. Only an open server answers calls. */
export interface Service {
  state: "starting" | "open" | "stopping" | "replaced";
}

const messages: Readonly<Record<Exclude<Service["state"], "open">, Message>> = {
  starting: say("starting"),
  stopping: say("stopping"),
  replaced: say("replaced"),
};

/**
 * Serves the health call: 200 while the server can reply and write, else 503. A stopping server still replies to open
 * requests.
 */
export function health(app: FastifyInstance, db: Database, service: Service) {
  const database = createDatabaseHealth(db);
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
    if (state !== "open")
      return reply.status(503).send({ status: state, ...sentMessage(messages[state]) });
    const { reason, ...found } = await database.check();
    if (found.status !== lastStatus) request.log.warn(`health: ${found.status} ${reason ?? ""}`);
    lastStatus = found.status;
    return reply.status(found.status === "ok" ? 200 : 503).send(found);
  });
}
