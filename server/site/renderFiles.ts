import { createHash } from "node:crypto";
import { extname } from "node:path";
import { setImmediate } from "node:timers/promises";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { type CompanyFacts, localFacts } from "../../domain/companyFacts";
import type { SiteFile } from "../http/staticFiles";
import { crawlerFiles } from "./crawlerFiles";
import { officeManifest, officeManifestFile, officePage } from "./officeManifest";
import { pageDocument, type SiteParts, type SiteRenderer } from "./siteParts";

const types: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".xml": "application/xml",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json",
};

async function siteFile(name: string, text: string): Promise<SiteFile> {
  const body = Buffer.from(text);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  const br = await promisify(brotliCompress)(body, { params });
  const zipped = await promisify(gzip)(body, { level: 9 });
  return {
    type: types[extname(name)] ?? "application/octet-stream",
    body,
    etag: `W/"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`,
    compressed: new Map([
      ["br", Promise.resolve(br)],
      ["gzip", Promise.resolve(zipped)],
    ]),
  };
}

/** Returns all files of the site that have facts in them, by their paths. Other requests are served in between. */
export async function renderFiles(
  { parts, renderer }: { readonly parts: SiteParts; readonly renderer: SiteRenderer },
  facts: CompanyFacts,
): Promise<ReadonlyMap<string, SiteFile>> {
  const files = new Map<string, SiteFile>();
  const pages = await renderer.renderSite(facts);
  const english = localFacts(facts, "en");
  const texts = [
    ...[...pages].map(([file, page]) => [file, pageDocument(parts, file, page)] as const),
    ...Object.entries(crawlerFiles([...pages.keys()], english)),
    [officeManifestFile, officeManifest(english)] as const,
    ["admin/index.html", officePage(parts.office, english)] as const,
  ];
  for (const [name, text] of texts) {
    files.set(name, await siteFile(name, text));
    await setImmediate();
  }
  return files;
}
