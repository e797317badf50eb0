import { gunzipSync, gzipSync } from "node:zlib";
import { extract, pack } from "tar-stream";

export interface TarFile {
  name: string;
  content: Buffer;
}

/** Returns the files of a gzipped tar. */
export async function filesIn(archive: Buffer): Promise<TarFile[]> {
  const files: TarFile[] = [];
  const entries = extract();
  entries.end(gunzipSync(archive));
  for await (const entry of entries) {
    const chunks: Uint8Array[] = [];
    for await (const chunk of entry) if (chunk instanceof Uint8Array) chunks.push(chunk);
    files.push({ name: entry.header.name, content: Buffer.concat(chunks) });
  }
  return files;
}

/** Makes a gzipped tar of these files. */
export async function archiveOf(files: readonly TarFile[]): Promise<Buffer> {
  const archive = pack();
  for (const { name, content } of files) archive.entry({ name }, content);
  archive.finalize();
  const chunks: Uint8Array[] = [];
  for await (const chunk of archive) if (chunk instanceof Uint8Array) chunks.push(chunk);
  return gzipSync(Buffer.concat(chunks));
}
