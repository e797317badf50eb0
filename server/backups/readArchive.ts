import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import { extract } from "tar-stream";
import { say } from "../../domain/messages/say";
import { knownSchema, lastCommitOfOlderSchemas, productVersion, schemaState } from "../db/versions";
import { conflict, errorMessage, HttpError } from "../errors";
import { type BackupKeys, decrypt, Manifest, manifestFile, returnFiles } from "./archiveFiles";

interface Entry extends AsyncIterable<unknown> {
  header: { name: string; size?: number | undefined };
}

interface ArchiveVisitor {
  manifest?(manifest: Manifest): Promise<void>;
  /** Gets rows of a table as lines of JSON, in their order. */
  lines?(table: string, lines: readonly string[]): Promise<void>;
}

/** The most bytes of a file in an archive. Files are read into memory, and no backup has a larger one. */
const maxFileBytes = 256 * 2 ** 20;

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

async function readContent(entry: Entry): Promise<Buffer> {
  if ((entry.header.size ?? 0) > maxFileBytes) throw conflict(say("backup.damaged"));
  const chunks: Uint8Array[] = [];
  for await (const chunk of entry) if (chunk instanceof Uint8Array) chunks.push(chunk);
  return Buffer.concat(chunks);
}

function readManifest(content: Buffer): Manifest {
  const read = Manifest.safeParse(jsonOf(content.toString("utf8")));
  if (!read.success) throw conflict(say("backup.noManifest"));
  const { schema, product } = read.data;
  const state = schemaState(schema);
  if (state === "OLDER")
    throw conflict(
      say("backup.older", { schema: schema.version, commit: lastCommitOfOlderSchemas }),
    );
  if (state === "NEWER")
    throw conflict(
      say("backup.newer", {
        schema: schema.version,
        version: product,
        own: productVersion,
        known: knownSchema().version,
      }),
    );
  return read.data;
}

/** Counts the rows of each table and digests them as PostgreSQL does in `readStoredContent`. */
function contentCheck(manifest: Manifest) {
  const digests = new Map<string, { rows: number; hash: ReturnType<typeof createHash> }>();
  return {
    add(table: string, lines: readonly string[]) {
      const found = digests.get(table) ?? { rows: 0, hash: createHash("md5") };
      for (const line of lines) found.hash.update(createHash("md5").update(line).digest("hex"));
      digests.set(table, { ...found, rows: found.rows + lines.length });
    },
    /** Compares the rows of the archive with its manifest. @throws HttpError 409 if they differ */
    finish() {
      for (const [table, { rows, checksum }] of Object.entries(manifest.tables)) {
        const found = digests.get(table) ?? { rows: 0, hash: createHash("md5") };
        if (found.rows !== rows)
          throw conflict(say("backup.wrongCount", { table, found: found.rows, expected: rows }));
        if (found.hash.digest("hex") !== checksum)
          throw conflict(say("backup.changedRows", { table }));
      }
    },
  };
}

const tableFile = /^tables\/([^/]+)\/\d+\.ndjson$/;

async function visitEntries(entries: AsyncIterable<Entry>, visitor: ArchiveVisitor) {
  let manifest: Manifest | undefined;
  let check: ReturnType<typeof contentCheck> | undefined;
  const files = new Map<string, Buffer>();
  for await (const entry of entries) {
    const { name } = entry.header;
    const content = await readContent(entry);
    if (!manifest || !check) {
      if (name !== manifestFile) throw conflict(say("backup.noManifest"));
      manifest = readManifest(content);
      check = contentCheck(manifest);
      await visitor.manifest?.(manifest);
      continue;
    }
    const [, table] = tableFile.exec(name) ?? [];
    if (table === undefined) {
      files.set(name, content);
      continue;
    }
    const stored = manifest.tables[table];
    if (!stored) throw conflict(say("backup.damaged"));
    const lines = content
      .toString("utf8")
      .split("\n")
      .filter((line) => line !== "")
      .map((line) => returnFiles(line, stored.files, files));
    files.clear();
    check.add(table, lines);
    await visitor.lines?.(table, lines);
  }
  if (!manifest || !check) throw conflict(say("backup.noManifest"));
  check.finish();
  return manifest;
}

/** Returns the sentence for an error of the packed stream. Errors of the disk and the network do not change. */
function streamError(error: unknown): unknown {
  if (error instanceof HttpError) return error;
  const message = errorMessage(error);
  if (/unexpected end of file|Unexpected end of data|stream ended before/.test(message))
    return conflict(say("backup.truncated"));
  if (/incorrect header check|unknown format|Invalid tar header|invalid version/.test(message))
    return conflict(say("backup.notTar"));
  const isDamage = /invalid|incorrect|ciphertext|final chunk|oversubscribed|too far back/i;
  return isDamage.test(message) ? conflict(say("backup.damaged")) : error;
}

/** Returns the first bytes of a stream, and a stream that still has them. */
async function peek(source: Readable) {
  const chunks: AsyncIterator<Buffer> = source[Symbol.asyncIterator]();
  const first = await chunks.next();
  async function* all(): AsyncGenerator<Buffer> {
    try {
      for (let next = first; !next.done; next = await chunks.next()) yield next.value;
    } finally {
      source.destroy();
    }
  }
  return { start: first.done ? Buffer.alloc(0) : first.value, all: all() };
}

/**
 * Reads a whole backup and checks it against its manifest. The visitor gets the rows before they are checked.
 * @throws HttpError 409 if it is damaged, is from a newer version, or needs another key
 */
export async function readArchive(
  source: Readable,
  keys: BackupKeys,
  visitor: ArchiveVisitor = {},
): Promise<Manifest> {
  const { start, all } = await peek(source);
  if (start.length === 0) throw conflict(say("backup.empty"));
  const isAge = start.toString("latin1", 0, 18) === "age-encryption.org";
  const isGzip = start[0] === 0x1f && start[1] === 0x8b;
  if (!isAge && !isGzip) throw conflict(say("backup.notTar"));
  const entries = extract();
  const unpacked = pipeline(
    isAge ? Readable.from(decrypt(all, keys)) : Readable.from(all),
    createGunzip(),
    entries,
  ).then(
    () => undefined,
    (error: unknown) => error,
  );
  try {
    const manifest = await visitEntries(entries, visitor);
    const late = await unpacked;
    if (late !== undefined) throw late;
    return manifest;
  } catch (error) {
    entries.destroy();
    const reason = await unpacked;
    throw error instanceof HttpError ? error : streamError(reason ?? error);
  }
}
