import { timingSafeEqual } from "node:crypto";
import Fastify, { type FastifyInstance } from "fastify";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import { digestSecret } from "../auth/tokens";
import type { Database } from "../db/connect";
import { StartupError } from "../errors";
import type { ChangeFeed } from "../lists/changeFeed";
import type { Service } from "./health";

const secondsPerMs = 1 / 1000;

/** Scans that were stored, of this process. An exception is a scan that contradicts the records. */
const scans = new Counter({
  name: "plant_scans_total",
  help: "Scans that the stations sent and the server stored",
  labelNames: ["call", "result"],
  registers: [],
});

const scanDelay = new Histogram({
  name: "plant_scan_delay_seconds",
  help: "Time from the scan at a station to its arrival at the server",
  buckets: [0.1, 0.3, 1, 5, 30, 120, 900, 3_600, 14_400, 86_400],
  registers: [],
});

/**
 * Counts a scan in the metrics.
 * @param delayMs the time from the scan to its arrival, in milliseconds
 */
export function countScan(call: string, isException: boolean, delayMs: number) {
  scans.inc({ call, result: isException ? "exception" : "recorded" });
  scanDelay.observe(Math.max(0, delayMs * secondsPerMs));
}

interface MetricsOptions {
  db: Database;
  changes: ChangeFeed;
  service: Service;
  /** Counts the open exceptions of attendance. */
  countExceptions: () => Promise<number>;
  /** Reads the figures of backups and drills. */
  readBackups: () => Promise<BackupFigures>;
}

/** Moments are in seconds since 1970. A figure is undefined until there is one. */
interface BackupFigures {
  backupSucceededAt: number | undefined;
  backupSeconds: number | undefined;
  backupBytes: number | undefined;
  backupFailure: string | undefined;
  drillSucceededAt: number | undefined;
  drillSeconds: number | undefined;
  drillFailure: string | undefined;
  /** 1 if the server can read its backups, 0 if it cannot. Undefined on a server without backups. */
  restoreProvable: number | undefined;
  /** Free bytes of the disk on which backups are written. */
  diskFreeBytes: number | undefined;
}

const backupGauges = [
  [
    "backup_success_timestamp_seconds",
    "End of the last backup that succeeded",
    "backupSucceededAt",
  ],
  ["backup_duration_seconds", "Duration of the last backup that succeeded", "backupSeconds"],
  ["backup_size_bytes", "Size of the last backup that succeeded", "backupBytes"],
  ["drill_success_timestamp_seconds", "End of the last drill that succeeded", "drillSucceededAt"],
  ["drill_duration_seconds", "Duration of the last drill that succeeded", "drillSeconds"],
  ["disk_free_bytes", "Free space of the disk on which backups are written", "diskFreeBytes"],
  ["restore_provable", "0 if the server lacks the secret key of its backups", "restoreProvable"],
] as const;

/** Adds the gauges of backups, with one reading for all gauges of a scrape. A gauge without a figure has no series. */
function backupMetrics(registry: Registry, read: () => Promise<BackupFigures>) {
  let reading: Promise<BackupFigures> | undefined;
  const readOnce = () => {
    reading ??= read().finally(() => {
      reading = undefined;
    });
    return reading;
  };
  for (const [name, help, figure] of backupGauges) {
    gauge(registry, `plant_${name}`, help, async () => {
      const value = (await readOnce())[figure];
      if (value === undefined) throw new Error("There is none yet");
      return value;
    });
  }
  for (const kind of ["backup", "drill"] as const) {
    new Gauge({
      name: `plant_${kind}_failed`,
      help: `1 with the reason if the last ${kind} failed`,
      labelNames: ["reason"],
      registers: [registry],
      async collect() {
        this.reset();
        const figures = await readOnce().catch(() => undefined);
        const reason = figures?.[`${kind}Failure`];
        if (figures) this.set({ reason: reason ?? "" }, reason === undefined ? 0 : 1);
      },
    });
  }
}

/** Adds a gauge that is read for each scrape. If the reading fails, the gauge has no series. */
function gauge(
  registry: Registry,
  name: string,
  help: string,
  read: () => number | Promise<number>,
) {
  new Gauge({
    name,
    help,
    registers: [registry],
    async collect() {
      try {
        this.set(await read());
      } catch {
        this.remove();
      }
    },
  });
}

/** Gauges of prom-client that end like counters, which `promtool check metrics` rejects. */
const misnamed = ["handles", "requests", "resources"].map((of) => `nodejs_active_${of}_total`);

/**
 * Returns the measurements of one server, in the text format of Prometheus. Source of names and units:
 * https://prometheus.io/docs/practices/naming/
 */
export function serverMetrics(
  app: FastifyInstance,
  { db, changes, service, countExceptions, readBackups }: MetricsOptions,
): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  for (const name of misnamed) registry.removeSingleMetric(name);
  registry.registerMetric(scans);
  registry.registerMetric(scanDelay);

  const requests = new Histogram({
    name: "plant_http_request_duration_seconds",
    help: "Time to answer a request, by call and status",
    labelNames: ["call", "status"],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.3, 1, 3, 10],
    registers: [registry],
  });
  app.addHook("onResponse", async ({ routeOptions }, reply) => {
    const call = routeOptions.config.call ?? "page";
    requests.observe({ call, status: reply.statusCode }, reply.elapsedTime * secondsPerMs);
  });

  const pool = db.$client;
  const poolGauges = [
    ["connections", "Connections to the database", () => pool.totalCount],
    ["connections_idle", "Connections to the database without a request", () => pool.idleCount],
    ["requests_waiting", "Requests that wait for a connection", () => pool.waitingCount],
  ] as const;
  for (const [name, help, read] of poolGauges)
    gauge(registry, `plant_database_${name}`, help, read);
  gauge(registry, "plant_live_streams", "Browsers that follow changes", () => changes.size);
  gauge(registry, "plant_open", "1 while the server answers calls", () =>
    Number(service.state === "open"),
  );
  gauge(
    registry,
    "plant_exceptions_open",
    "Exceptions of attendance that nobody has settled",
    countExceptions,
  );
  backupMetrics(registry, readBackups);
  return registry;
}

/** Serves the metrics at `/metrics` of the server's port. Callers need the token. */
export function metricsRoute(app: FastifyInstance, registry: Registry, token: string) {
  const expected = Buffer.from(digestSecret(`Bearer ${token}`));
  app.get("/metrics", async ({ headers }, reply) => {
    const sent = Buffer.from(digestSecret(headers.authorization ?? ""));
    if (!timingSafeEqual(sent, expected))
      return reply.status(401).header("WWW-Authenticate", "Bearer").send("The token is missing\n");
    reply.type(registry.contentType).header("Cache-Control", "no-store");
    return registry.metrics();
  });
}

/** Serves the metrics at a separate port without a token. The network must protect the port. */
export function metricsPort(
  app: FastifyInstance,
  registry: Registry,
  { host, port }: { host: string; port: number },
) {
  const metricsApp = Fastify();
  metricsApp.get("/metrics", async (_request, reply) => {
    reply.type(registry.contentType);
    return registry.metrics();
  });
  app.addHook("onReady", async () => {
    await metricsApp.listen({ host, port }).catch(({ code }: NodeJS.ErrnoException) => {
      throw new StartupError(`METRICS_PORT ${port} cannot be listened on (${code})`);
    });
  });
  app.addHook("onClose", () => metricsApp.close());
}
