import { openAsBlob } from "node:fs";
import { Readable } from "node:stream";
import { AwsClient } from "aws4fetch";
import { create } from "xmlbuilder2";
import * as z from "zod/mini";
import { say } from "../../domain/messages/say";
import { conflict, HttpError } from "../errors";
import { isBackupName } from "./names";
import type { BackupStore, StoredFile } from "./store";

interface S3Settings {
  /** The address of the bucket, with an optional prefix: `https://s3.ap-south-1.amazonaws.com/bucket/prefix`. */
  url: string;
  accessKeyId: string;
  secretAccessKey: string;
  region: string;
}

const Key = z.object({ Key: z.string(), Size: z.coerce.number() });
/** The reply of ListObjectsV2. One object is no array in XML. */
const Listing = z.object({
  ListBucketResult: z.looseObject({
    Contents: z.optional(z.union([z.array(z.looseObject(Key.shape)), z.looseObject(Key.shape)])),
    IsTruncated: z.optional(z.string()),
    NextContinuationToken: z.optional(z.string()),
  }),
});

/** Milliseconds until a storage must have begun its reply. */
const timeoutMillis = 60_000;

/**
 * Backups in a storage that speaks the protocol of S3, addressed by path. A file may have 5 GB.
 * Source: https://docs.aws.amazon.com/AmazonS3/latest/API/API_Operations_Amazon_Simple_Storage_Service.html
 */
export function s3Store({ url, ...access }: S3Settings): BackupStore {
  const client = new AwsClient({ ...access, service: "s3", retries: 2 });
  const { origin, pathname } = new URL(url);
  const [bucket = "", ...folders] = pathname.split("/").filter((part) => part !== "");
  const prefix = folders.map((folder) => `${folder}/`).join("");
  const place = `${origin}/${bucket}/${prefix}`;
  const addressOf = (name: string) => `${place}${name}`;

  async function send(address: string, init: { method: string; body?: Blob }) {
    const reply = await client
      .fetch(address, { ...init, signal: AbortSignal.timeout(timeoutMillis) })
      .catch((error: unknown) => {
        throw new HttpError(503, say("backup.storageAway", { place }), undefined, {
          reason: String(error),
        });
      });
    if (reply.ok || reply.status === 404) return reply;
    const text = await reply.text();
    throw conflict(
      text.includes("RequestTimeTooSkewed")
        ? say("backup.storageClock", { place })
        : say("backup.storageRefused", { place, status: String(reply.status) }),
    );
  }

  async function listPage(token?: string): Promise<StoredFile[]> {
    const query = new URLSearchParams({ "list-type": "2", prefix });
    if (token !== undefined) query.set("continuation-token", token);
    const reply = await send(`${origin}/${bucket}?${query}`, { method: "GET" });
    if (reply.status === 404)
      throw conflict(say("backup.storageRefused", { place, status: "404" }));
    const read = Listing.safeParse(create(await reply.text()).end({ format: "object" }));
    if (!read.success) throw conflict(say("backup.storageRefused", { place, status: "XML" }));
    const { Contents = [], IsTruncated, NextContinuationToken } = read.data.ListBucketResult;
    const files = (Array.isArray(Contents) ? Contents : [Contents]).map(({ Key, Size }) => ({
      name: Key.slice(prefix.length),
      bytes: Size,
    }));
    const rest = IsTruncated === "true" ? await listPage(NextContinuationToken) : [];
    return [...files.filter(({ name }) => isBackupName(name)), ...rest];
  }

  return {
    place,
    list: () => listPage(),

    async put(name, path) {
      const body = await openAsBlob(path);
      const reply = await send(addressOf(name), { method: "PUT", body });
      if (reply.status === 404)
        throw conflict(say("backup.storageRefused", { place, status: "404" }));
    },

    async read(name) {
      const reply = isBackupName(name) ? await send(addressOf(name), { method: "GET" }) : undefined;
      if (!reply?.ok || !reply.body)
        throw new HttpError(404, say("backup.notFound", { name, place }));
      return Readable.from(reply.body);
    },

    async remove(name) {
      await send(addressOf(name), { method: "DELETE" });
    },
  };
}
