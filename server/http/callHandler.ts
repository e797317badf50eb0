import { Readable } from "node:stream";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Call } from "../../contract/call";
import { calls } from "../../contract/calls";
import type { CsvColumns } from "../../contract/list";
import { allCalls, callsHeader, idempotencyHeader } from "../../contract/route";
import type { CallName } from "../../contract/routes";
import type { FileKind } from "../../domain/attachments/fileKinds";
import { isMessage, say } from "../../domain/messages/say";
import { cookieJar } from "../auth/deviceCookies";
import type { Database, WriteDatabase } from "../db/connect";
import { type CheckWrite, transactOf } from "../db/transact";
import { rejectDuplicates, type UniqueConstraints } from "../db/writeRows";
import { englishText, HttpError, messageHeaders } from "../errors";
import type { idempotency } from "../idempotency";
import { type ListRequest, readListRequest } from "../lists/listParams";
import { type CachedList, type CsvOrder, exportList, listCache } from "../lists/listReplies";
import { isListSource, type ListSource } from "../lists/listSource";
import { addVary, sendEncoded } from "./contentEncoding";
import { fixedFieldsIn, refuseFixedFields } from "./fixedFields";
import type { AnyHandler, AnyRun, AnyWrite, Handlers, Services, StoredFile } from "./handler";
import { contentTypeOf, mediaTypes } from "./mediaTypes";

/** Checks the JSON of a reply. If it refuses the reply of a write, the write is not stored. */
export type CheckReply = (name: CallName, reply: unknown) => void;

export interface CallServices {
  handlers: Handlers;
  context: Services & { readonly db: Database };
  runOnce: ReturnType<typeof idempotency>;
  /** The messages of the unique indexes, from the descriptors of all record kinds. */
  unique: UniqueConstraints;
  checkReply?: CheckReply | undefined;
  checkWrite?: CheckWrite | undefined;
}

/** Returns the body of a reply. A text is sent in English, with its code in a header. */
function bodyOf(result: unknown, call: Call, reply: FastifyReply): unknown {
  if (call.reply !== "text" || !isMessage(result)) return result;
  reply.headers(messageHeaders(result));
  return englishText(result);
}

/** Returns the body for a handler. @throws HttpError 415 if the call takes a file and gets none */
function readBody({ body }: FastifyRequest, { encoding, body: schema }: Call): unknown {
  if (encoding !== "csv" && encoding !== "file") return schema && body;
  if (body instanceof Readable) return body;
  throw new HttpError(415, say("sendAs", { type: mediaTypes[encoding] }));
}

const serialize = (result: unknown) =>
  typeof result === "string" ? result : JSON.stringify(result);

const jsonType = "application/json; charset=utf-8";

/** Sends a list, or 304 to a browser that has it already. */
async function sendList(
  { etag, part, json, compressed }: CachedList,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  reply.header("ETag", etag).header("Content-Range", part).header("Cache-Control", "no-cache");
  addVary(reply, "Accept-Encoding, Authorization");
  if (request.headers["if-none-match"] === etag) return reply.status(304).send();
  reply.type(jsonType);
  return sendEncoded(json, compressed, request, reply);
}

/** Sends all rows of a list as CSV, as they come from the database. */
async function sendCsv(
  db: Database,
  list: ListSource,
  fields: CsvOrder,
  request: ListRequest & { csv: CsvColumns },
  reply: FastifyReply,
) {
  const { total, stream } = await exportList(db, list, fields, request);
  const last = Math.max(0, total - 1);
  reply.header("Content-Range", `rows ${total === 0 ? "*" : `0-${last}`}/${total}`);
  reply.header("Cache-Control", "no-store").type("text/csv; charset=utf-8");
  return reply.send(stream);
}

const types: Readonly<Record<FileKind, string>> = {
  PDF: "application/pdf",
  PNG: "image/png",
  JPEG: "image/jpeg",
  WEBP: "image/webp",
  // A browser shows no DXF and no AI file.
  DXF: "application/octet-stream",
  AI: "application/octet-stream",
  XLSX: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
};

const isStoredFile = (result: unknown): result is StoredFile =>
  typeof result === "object" && result !== null && "content" in result && "kind" in result;

/** Writes a name for a header in percent encoding, with the characters that `encodeURIComponent` leaves out. */
const encodeName = (name: string) =>
  encodeURIComponent(name).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16)}`,
  );

/** Sends a file for saving. A browser that opens it at its address runs nothing in it. */
function sendFile({ name, kind, content }: StoredFile, reply: FastifyReply) {
  reply.header("Content-Disposition", `attachment; filename*=UTF-8''${encodeName(name)}`);
  reply.header("Content-Security-Policy", "default-src 'none'; sandbox");
  reply.header("Cache-Control", "no-store");
  reply.type(types[kind]);
  return content;
}

export function callHandler({
  handlers,
  context,
  runOnce,
  unique,
  checkReply,
  checkWrite,
}: CallServices) {
  const lists = listCache(context.db);

  return async (name: CallName, request: FastifyRequest, reply: FastifyReply) => {
    const call: Call = calls[name];
    const handler: AnyHandler = handlers[name];
    const input = {
      params: request.params,
      query: request.query,
      body: readBody(request, call),
      session: request.session,
      address: request.ip,
      authority: request.host,
      userAgent: request.headers["user-agent"] ?? "",
      cookies: cookieJar(request, reply),
      readSession: () => context.sessions.read(request.headers.authorization, call),
    };
    let type = typeof call.reply === "string" ? contentTypeOf(call.reply) : jsonType;
    const fixed = fixedFieldsIn(name, request.unvalidated.body);
    /** Checks what a handler returns, before the transaction of a write is committed. */
    const bodyFor = async (result: unknown) => {
      const body = bodyOf(await result, call, reply);
      if (fixed) refuseFixedFields(fixed, body);
      if (checkReply && typeof call.reply !== "string" && !isListSource(body))
        checkReply(name, JSON.parse(serialize(body)));
      return body;
    };
    const { db, ...services } = context;
    const transact = transactOf(db, name, { unique, checkWrite });

    /** Runs a write in the one transaction of its call, which also stores the reply to a key. */
    async function runWrite({ write, transaction, isOneStatement }: AnyWrite): Promise<unknown> {
      const key = request.headers[idempotencyHeader.toLowerCase()];
      const work = (tx: WriteDatabase) => bodyFor(write(input, { ...services, tx }));
      if (key === undefined || call.repeat !== undefined) {
        const isChecked = fixed ?? checkReply ?? checkWrite;
        // PostgreSQL runs a single statement as a transaction.
        if (!isChecked && isOneStatement?.(input)) return rejectDuplicates(unique, work(db));
        return transact(work, transaction);
      }
      const { session } = request;
      const adminId = session && "adminId" in session ? session.adminId : undefined;
      const { params, body } = input;
      const keyed = { key: String(key), adminId, call: name, params, body };
      const stored = await transact(
        (tx) => runOnce(tx, keyed, async () => ({ type, reply: serialize(await work(tx)) })),
        transaction,
      );
      type = stored.type;
      return stored.reply;
    }
    const runOutside = (run: AnyRun) => bodyFor(run(input, { ...context, transact }));

    const result =
      typeof handler === "function"
        ? await (call.method === "GET" ? runOutside(handler) : runWrite({ write: handler }))
        : await ("run" in handler ? runOutside(handler.run) : runWrite(handler));
    // An open tab of a build before 1.0.0 notes this feature, and its next build reads it (`isOwnHost` of the browser).
    if (name === "login") reply.header("Plant-Features", "edit");
    // The site has no login, so public lists have the header too.
    if (name === "login" || (call.access === "public" && call.row))
      reply.header(callsHeader, allCalls);
    if (call.row && isListSource(result)) {
      const fields = { row: call.row, first: call.first };
      const listRequest = readListRequest(call.row, request.unvalidated.query, call.csvRow);
      const { csv } = listRequest;
      if (csv) {
        const all = { ...fields, csvRow: call.csvRow };
        return sendCsv(context.db, result, all, { ...listRequest, csv }, reply);
      }
      const list = await lists(name, result, fields, request.unvalidated.query, listRequest);
      return sendList(list, request, reply);
    }
    if (call.reply === "file" && isStoredFile(result)) return sendFile(result, reply);
    if (call.reply === "ndjson") {
      // Makes nginx pass each line on at once.
      reply.header("Cache-Control", "no-store").header("X-Accel-Buffering", "no");
    }
    // A picture's address has a hash of the content.
    if (call.reply === "webp") reply.header("Cache-Control", "public, max-age=31536000, immutable");
    if (["pdf", "csv", "txt", "text", "backup"].some((type) => type === call.reply))
      reply.header("Cache-Control", "no-store");
    reply.type(type);
    // A returned reply is slower: Fastify waits for the end of the reply's stream.
    return result;
  };
}
