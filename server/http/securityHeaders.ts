import { createHash } from "node:crypto";
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import cors from "@fastify/cors";
import type { FastifyInstance } from "fastify";
import helmet from "helmet";
import { callsHeader } from "../../contract/route";
import { mapOrigin } from "../../domain/company";
import { apiOrigins } from "./builtPages";

/** An inline script of the page. Excludes scripts from files and data for search engines. */
const inlineScript = /<script(?![^>]*\b(?:src|type)=)[^>]*>(.*?)<\/script>/gs;

const readScriptHashes = (page: string) =>
  [...readFileSync(page, "utf8").matchAll(inlineScript)].map(
    ([, code = ""]) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`,
  );

/**
 * Returns a function that reads the hashes of the inline scripts. All public pages have the same scripts. A build
 * replaces the pages one by one, so the earlier hashes stay valid.
 */
export function inlineScriptHashes(webRoot: string): () => string[] {
  const page = join(webRoot, "index.html");
  let readAt: number | undefined;
  let previous: string[] = [];
  let current: string[] = [];
  return () => {
    const changedAt = statSync(page, { throwIfNoEntry: false })?.mtimeMs;
    if (changedAt !== undefined && changedAt !== readAt) {
      readAt = changedAt;
      previous = current;
      current = readScriptHashes(page);
    }
    return [...current, ...previous];
  };
}

const contentSecurityPolicy = (webRoot: string | undefined) => ({
  useDefaults: false,
  directives: {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'"],
    // The pages have inline styles, and MUI adds style elements at run time.
    styleSrc: ["'self'", "'unsafe-inline'"],
    // The office may give a box a picture from elsewhere; barcodes come as blobs.
    imgSrc: ["'self'", "data:", "blob:", "https:"],
    // The map of a unit; and a job card is printed from a frame that holds it.
    frameSrc: [mapOrigin, "blob:"],
    // Pages that were built for another host send their calls to that host, and without JavaScript the contact form too.
    connectSrc: ["'self'", ...apiOrigins(webRoot)],
    formAction: ["'self'", ...apiOrigins(webRoot)],
    objectSrc: ["'none'"],
    baseUri: ["'none'"],
    frameAncestors: ["'none'"],
  },
});

interface SecurityOptions {
  /** Other origins that may call, separated by commas. */
  corsOrigin?: string | undefined;
  webRoot?: string | undefined;
}

/** Sets the headers for security. Other origins may call only if `corsOrigin` names them. */
export function securityHeaders(app: FastifyInstance, { corsOrigin, webRoot }: SecurityOptions) {
  // Built once: @fastify/helmet would build it for every request.
  const setHeaders = helmet({
    contentSecurityPolicy: contentSecurityPolicy(webRoot),
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
    // Headers that today's browsers need not or do not know. Headers are not compressed, and the first packets of a page
    // have little room.
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });
  app.addHook("onRequest", (request, reply, done) =>
    setHeaders(request.raw, reply.raw, () => done()),
  );
  if (corsOrigin === undefined) return;
  app.register(cors, {
    origin: corsOrigin.split(",").map((origin) => origin.trim()),
    methods: ["GET", "POST", "PUT"],
    exposedHeaders: ["Content-Range", "ETag", "Retry-After", callsHeader],
  });
}
