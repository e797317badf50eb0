import { createHash } from "node:crypto";
import { Decrypter, Encrypter } from "age-encryption";
import * as z from "zod/mini";
import { say } from "../../domain/messages/say";
import { conflict, errorMessage } from "../errors";

export const manifestFile = "manifest.json";

/** The content of a backup. It is the first file of the archive. */
export const Manifest = z.object({
  format: z.literal("corrugated-plant backup"),
  /** The version of the archive's own layout. */
  layout: z.literal(1),
  /** The version of the product that made the backup. */
  product: z.string(),
  /** The number of migrations, and the moment of the last one in milliseconds since 1970. */
  schema: z.object({ version: z.number(), at: z.number() }),
  madeAt: z.iso.datetime(),
  /** A fingerprint of the key that signs the sessions. The key itself is not in the backup. */
  key: z.string(),
  /** The rows and their MD5 digest, by table. Columns of bytes are files of their own. */
  tables: z.record(
    z.string(),
    z.object({ rows: z.number(), checksum: z.string(), files: z.array(z.string()) }),
  ),
});
export type Manifest = z.infer<typeof Manifest>;

/** Returns a fingerprint of a key, which tells keys apart and does not reveal them. */
export const keyFingerprint = (secret: string) =>
  createHash("sha256").update(`corrugated-plant key ${secret}`).digest("hex").slice(0, 16);

export const rowsIn = ({ tables }: Manifest) =>
  Object.values(tables).reduce((sum, { rows }) => sum + rows, 0);

/** A file of the archive. */
export interface ArchiveFile {
  name: string;
  content: Buffer;
}

const Row = z.record(z.string(), z.unknown());

const bytesMark = "\\\\x";

const isWebp = (bytes: Buffer) => bytes.subarray(8, 12).toString("latin1") === "WEBP";

/**
 * Moves the bytes of a row, such as a picture's, into files of their own.
 * @param line the row as PostgreSQL's `row_to_json` writes it
 */
export function takeFiles(line: string, columns: readonly string[], folder: string) {
  const row = Row.parse(JSON.parse(line));
  const files: ArchiveFile[] = [];
  let rest = line;
  for (const column of columns) {
    const value = row[column];
    if (typeof value !== "string") continue;
    const hex = value.slice(2);
    const content = Buffer.from(hex, "hex");
    const name = `${folder}/${String(row.id)}-${column}${isWebp(content) ? ".webp" : ""}`;
    files.push({ name, content });
    rest = rest.replace(`"${column}":"${bytesMark}${hex}"`, () => `"${column}":"@${name}"`);
  }
  return { line: rest, files };
}

/** Puts the bytes back into the row. A file that is missing leaves its name, which the checksum then finds. */
export function returnFiles(
  line: string,
  columns: readonly string[],
  files: ReadonlyMap<string, Buffer>,
): string {
  return columns.reduce(
    (text, column) =>
      text.replace(new RegExp(`"${column}":"@([^"\\\\]+)"`), (found: string, name: string) => {
        const content = files.get(name);
        return content ? `"${column}":"${bytesMark}${content.toString("hex")}"` : found;
      }),
    line,
  );
}

/** The keys of the age format. Without a passphrase and a recipient backups are not encrypted. */
export interface BackupKeys {
  passphrase?: string | undefined;
  /** A public key, `age1…`. */
  recipient?: string | undefined;
  /** The recipient's secret key, `AGE-SECRET-KEY-1…`. */
  identity?: string | undefined;
}

export const isEncrypted = ({ passphrase, recipient }: BackupKeys) =>
  passphrase !== undefined || recipient !== undefined;

/** True if this server can read its own encrypted backups. */
export const canDecrypt = ({ recipient, identity }: BackupKeys) =>
  recipient === undefined || identity !== undefined;

/** The base-2 logarithm of scrypt's cost. The key takes about 100 ms, during which no call is answered. */
const scryptCost = 15;

const webStream = (chunks: AsyncIterator<Uint8Array>) =>
  new ReadableStream<Uint8Array>({
    async pull(controller) {
      const next = await chunks.next();
      if (next.done) controller.close();
      else controller.enqueue(next.value);
    },
    async cancel() {
      await chunks.return?.();
    },
  });

async function* chunksOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = stream.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield value;
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

/** Encrypts for the recipient or, without one, by the passphrase. */
export async function* encrypt(source: AsyncIterable<Uint8Array>, keys: BackupKeys) {
  if (!isEncrypted(keys)) {
    yield* source;
    return;
  }
  const encrypter = new Encrypter();
  encrypter.setScryptWorkFactor(scryptCost);
  if (keys.recipient !== undefined) encrypter.addRecipient(keys.recipient);
  else if (keys.passphrase !== undefined) encrypter.setPassphrase(keys.passphrase);
  yield* chunksOf(await encrypter.encrypt(webStream(source[Symbol.asyncIterator]())));
}

/** Decrypts an archive as it is read. @throws HttpError 409 without the right passphrase or key */
export async function* decrypt(source: AsyncIterable<Uint8Array>, keys: BackupKeys) {
  const { passphrase, identity } = keys;
  if (passphrase === undefined && identity === undefined) throw conflict(say("backup.noKey"));
  const decrypter = new Decrypter();
  if (passphrase !== undefined) decrypter.addPassphrase(passphrase);
  if (identity !== undefined) decrypter.addIdentity(identity);
  const stream = webStream(source[Symbol.asyncIterator]());
  const opened = await decrypter.decrypt(stream).catch((error: unknown) => {
    const isWrongKey = /no identity matched|scrypt/.test(errorMessage(error));
    throw isWrongKey ? conflict(say("backup.wrongKey")) : error;
  });
  yield* chunksOf(opened);
}
