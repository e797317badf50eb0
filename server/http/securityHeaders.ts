import cors from "@fastify/cors";
import helmet from "@fastify/helmet";
import type { FastifyInstance } from "fastify";
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
  app.register(helmet, {
    contentSecurityPolicy: contentSecurityPolicy(webRoot),
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
  });
  if (corsOrigin === undefined) return;
  app.register(cors, {
    origin: corsOrigin.split(",").map((origin) => origin.trim()),
    methods: ["GET", "POST", "PUT"],
    exposedHeaders: ["Content-Range", "ETag", "Retry-After", featuresHeader],
  });
}
