import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { RowOrder } from "../../contract/applyListQuery";
import { validate } from "../../contract/errors";
import { ListParams } from "../../contract/list";
import type { CallName } from "../../contract/routes";
import type { Database } from "../db/connect";
import { badRequest } from "../errors";
import { addVary } from "../http/vary";
import { type ListRequest, readListParams } from "./listParams";
import type { ListSource } from "./listSource";
import { type ListVersion, listVersionOf } from "./listVersion";
import { readList } from "./readList";

type Encoding = "br" | "gzip";

/** A list, and what of it is asked for. */
interface CachedList {
  list: ListSource;
  fields: RowOrder;
  request: ListRequest;
}

/** A list as it was answered, to be sent again while its tables stay as they are. */
interface CacheEntry {
  /** Of the tables that it was read from; none where a rule works the rows out each time. */
  version: ListVersion | undefined;
  etag: string;
  part: string;
  json: Buffer;
  compressed: Map<Encoding, Promise<Buffer>>;
}

/** The entry least lately used leaves first. */
const maxEntries = 64;

/** Below this many bytes compressing costs more than it saves. */
const minCompressedBytes = 1_000;

const compress: Record<Encoding, (json: Buffer) => Promise<Buffer>> = {
  br: (json) =>
    promisify(brotliCompress)(json, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (json) => promisify(gzip)(json),
};

const encodingFor = (request: FastifyRequest): Encoding | undefined => {
  const accepted = String(request.headers["accept-encoding"] ?? "");
  return (["br", "gzip"] as const).find((encoding) => accepted.includes(encoding));
};

async function send(entry: CacheEntry, request: FastifyRequest, reply: FastifyReply) {
  reply
    .header("ETag", entry.etag)
    .header("Content-Range", entry.part)
    .header("Cache-Control", "no-cache");
  addVary(reply, "Accept-Encoding, Authorization");
  if (request.headers["if-none-match"] === entry.etag) return reply.status(304).send();

  reply.type("application/json; charset=utf-8");
  const encoding = encodingFor(request);
  if (!encoding || entry.json.length < minCompressedBytes) return reply.send(entry.json);
  const compressed = entry.compressed.get(encoding) ?? compress[encoding](entry.json);
  entry.compressed.set(encoding, compressed);
  return reply.header("Content-Encoding", encoding).send(await compressed);
}

/** Sends lists; one that did not change is neither read again nor compressed again. */
export function listCache(db: Database) {
  const entries = new Map<string, CacheEntry>();
  /** Of how many rows a whole list was when it was last counted. */
  const totals = new Map<CallName, { rows: string; total: number }>();

  const store = (key: string, entry: CacheEntry) => {
    entries.delete(key);
    entries.set(key, entry);
    const [oldest] = entries.keys();
    if (entries.size > maxEntries && oldest !== undefined) entries.delete(oldest);
    return entry;
  };

  /** Fifty thousand rows take their time to count, and most changes leave their number as it is. */
  async function read(
    name: CallName,
    { list, fields, request }: CachedList,
    version: ListVersion | undefined,
  ) {
    const { filter } = request.query;
    const isWhole = Object.keys(filter).length === 0 && "tables" in list && !list.where;
    const counted = totals.get(name);
    const isKnown = isWhole && version !== undefined && counted?.rows === version.rows;
    const answer = await readList(db, list, fields, request, isKnown ? counted.total : undefined);
    if (isWhole && version) totals.set(name, { rows: version.rows, total: answer.total });
    return answer;
  }

  async function current(key: string, name: CallName, cached: CachedList) {
    const known = entries.get(key);
    const { list } = cached;
    // Taken before the rows: a write in between makes the next request look again, never miss it.
    const version = "tables" in list ? await listVersionOf(db, list.tables) : undefined;
    if (known && version && known.version?.content === version.content) return store(key, known);
    const { json, part } = await read(name, cached, version);
    const etag = `W/"${createHash("sha256").update(`${part} ${json}`).digest("base64url")}"`;
    if (known?.etag === etag) return store(key, { ...known, version });
    return store(key, { version, etag, part, json: Buffer.from(json), compressed: new Map() });
  }

  return async (
    name: CallName,
    list: ListSource,
    fields: RowOrder,
    request: FastifyRequest,
    reply: FastifyReply,
  ) => {
    const params = validate(ListParams, request.query);
    if (!params.ok) throw badRequest(params.errors);
    const key = JSON.stringify([name, request.query]);
    const cached = { list, fields, request: readListParams(fields.row, params.value) };
    return send(await current(key, name, cached), request, reply);
  };
}
