import { sql } from "drizzle-orm";
import Fastify, { type FastifyServerOptions } from "fastify";
import type { TrustProxy } from "./config";
import type { Database } from "./db/connect";
import { answerPages } from "./http/answerPage";
import { bodies, bodyLimit } from "./http/bodies";
import { callRoutes } from "./http/callRoutes";
import { faults } from "./http/faults";
import { openApi } from "./http/openApi";
import { readableUrl } from "./http/readableUrl";
import { security } from "./http/security";
import { sessions } from "./http/session";
import { staticFiles } from "./http/staticFiles";

export interface AppOptions {
  db: Database;
  /** Signs the sessions. */
  secret: string;
  /** The folder of the built web app; without it only the calls are answered. */
  webRoot?: string;
  trustProxy?: TrustProxy;
  /** Other origins that may call, separated by commas. */
  corsOrigin?: string | undefined;
  logger?: FastifyServerOptions["logger"];
}

/** The host: the contract's calls below `/api`, `/api/health`, and the web app everywhere else. */
export function buildApp({
  db,
  secret,
  webRoot,
  trustProxy = false,
  logger = false,
  corsOrigin,
}: AppOptions) {
  const app = Fastify({
    logger,
    trustProxy,
    bodyLimit,
    rewriteUrl: ({ url = "/" }) => readableUrl(url),
  });

  security(app, { corsOrigin, webRoot });
  bodies(app);
  faults(app);
  answerPages(app);

  app.get("/api/health", async (_request, reply) => {
    const alive = await db.execute(sql`select 1`).then(
      () => true,
      () => false,
    );
    return reply
      .status(alive ? 200 : 503)
      .header("Cache-Control", "no-store")
      .send({ status: alive ? "ok" : "no database" });
  });

  const description = openApi();
  app.get("/api/docs", async () => description);

  app.register(async (api) => callRoutes(api, { db, sessions: sessions(db, secret) }), {
    prefix: "/api",
  });

  if (webRoot !== undefined) staticFiles(app, webRoot);
  return app;
}
