import { createWriteStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { pack } from "tar-stream";
import type { Database } from "../db/connect";
import { readSchemaVersion } from "../db/schemaVersion";
import { readLines, readStoredContent, readStoredTables } from "../db/storedTables";
import type { Reader } from "../db/tables";
import { productVersion } from "../product";
import { type BackupKeys, encrypt } from "./encryption";
import { type Manifest, manifestFile } from "./manifest";
import { type ArchiveFile, takeFiles } from "./rowFiles";

async function readManifest(tx: Reader, key: string, madeAt: Date) {
  const stored = await readStoredTables(tx);
  const tables: Manifest["tables"] = {};
  for (const table of stored)
    tables[table.name] = { ...(await readStoredContent(tx, table)), files: [...table.files] };
  const schema = await readSchemaVersion(tx);
  const manifest: Manifest = {
    format: "corrugated-plant backup",
    layout: 1,
    product: productVersion,
    schema,
    madeAt: madeAt.toISOString(),
    key,
    tables,
  };
  return { manifest, stored };
}

/** Yields the manifest, and then each table's rows in files of some hundred, with their pictures before them. */
async function* readArchiveFiles(
  tx: Reader,
  { manifest, stored }: Awaited<ReturnType<typeof readManifest>>,
): AsyncGenerator<ArchiveFile> {
  yield { name: manifestFile, content: Buffer.from(JSON.stringify(manifest, null, 2)) };
  for (const table of stored) {
    let batch = 0;
    for await (const lines of readLines(tx, table)) {
      batch += 1;
      const texts: string[] = [];
      for (const line of lines) {
        const split =
          table.files.length === 0 ? { line, files: [] } : takeFiles(line, table.files, table.name);
        yield* split.files;
        texts.push(`${split.line}\n`);
      }
      const name = `tables/${table.name}/${String(batch).padStart(6, "0")}.ndjson`;
      yield { name, content: Buffer.from(texts.join("")) };
    }
  }
}

/** Returns a tar of these files. An error of the files is an error of the stream. */
function archiveOf(files: AsyncIterable<ArchiveFile>, mtime: Date) {
  const archive = pack();
  const add = ({ name, content }: ArchiveFile) =>
    new Promise<void>((done, fail) => {
      archive.entry({ name, mtime, mode: 0o600 }, content, (error) =>
        error ? fail(error) : done(),
      );
    });
  const addAll = async () => {
    for await (const file of files) await add(file);
    archive.finalize();
  };
  const ended = addAll().catch((error: Error) => {
    archive.destroy(error);
  });
  return { archive, ended };
}

interface ArchiveOptions {
  /** The fingerprint of the signing key. */
  key: string;
  keys: BackupKeys;
  now: Date;
}

/**
 * Writes all tables, as they are at one moment, into a new file. A server may run meanwhile.
 * @returns the manifest; the file is complete and on the disk
 */
export const writeArchive = (
  db: Database,
  path: string,
  { key, keys, now }: ArchiveOptions,
): Promise<Manifest> =>
  db.transaction(
    async (tx) => {
      const found = await readManifest(tx, key, now);
      const { archive, ended } = archiveOf(readArchiveFiles(tx, found), now);
      try {
        await pipeline(
          archive,
          createGzip(),
          (source) => encrypt(source, keys),
          createWriteStream(path, { mode: 0o600, flags: "wx", flush: true }),
        );
      } finally {
        await ended;
      }
      return found.manifest;
    },
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );
