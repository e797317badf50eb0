import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** A script of the page's own: neither one from a file nor data for search engines. */
const inline = /<script(?![^>]*\b(?:src|type)=)[^>]*>(.*?)<\/script>/gs;

/**
 * The scripts that stand in the built pages themselves, as a content security policy names them: by
 * their hashes. All public pages carry the same.
 */
export function inlineScripts(webRoot: string | undefined): string[] {
  const page = join(webRoot ?? "", "index.html");
  if (webRoot === undefined || !existsSync(page)) return [];
  return [...readFileSync(page, "utf8").matchAll(inline)].map(
    ([, code = ""]) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`,
  );
}
