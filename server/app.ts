import Fastify, { type FastifyServerOptions } from "fastify";
import { heartbeatMillis } from "../contract/live";
import { countRecentExceptions } from "./attendance/readExceptions";
import { deviceCookies } from "./auth/deviceCookies";
import { defaultCost, type PasswordCost } from "./auth/passwords";
import { factorKeys } from "./auth/secondFactors";
import { sessions } from "./auth/sessions";
import { readBackupFigures } from "./backups/runs";
import type { TrustProxy } from "./config";
import type { Database } from "./db/connect";
import type { CheckWrite } from "./db/transact";
import { errorMessage } from "./errors";
import { featureCalls, handlers, listTables, records, unique } from "./features";
import type { CheckReply } from "./http/callHandler";
import { bodyLimit, bodyParsers, callRoutes, rateLimits } from "./http/callRoutes";
import { errorHandler } from "./http/errorHandler";
import { clientErrorHandler, decodableUrl, gracefulShutdown } from "./http/gracefulShutdown";
import type { OperationsService } from "./http/handler";
import { health, type Service } from "./http/health";
import { metricsPort, metricsRoute, serverMetrics } from "./http/metrics";
import { openApi } from "./http/openApi";
import { securityHeaders } from "./http/securityHeaders";
import { formFallbackPage } from "./http/sentencePage";
import { staticFiles } from "./http/staticFiles";
import { idempotency } from "./idempotency";
import { changeFeed } from "./lists/changeFeed";
import { changesCheck } from "./lists/changesCheck";
import { repeatRoute } from "./orders/repeatRoute";
import { auditCheck } from "./records/auditCheck";
import { linkPage } from "./sending/links";
import { renderedSite } from "./site/renderedSite";

interface AppOptions {
  db: Database;
  secret: string;
  /** The folder of the built web app; without it only the calls are answered. */
  webRoot?: string;
  trustProxy?: TrustProxy;
  /** Other origins that may call, separated by commas. */
  corsOrigin?: string | undefined;
  logger?: FastifyServerOptions["logger"];
  /** The state of the server, which may change. Calls are answered while it is open. */
  service?: Service;
  /** Milliseconds within which a request must have come whole. */
  requestTimeout?: number;
  /** Milliseconds that requests under way have when the server closes. */
  closeTimeout?: number;
  /**
   * Milliseconds after which a stream of changes ends, and those between two heartbeats. The next stream may reach
   * another instance.
   */
  live?: { lifeMillis?: number; beatMillis?: number };
  passwordCost?: PasswordCost;
  /** True if the server sends the emails of the outbox. */
  sendsEmails?: boolean;
  /** Backups, drills and restores. Without this service the office shows that there are none. */
  operations?: OperationsService | undefined;
  /** Called with each reply before its write is committed. The tests compare the reply with the published schema. */
  checkReply?: CheckReply;
  /** True if each write is checked for its audit rows and for the kinds that it declares, as in tests. */
  checksWrites?: boolean;
  /** Serves `/metrics` at the server's own port with a token, or at another port. */
  metrics?: { token?: string | undefined; listen?: { host: string; port: number } | undefined };
}

const checkAudit = auditCheck(records);

/** Checks a write in tests and in the simulated plant: its audit rows, and the kinds that it declares. */
const checkWrite: CheckWrite = async (tx, call) => {
  await checkAudit(tx, call);
  await changesCheck(tx, call);
};

/** Builds the host: the contract's calls below `/api`, `/api/health`, and the web app everywhere else. */
export function buildApp({
  db,
  secret,
  webRoot,
  trustProxy = false,
  logger = false,
  corsOrigin,
  service = { state: "open" },
  requestTimeout = 30_000,
  closeTimeout,
  live: { lifeMillis = 600_000, beatMillis = heartbeatMillis } = {},
  passwordCost = defaultCost,
  sendsEmails = false,
  operations,
  checkReply,
  checksWrites = false,
  metrics: { token, listen } = {},
}: AppOptions) {
  const app = Fastify({
    logger,
    trustProxy,
    requestTimeout,
    // Ends the connection of a client that does not read its reply.
    connectionTimeout: 60_000,
    // A request that comes on an open connection while the server closes is answered too.
    return503OnClosing: false,
    // Node looks for late requests every 30 seconds, which would let them have twice their time.
    http: { headersTimeout: requestTimeout, connectionsCheckingInterval: requestTimeout / 20 },
    bodyLimit,
    clientErrorHandler,
    rewriteUrl: ({ url = "/" }) => decodableUrl(url),
    // A longer parameter would be an address without a call.
    routerOptions: { maxParamLength: 2_000 },
  });

  securityHeaders(app, { corsOrigin, webRoot });
  rateLimits(app);
  bodyParsers(app);
  errorHandler(app);
  formFallbackPage(app);
  linkPage(app);
  gracefulShutdown(app, closeTimeout);

  health(app, db, service);
  // The pool emits only errors of idle connections. A query on a checked-out connection rejects instead.
  const logPoolError = (error: Error) => app.log.warn(`A connection broke: ${errorMessage(error)}`);
  db.$client.on("error", logPoolError);
  app.addHook("onClose", async () => void db.$client.off("error", logPoolError));

  openApi(app);

  const changes = changeFeed(db, listTables, beatMillis);
  // After the pause of the graceful shutdown, when a balancer has found another instance.
  app.addHook("preClose", changes.close);

  if (token !== undefined || listen !== undefined) {
    const registry = serverMetrics(app, {
      db,
      changes,
      service,
      countExceptions: () => countRecentExceptions(db),
      readBackups: async () => ({
        ...(await readBackupFigures(db)),
        restoreProvable: operations && Number(operations.isProvable),
        diskFreeBytes: await operations?.readFreeBytes(),
      }),
    });
    if (token !== undefined) metricsRoute(app, registry, token);
    if (listen !== undefined) metricsPort(app, registry, listen);
  }

  const context = {
    db,
    passwordCost,
    changes,
    liveMillis: lifeMillis,
    sessions: sessions(db, secret),
    devices: deviceCookies(secret),
    factorKeys: factorKeys(secret),
    sendsEmails,
    operations,
  };
  const services = {
    handlers,
    context,
    runOnce: idempotency(secret),
    unique,
    checkReply,
    checkWrite: checksWrites ? checkWrite : undefined,
  };
  app.register(async (api) => callRoutes(api, services, featureCalls), { prefix: "/api" });

  if (webRoot !== undefined) {
    const logError = (message: string) => app.log.error(message);
    const site = renderedSite({ db, changes, webRoot, logError });
    app.addHook("onReady", site.start);
    repeatRoute(app, db);
    staticFiles(app, webRoot, site);
  }
  return app;
}
