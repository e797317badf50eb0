import { createHmac } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import type { CallName } from "../contract/routes";
import { say } from "../domain/messages/say";
import type { WriteDatabase } from "./db/connect";
import { idempotencyKeys } from "./db/schema";
import { HttpError } from "./errors";

interface StoredReply {
  type: string;
  reply: string;
}

/** A request that writes. Two requests are the same if all of these are equal. */
interface KeyedRequest {
  key: string;
  /** Undefined if a visitor or a station sent the request. */
  adminId: number | undefined;
  call: CallName;
  params: unknown;
  body: unknown;
}

const validKey = /^[\x21-\x7e]{1,200}$/;

/** The server sets these fields itself. Their values differ each time the browser sends the same order. */
const ignoredFields = new Set(["createdBy", "createdAt", "updatedAt"]);

const withoutIgnored = (field: string, value: unknown) =>
  ignoredFields.has(field) ? undefined : value;

const retentionHours = 24;

/** Deletes a limited number of rows and skips rows locked by other requests, so that no request waits. */
const deleteOld = (tx: WriteDatabase) =>
  tx.execute(sql`
    delete from ${idempotencyKeys} where key_digest in (
      select key_digest from ${idempotencyKeys}
      where created_at < now() - make_interval(hours => ${retentionHours})
      order by created_at limit 100 for update skip locked)`);

/**
 * Runs a write once for each key. The write and its reply are stored in one transaction. A request with the same key,
 * at the same moment or at another server too, gets the first reply. A write that failed may be tried again.
 *
 * Digests are keyed with the secret, since a body may have a password in it.
 */
export function idempotency(secret: string) {
  const digest = (...parts: unknown[]) =>
    createHmac("sha256", secret)
      .update(JSON.stringify(["idempotency", ...parts], withoutIgnored))
      .digest("base64url");

  /**
   * Runs the write, or returns the first reply to its key.
   * @throws HttpError 400 for an invalid key, 422 for a key of another request
   */
  return async function runOnce(
    tx: WriteDatabase,
    { key, adminId, call, params, body }: KeyedRequest,
    write: () => Promise<StoredReply>,
  ): Promise<StoredReply> {
    if (!validKey.test(key)) throw new HttpError(400, say("key.form"));
    const keyDigest = digest("key", adminId ?? null, key);
    // A call without path parameters has no parameters in its digest: earlier versions stored its digests so.
    const rest = Object.keys(Object(params)).length === 0 ? [] : [params];
    const requestDigest = digest("request", call, body, ...rest);
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${keyDigest}, 0))`);
    const [first] = await tx
      .select()
      .from(idempotencyKeys)
      .where(eq(idempotencyKeys.keyDigest, keyDigest));
    if (first && first.requestDigest !== requestDigest) {
      throw new HttpError(422, say("key.used"));
    }
    if (first) return { type: first.type, reply: first.reply };
    const written = await write();
    await tx.insert(idempotencyKeys).values({ keyDigest, requestDigest, ...written });
    await deleteOld(tx);
    return written;
  };
}
