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

export const roleOf = (url: string): string =>
  decodeURIComponent(new URL(serverUrls(url)[0] ?? url).username);

export const databaseOf = (url: string): string => decodeURIComponent(partsOf(url).path);

/** Returns the address of another database on the same hosts. */
export const withDatabase = (url: string, database: string): string =>
  join({ ...partsOf(url), path: encodeURIComponent(database) });

/** True if each host and port can be read. */
export const isAddress = (url: string): boolean =>
  address.test(url) && !/\s/.test(url) && serverUrls(url).every((one) => URL.canParse(one));
