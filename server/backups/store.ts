import { once } from "node:events";
import { createReadStream, existsSync, openAsBlob } from "node:fs";
import { mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { AwsClient } from "aws4fetch";
import { create } from "xmlbuilder2";
import * as z from "zod/mini";
import { say } from "../../domain/messages/say";
import { conflict, HttpError, notFound } from "../errors";
import type { BackupKeys } from "./archiveFiles";

/** The starter of a backup. */
export const triggers = ["schedule", "migration", "office", "command"] as const;
export type Trigger = (typeof triggers)[number];

const namePattern =
  /^plant-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z(-before-upgrade)?\.tar\.gz(\.age)?$/;

/** Returns the name of a backup's file, such as `plant-20261123T203000Z.tar.gz`. */
export function backupName(at: Date, trigger: Trigger, isEncrypted: boolean): string {
  const moment = `${at.toISOString().slice(0, 19).replace(/[-:]/g, "")}Z`;
  const purpose = trigger === "migration" ? "-before-upgrade" : "";
  return `plant-${moment}${purpose}.tar.gz${isEncrypted ? ".age" : ""}`;
}

const isBackupName = (name: string) => namePattern.test(name);

/** Reads the moment and the purpose from a name. Undefined for the names of other files. */
export function readBackupName(name: string) {
  const parts = namePattern.exec(name);
  if (!parts) return undefined;
  const [, year, month, day, hour, minute, second, purpose] = parts;
  const madeAt = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
  if (Number.isNaN(madeAt.getTime())) return undefined;
  return { madeAt, isBeforeUpgrade: purpose !== undefined };
}

interface StoredFile {
  name: string;
  bytes: number;
}

/** A place for backups. It ignores other files. */
export interface BackupStore {
  /** The folder or the address, for people. */
  readonly place: string;
  list(): Promise<StoredFile[]>;
  /** Takes over a finished file. The file appears whole or not at all. */
  put(name: string, path: string): Promise<void>;
  /** Opens a backup. @throws HttpError 404 if there is no such backup */
  read(name: string): Promise<Readable>;
  remove(name: string): Promise<void>;
}

/** Flushes a folder, so that a renamed file in it survives a power failure. */
async function flushFolder(folder: string) {
  const handle = await open(folder, "r");
  await handle.sync().finally(() => handle.close());
}

/** Backups in a folder of this machine. */
export function folderStore(folder: string): BackupStore {
  return {
    place: folder,

    async list() {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const names = (await readdir(folder)).filter(isBackupName);
      return Promise.all(
        names.map(async (name) => ({ name, bytes: (await stat(join(folder, name))).size })),
      );
    },

    async put(name, path) {
      await rename(path, join(folder, name));
      await flushFolder(folder);
    },

    async read(name) {
      const missing = () => new HttpError(404, say("backup.notFound", { name, place: folder }));
      if (!isBackupName(name)) throw missing();
      const stream = createReadStream(join(folder, name));
      await once(stream, "open").catch((error: NodeJS.ErrnoException) => {
        throw error.code === "ENOENT" ? missing() : error;
      });
      return stream;
    },

    remove: (name) => rm(join(folder, name), { force: true }),
  };
}

/** Stores a backup in one new file, at the path that a person gave. */
export function fileStore(path: string): BackupStore {
  return {
    place: path,
    list: async () => [],
    async put(_name, unfinished) {
      if (existsSync(path)) throw conflict(say("backup.exists", { name: path }));
      await rename(unfinished, path);
    },
    async read() {
      throw notFound(say("this.backup"));
    },
    remove: async () => undefined,
  };
}

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

/** The settings of backups, drills and restores. */
export interface BackupSettings {
  /** The plant's database for the owner of the tables. */
  ownerUrl: string;
  /** The role of the calls, which gets its rights on a restored database. Undefined if the owner serves the calls. */
  callsRole: string | undefined;
  /** The folder of unfinished backups, on this machine. */
  folder: string;
  /** The folder of the plant's data, if the backups are in a folder of the same machine. */
  dataFolder: string | undefined;
  store: BackupStore;
  keys: BackupKeys;
  /** The fingerprint of the key that signs sessions. */
  key: string;
  /** Signs a super admin in to a restored database and reads the own account. True if it worked. */
  trySignIn(url: string): Promise<boolean>;
  logError(error: unknown): void;
}
