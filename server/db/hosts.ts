import pg from "pg";
import { StartupError } from "../errors";

/** `postgres://user:password@one:5432,two:5432/database?setting=value`, with one host or several. */
const address = /^(postgres(?:ql)?:\/\/(?:[^/?#]*@)?)([^/?#]*)(?:\/([^?#]*))?(\?.*)?$/;

interface Parts {
  /** The scheme, and the role with its password. */
  start: string;
  servers: readonly string[];
  /** The name of the database, escaped as in a URL. */
  path: string;
  search: string;
}

function partsOf(url: string): Parts {
  const [, start = url, servers = "", path = "", search = ""] = address.exec(url) ?? [];
  return { start, servers: servers.split(","), path, search };
}

const join = ({ start, servers, path, search }: Parts) =>
  `${start}${servers.join(",")}/${path}${search}`;

/**
 * Removes `target_session_attrs` from a query. It is libpq's word for the host that takes writes, and node-postgres
 * does not know it.
 */
function withoutTarget(search: string): string {
  const settings = new URLSearchParams(search);
  if (!settings.has("target_session_attrs")) return search;
  settings.delete("target_session_attrs");
  return settings.size === 0 ? "" : `?${settings}`;
}

/** Returns the address of each host. An address with one host is returned unchanged. */
export function serverUrls(url: string): string[] {
  const parts = partsOf(url);
  const search = withoutTarget(parts.search);
  return parts.servers.map((server) => join({ ...parts, servers: [server], search }));
}

/** Returns the hosts, without the role and its password. */
export const serversOf = (url: string): string => partsOf(url).servers.join(", ");

export const databaseRole = (url: string): string =>
  decodeURIComponent(new URL(serverUrls(url)[0] ?? url).username);

export const databaseOf = (url: string): string => decodeURIComponent(partsOf(url).path);

/** Returns the address of another database on the same hosts. */
export const withDatabase = (url: string, database: string): string =>
  join({ ...partsOf(url), path: encodeURIComponent(database) });

/** True if each host and port can be read. */
export const isAddress = (url: string): boolean =>
  address.test(url) && !/\s/.test(url) && serverUrls(url).every((one) => URL.canParse(one));

/** The milliseconds between two checks of the hosts. */
const lookMillis = 500;

/** The milliseconds after which a host that does not answer counts as unreachable. */
const answerMillis = 2_000;

/**
 * The timeline of a host that takes writes. A standby takes none, and begins the next timeline when it is promoted.
 * PostgreSQL names its files of the write-ahead log by the timeline.
 */
const readTimeline = `select case when current_setting('transaction_read_only') = 'off'
  then ('x' || left(pg_walfile_name(pg_current_wal_lsn()), 8))::bit(32)::int end as timeline`;

/** Asks one host for its timeline, on a connection that stays open. */
function timelineReader(url: string) {
  let client: pg.Client | undefined;

  async function open() {
    const opened = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: answerMillis,
      query_timeout: answerMillis,
      keepAlive: true,
    });
    // Without a listener the error would end the process. The next query on the connection rejects with the error.
    opened.on("error", () => undefined);
    await opened.connect();
    return opened;
  }

  function close() {
    client?.end().catch(() => undefined);
    client = undefined;
  }

  return {
    /** Reads the timeline. Returns undefined if the host takes no writes, or does not answer. */
    async read(): Promise<number | undefined> {
      try {
        client ??= await open();
        const { rows } = await client.query<{ timeline: number | null }>(readTimeline);
        return rows[0]?.timeline ?? undefined;
      } catch {
        close();
        return undefined;
      }
    },
    close,
  };
}

interface Primary {
  url: string;
  timeline: number;
}

/**
 * Returns the host with the latest timeline. An old primary has an earlier timeline than the promoted standby,
 * and would lose writes. The present primary stays if another host has the same timeline.
 */
export function choosePrimary(
  found: readonly { url: string; timeline: number | undefined }[],
  present?: Primary,
): Primary | undefined {
  let chosen: Primary | undefined;
  for (const { url, timeline } of found) {
    if (timeline === undefined || timeline < (present?.timeline ?? 0)) continue;
    const isLater = timeline > (chosen?.timeline ?? 0);
    const isPresent = timeline === chosen?.timeline && url === present?.url;
    if (isLater || isPresent) chosen = { url, timeline };
  }
  return chosen;
}

function primaryFinder(url: string) {
  const readers = serverUrls(url).map((server) => ({
    url: server,
    reader: timelineReader(server),
  }));
  return {
    find: async (present?: Primary) =>
      choosePrimary(
        await Promise.all(
          readers.map(async ({ url: server, reader }) => ({
            url: server,
            timeline: await reader.read(),
          })),
        ),
        present,
      ),
    close() {
      for (const { reader } of readers) reader.close();
    },
  };
}

const noPrimary = (url: string) =>
  new StartupError(`None of the PostgreSQL servers ${serversOf(url)} takes writes at the moment`);

/**
 * Returns the address of the host that takes writes. An address with one host is not examined.
 * @throws StartupError if no host takes writes
 */
export async function findPrimary(url: string): Promise<string> {
  const [only, ...others] = serverUrls(url);
  if (only !== undefined && others.length === 0) return only;
  const finder = primaryFinder(url);
  const primary = await finder.find();
  finder.close();
  if (!primary) throw noPrimary(url);
  return primary.url;
}

interface Following {
  /** The address of the host that takes writes now. */
  readonly url: string;
  /** Checks the hosts until it is stopped. Calls `onMoved` with the address of the next primary. */
  follow(onMoved: (url: string) => void): void;
  stop(): void;
}

/** Finds the host that takes writes, to follow it. @throws StartupError if no host takes writes */
export async function primaryFollower(url: string): Promise<Following> {
  const [only, ...others] = serverUrls(url);
  // An address with one host has no other primary that could be followed.
  if (only !== undefined && others.length === 0)
    return { url: only, follow: () => undefined, stop: () => undefined };
  const finder = primaryFinder(url);
  const first = await finder.find();
  if (!first) {
    finder.close();
    throw noPrimary(url);
  }
  let present = first;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;

  async function look(onMoved: (url: string) => void) {
    const found = await finder.find(present);
    if (isStopped) return finder.close();
    const hasMoved = found !== undefined && found.url !== present.url;
    present = found ?? present;
    if (hasMoved) onMoved(present.url);
    lookLater(onMoved);
  }

  function lookLater(onMoved: (url: string) => void) {
    timer = setTimeout(() => void look(onMoved), lookMillis);
  }

  return {
    get url() {
      return present.url;
    },
    follow: lookLater,
    stop() {
      isStopped = true;
      clearTimeout(timer);
      finder.close();
    },
  };
}
