import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { apiOrigins } from "./apiHost";

/** A script of the page's own: neither one from a file nor data for search engines. */
const inlineScript = /<script(?![^>]*\b(?:src|type)=)[^>]*>(.*?)<\/script>/gs;

/** The hashes of the scripts that stand in the built pages themselves: all public pages have the same. */
function inlineScriptHashes(webRoot: string | undefined): string[] {
  const page = join(webRoot ?? "", "index.html");
  if (webRoot === undefined || !existsSync(page)) return [];
  return [...readFileSync(page, "utf8").matchAll(inlineScript)].map(
    ([, code = ""]) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`,
  );
}

/**
 * What the pages may load and whom they may call, as options of helmet.
 * @param webRoot the folder of the built web app
 */
export const contentSecurityPolicy = (webRoot: string | undefined) => ({
  useDefaults: false,
  directives: {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'", ...inlineScriptHashes(webRoot)],
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
