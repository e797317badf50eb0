import { setTimeout as setTimeoutAsync } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import { throttleAsync } from "../../domain/throttleAsync";
import { readStoredFacts } from "../company/readFacts";
import type { Database } from "../db/connect";
import { errorMessage } from "../errors";
import type { SiteFile } from "../http/staticFiles";
import type { ChangeFeed, ResourceVersions } from "../lists/changeFeed";
import { renderFiles } from "./renderFiles";
import { builtAt, loadSite } from "./siteParts";

interface SiteOptions {
  readonly db: Database;
  readonly changes: ChangeFeed;
  readonly webRoot: string;
  logError(message: string): void;
}

const noFiles: ReadonlyMap<string, SiteFile> = new Map();

/** At most one rendering in this time, in milliseconds. */
const pauseMillis = 200;

/** The pause before the next attempt to follow a database that is away, in milliseconds. */
const retryMillis = 1_000;

/** The host opens after this time at the latest, in milliseconds. */
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
  /** False from a change until its facts are read. */
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
