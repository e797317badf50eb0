import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { sql } from "drizzle-orm";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { z } from "zod";
import { check } from "../../contract/errors";
import { ListQuery } from "../../contract/list";
import type { CallName } from "../../contract/table";
import type { Database } from "../db/connect";
import type { Rows } from "./listSql";
import { answerList, type List } from "./lists";
import { malformed } from "./refusal";
import { addVary } from "./vary";

type Encoding = "br" | "gzip";

/** A list that was answered, ready to be sent again while its tables stay as they are. */
interface Kept {
  stamp: string;
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

/**
 * What changes whenever a row of these tables does, on whichever server: each row's `xmin` is the
 * transaction that wrote it, so counts and sums tell an insert, an update and a deletion.
 */
async function stampOf(db: Database, { tables }: List): Promise<string> {
  const stamps = tables.map(
    (table) => sql`(select count(*) || '.' || coalesce(sum(xmin::text::bigint), 0) from ${table})`,
  );
  const { rows } = await db.execute<{ stamp: string }>(
    sql`select concat_ws('/', ${sql.join(stamps, sql`, `)}) as stamp`,
  );
  return rows[0]?.stamp ?? "";
}

const encodingFor = (request: FastifyRequest): Encoding | undefined => {
  const accepted = String(request.headers["accept-encoding"] ?? "");
  return (["br", "gzip"] as const).find((encoding) => accepted.includes(encoding));
};

async function send(kept: Kept, request: FastifyRequest, reply: FastifyReply) {
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
export function listReplies(db: Database) {
  const keeping = new Map<string, Kept>();

  const keep = (key: string, kept: Kept) => {
    keeping.delete(key);
    keeping.set(key, kept);
    const [oldest] = keeping.keys();
    if (keeping.size > mostKept && oldest !== undefined) keeping.delete(oldest);
    return kept;
  };

  async function current(key: string, list: List, rows: Rows, query: z.infer<typeof ListQuery>) {
    const known = keeping.get(key);
    // Taken before the rows: a write in between makes the next request look again, never miss it.
    const stamp = list.tables.length === 0 ? "" : await stampOf(db, list);
    if (known && stamp !== "" && known.stamp === stamp) return keep(key, known);
    const { json, part } = await answerList(db, list, rows, query);
    const etag = `W/"${createHash("sha256").update(`${part} ${json}`).digest("base64url")}"`;
    if (known?.etag === etag) return keep(key, { ...known, stamp });
    return keep(key, { stamp, etag, part, plain: Buffer.from(json), packed: new Map() });
  }

  return async (
    name: CallName,
    list: List,
    rows: Rows,
    request: FastifyRequest,
    reply: FastifyReply,
  ) => {
    const query = check(ListQuery, request.query);
    if (!query.ok) throw malformed(query.errors);
    const key = JSON.stringify([name, request.query]);
    return send(await current(key, list, rows, query.value), request, reply);
  };
}
