import cors from "@fastify/cors";
import helmet from "@fastify/helmet";
import rateLimit from "@fastify/rate-limit";
import type { FastifyInstance } from "fastify";
import { type CallName, featuresHeader } from "../../contract/routes";
import { apiOrigins } from "./apiHost";
import { HttpError } from "./httpError";
import { inlineScripts } from "./inlineScripts";

const contentSecurityPolicy = (webRoot: string | undefined) => ({
  useDefaults: false,
  directives: {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'", ...inlineScripts(webRoot)],
    // The page's own styles stand in its HTML, and the admin's are written as it runs.
    styleSrc: ["'self'", "'unsafe-inline'"],
    // The office may give a box a picture from elsewhere; barcodes come as blobs.
    imgSrc: ["'self'", "data:", "blob:", "https:"],
    frameSrc: ["https:"],
    // Pages that were built for another host send it their calls and, without JavaScript, the form.
    connectSrc: ["'self'", ...apiOrigins(webRoot)],
    formAction: ["'self'", ...apiOrigins(webRoot)],
    objectSrc: ["'none'"],
    baseUri: ["'none'"],
    frameAncestors: ["'none'"],
  },
});

interface Exposure {
  /** Other origins that may call, separated by commas. */
  corsOrigin?: string | undefined;
  /** The folder of the built web app. */
  webRoot?: string | undefined;
}

const tooMany = () => new HttpError(429, "Too many requests: please wait a while and try again");

/** How often one address may make the calls that are open to everybody, in a minute. */
export const perMinute: Partial<Record<CallName, number>> = { login: 60, submitContact: 20 };

/**
 * Headers that keep a browser from doing what the pages never ask for, and limits for the calls that
 * need no session. Other origins are let in only where `corsOrigin` names them.
 */
export function security(app: FastifyInstance, { corsOrigin, webRoot }: Exposure) {
  app.register(helmet, {
    contentSecurityPolicy: contentSecurityPolicy(webRoot),
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
  });
  if (corsOrigin !== undefined) {
    app.register(cors, {
      origin: corsOrigin.split(",").map((origin) => origin.trim()),
      methods: ["GET", "POST", "PUT"],
      exposedHeaders: ["Content-Range", "ETag", "Retry-After", featuresHeader],
    });
  }
  app.register(rateLimit, { global: false, timeWindow: 60_000, errorResponseBuilder: tooMany });
}
