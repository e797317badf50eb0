import { createHash } from "node:crypto";
import type { RowOrder } from "../../contract/list";
import type { CallName } from "../../contract/routes";
import { indiaDate } from "../../domain/indiaTime";
import type { Database } from "../db/connect";
import { sharedReads } from "../db/frequentReads";
import { type ListVersion, readListVersion } from "./cachedByTableVersion";
import { type ListRequest, readListRequest } from "./listParams";
import type { ListSource, SqlList } from "./listSource";
import { readList } from "./readList";

interface RequestedList {
  list: ListSource;
  fields: RowOrder;
  request: ListRequest;
}

/** A list's reply, which is sent again while its tables do not change. */
export interface CachedList {
  etag: string;
  /** For the `Content-Range` header. */
  part: string;
  json: Buffer;
  /** The JSON by content encoding. An encoding is computed at its first request. */
  compressed: Map<string, Promise<Buffer>>;
}

interface CacheEntry extends CachedList {
  /** The versions of the tables that the list was read from. Undefined for computed rows. */
  version: ListVersion | undefined;
}

/** Returns the version of a list's tables. The version of a list with ages also changes at midnight in India. */
async function readVersion(db: Database, { tables, changesDaily }: SqlList): Promise<ListVersion> {
  const today = changesDaily ? indiaDate(new Date()) : "";
  const version = await readListVersion(db, tables);
  return { ...version, content: `${today} ${version.content}` };
}

/** The entry least lately used leaves first. */
const maxEntries = 64;

export function listCache(db: Database) {
  const entries = new Map<string, CacheEntry>();
  /** The number of rows at the last count. */
  const totals = new Map<CallName, { rows: string; total: number }>();

  /** Callers share a running read. After a change, many clients read the same list. */
  const shared = sharedReads<CachedList>();

  const store = (key: string, entry: CacheEntry) => {
    entries.delete(key);
    entries.set(key, entry);
    const [oldest] = entries.keys();
    if (entries.size > maxEntries && oldest !== undefined) entries.delete(oldest);
    return entry;
  };

  /**
   * Reads a list. It does not count the rows again after a change that kept their number, because counting 50,000 rows
   * is slow.
   */
  async function read(
    name: CallName,
    { list, fields, request }: RequestedList,
    version: ListVersion | undefined,
  ) {
    const { filter } = request.query;
    const isWhole =
      Object.keys(filter).length === 0 &&
      "tables" in list &&
      (!list.where || list.isCountedByVersion === true);
    const counted = totals.get(name);
    const isKnown = isWhole && version !== undefined && counted?.rows === version.rows;
    const answer = await readList(db, list, fields, request, isKnown ? counted.total : undefined);
    if (isWhole && version) totals.set(name, { rows: version.rows, total: answer.total });
    return answer;
  }

  async function current(key: string, name: CallName, requested: RequestedList) {
    const known = entries.get(key);
    const { list } = requested;
    // Taken before the rows: a write in between makes the next request look again, never miss it.
    const version = "tables" in list ? await readVersion(db, list) : undefined;
    if (known && version && known.version?.content === version.content) return store(key, known);
    const answer = await read(name, requested, version);
    const { part } = answer;
    // Encoded once, for the digest and for the reply.
    const json = Buffer.from(answer.json);
    const etag = `W/"${createHash("sha256").update(`${part} `).update(json).digest("base64url")}"`;
    if (known?.etag === etag) return store(key, { ...known, version });
    return store(key, { version, etag, part, json, compressed: new Map() });
  }

  return async (
    name: CallName,
    list: ListSource,
    fields: RowOrder,
    query: unknown,
    request: ListRequest = readListRequest(fields.row, query),
  ): Promise<CachedList> => {
    const key = JSON.stringify([name, query]);
    const answer = () => current(key, name, { list, fields, request });
    // Rows that a rule has worked out are each request's own.
    return "tables" in list ? shared(key, answer) : answer();
  };
}
