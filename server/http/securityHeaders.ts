import cors from "@fastify/cors";
import type { FastifyInstance } from "fastify";
import helmet from "helmet";
import { featuresHeader } from "../../contract/route";
import { contentSecurityPolicy } from "./contentSecurityPolicy";

interface SecurityOptions {
  /** Other origins that may call, separated by commas. */
  corsOrigin?: string | undefined;
  /** The folder of the built web app. */
  webRoot?: string | undefined;
}

/**
 * Headers that keep a browser from doing what the pages never ask for. Other origins are let in only
 * where `corsOrigin` names them.
 */
export function securityHeaders(app: FastifyInstance, { corsOrigin, webRoot }: SecurityOptions) {
  // Built once: @fastify/helmet would build it for every request.
  const setHeaders = helmet({
    contentSecurityPolicy: contentSecurityPolicy(webRoot),
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
  });
  app.addHook("onRequest", (request, reply, done) =>
    setHeaders(request.raw, reply.raw, () => done()),
  );
  if (corsOrigin === undefined) return;
  app.register(cors, {
    origin: corsOrigin.split(",").map((origin) => origin.trim()),
    methods: ["GET", "POST", "PUT"],
    exposedHeaders: ["Content-Range", "ETag", "Retry-After", featuresHeader],
  });
}
