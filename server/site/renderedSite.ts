import { createHash } from "node:crypto";
import { extname } from "node:path";
import { setImmediate, setTimeout as setTimeoutAsync } from "node:timers/promises";
import { isDeepStrictEqual, promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { type CompanyFacts, localFacts } from "../../domain/companyFacts";
import { throttleAsync } from "../../domain/throttleAsync";
import { readStoredFacts } from "../company/plantSettings";
import type { Database } from "../db/connect";
import { errorMessage } from "../errors";
import type { SiteFile } from "../http/staticFiles";
import type { ChangeFeed, ResourceVersions } from "../lists/changeFeed";
import {
  builtAt,
  crawlerFiles,
  loadSite,
  officeManifest,
  officeManifestFile,
  officePage,
  pageDocument,
  type SiteParts,
  type SiteRenderer,
} from "./siteFiles";

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
async function renderFiles(
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

interface SiteOptions {
  readonly db: Database;
  readonly changes: ChangeFeed;
  readonly webRoot: string;
  logError(message: string): void;
}

const noFiles: ReadonlyMap<string, SiteFile> = new Map();

/** The least milliseconds between the starts of two renderings that changes request. */
const pauseMillis = 200;

/** The milliseconds before the next attempt to follow the changes, after the database could not be reached. */
const retryMillis = 1_000;

/** The most milliseconds that the host waits for the first rendering before it opens. */
const startMillis = 5_000;

/**
 * Renders the public pages with the stored facts: at start, after each change by any instance, and after each build.
 * With nothing stored there are no files, and the files of the build are served. If the rendering fails, the last
 * files stay.
 */
export function renderedSite({ db, changes, webRoot, logError }: SiteOptions) {
  let files = noFiles;
  let version: string | undefined;
  /** The facts of the last rendering, also if it failed. */
  let source: { readonly built: number | undefined } | undefined;
  /** False after a change of the facts, until the facts are read. */
  let isRead = false;

  async function render() {
    const facts = await readStoredFacts(db);
    isRead = true;
    const now = { facts, built: builtAt(webRoot) };
    if (isDeepStrictEqual(now, source)) return;
    source = now;
    files = facts ? await renderFiles(await loadSite(webRoot), facts) : noFiles;
  }

  let last = Promise.resolve();

  /** Renders after the last rendering has ended. */
  function renderNext() {
    last = last
      .then(render)
      .catch((error: unknown) =>
        logError(`The public pages were not rendered: ${errorMessage(error)}`),
      );
    return last;
  }

  const rendering = throttleAsync(renderNext, () => pauseMillis);

  const follower = {
    isInternal: true,
    onChange(versions: ResourceVersions) {
      if (versions.get("company") === version) return;
      version = versions.get("company");
      isRead = false;
      rendering.request();
    },
    onHeartbeat() {
      if (!isRead || builtAt(webRoot) !== source?.built) rendering.request();
    },
    onClose: rendering.stop,
  } as const;

  async function follow(): Promise<void> {
    try {
      await changes.follow(follower);
    } catch {
      if (!changes.isClosed) setTimeout(() => void follow(), retryMillis).unref();
    }
  }

  return {
    /** Returns a file by its path in the web root, without a slash before it. */
    find: (path: string): SiteFile | undefined => files.get(path),

    /** Resolves when the pages are rendered, or after some seconds: the host then opens with the pages of the build. */
    async start() {
      if (builtAt(webRoot) === undefined) return;
      const rendered = follow().then(renderNext);
      await Promise.race([rendered, setTimeoutAsync(startMillis, undefined, { ref: false })]);
    },
  };
}
