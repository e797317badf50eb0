import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { z } from "zod";
import { validate } from "../../contract/errors";
import { ListParams } from "../../contract/list";
import type { CallName } from "../../contract/routes";
import type { Database } from "../db/connect";
import { badRequest } from "../errors";
import { addVary } from "../http/vary";
import { type ListSource, readList } from "./listQuery";
import type { Rows } from "./listSql";
import { type ListVersion, listVersionOf } from "./listVersion";

type Encoding = "br" | "gzip";

/** A list, and what of it is asked for. */
interface Asked {
  list: ListSource;
  rows: Rows;
  query: z.infer<typeof ListParams>;
}

/** A list that was answered, ready to be sent again while its tables stay as they are. */
interface CacheEntry {
  /** Of the tables that it was read from; none where a rule works the rows out each time. */
  version: ListVersion | undefined;
  etag: string;
  part: string;
  plain: Buffer;
  packed: Map<Encoding, Promise<Buffer>>;
}

/** How many lists are kept, the least lately asked for leaving first. */
const mostKept = 64;

/** Below this many bytes packing costs more than it saves. */
const worthPacking = 1_000;

const pack: Record<Encoding, (plain: Buffer) => Promise<Buffer>> = {
  br: (plain) =>
    promisify(brotliCompress)(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (plain) => promisify(gzip)(plain),
};

const encodingFor = (request: FastifyRequest): Encoding | undefined => {
  const accepted = String(request.headers["accept-encoding"] ?? "");
  return (["br", "gzip"] as const).find((encoding) => accepted.includes(encoding));
};

async function send(kept: CacheEntry, request: FastifyRequest, reply: FastifyReply) {
  reply
    .header("ETag", kept.etag)
    .header("Content-Range", kept.part)
    .header("Cache-Control", "no-cache");
  addVary(reply, "Accept-Encoding, Authorization");
  if (request.headers["if-none-match"] === kept.etag) return reply.status(304).send();

  reply.type("application/json; charset=utf-8");
  const encoding = encodingFor(request);
  if (!encoding || kept.plain.length < worthPacking) return reply.send(kept.plain);
  const packed = kept.packed.get(encoding) ?? pack[encoding](kept.plain);
  kept.packed.set(encoding, packed);
  return reply.header("Content-Encoding", encoding).send(await packed);
}

/** Sends lists; one that did not change is neither read again nor packed again. */
export function listCache(db: Database) {
  const keeping = new Map<string, CacheEntry>();
  /** Of how many rows a whole list was when it was last counted. */
  const totals = new Map<CallName, { rows: string; total: number }>();

  const keep = (key: string, kept: CacheEntry) => {
    keeping.delete(key);
    keeping.set(key, kept);
    const [oldest] = keeping.keys();
    if (keeping.size > mostKept && oldest !== undefined) keeping.delete(oldest);
    return kept;
  };

  /** Fifty thousand rows take their time to count, and most changes leave their number as it is. */
  async function answer(name: CallName, asked: Asked, version: ListVersion | undefined) {
    const { list, rows, query } = asked;
    const isWhole = query.filter === undefined && list.where === undefined;
    const counted = totals.get(name);
    const isKnown = isWhole && version !== undefined && counted?.rows === version.rows;
    const answered = await readList(db, list, rows, query, isKnown ? counted.total : undefined);
    if (isWhole && version) totals.set(name, { rows: version.rows, total: answered.total });
    return answered;
  }

  async function current(key: string, name: CallName, asked: Asked) {
    const known = keeping.get(key);
    const { tables } = asked.list;
    // Taken before the rows: a write in between makes the next request look again, never miss it.
    const version = tables.length === 0 ? undefined : await listVersionOf(db, tables);
    if (known && version && known.version?.content === version.content) return keep(key, known);
    const { json, part } = await answer(name, asked, version);
    const etag = `W/"${createHash("sha256").update(`${part} ${json}`).digest("base64url")}"`;
    if (known?.etag === etag) return keep(key, { ...known, version });
    return keep(key, { version, etag, part, plain: Buffer.from(json), packed: new Map() });
  }

  return async (
    name: CallName,
    list: ListSource,
    rows: Rows,
    request: FastifyRequest,
    reply: FastifyReply,
  ) => {
    const query = validate(ListParams, request.query);
    if (!query.ok) throw badRequest(query.errors);
    const key = JSON.stringify([name, request.query]);
    const asked = { list, rows, query: query.value };
    return send(await current(key, name, asked), request, reply);
  };
}
