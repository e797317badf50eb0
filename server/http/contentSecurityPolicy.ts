import { createHash } from "node:crypto";
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { mapOrigin } from "../../domain/company";
import { apiOrigins } from "./builtPages";

/** A script of the page's own: neither one from a file nor data for search engines. */
const inlineScript = /<script(?![^>]*\b(?:src|type)=)[^>]*>(.*?)<\/script>/gs;

const readScriptHashes = (page: string) =>
  [...readFileSync(page, "utf8").matchAll(inlineScript)].map(
    ([, code = ""]) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`,
  );

/**
 * Returns a function that gives the hashes of the scripts in the built pages. All public pages have the same scripts.
 * A build beside the running server replaces the pages one by one, so the hashes of the build before stay valid.
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

/**
 * The content security policy as options of helmet.
 * @param webRoot the folder of the built web app
 */
export const contentSecurityPolicy = (webRoot: string | undefined) => ({
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
    // Pages that were built for another host send it their calls and, without JavaScript, the form.
    connectSrc: ["'self'", ...apiOrigins(webRoot)],
    formAction: ["'self'", ...apiOrigins(webRoot)],
    objectSrc: ["'none'"],
    baseUri: ["'none'"],
    frameAncestors: ["'none'"],
  },
});
