import type { Readable } from "node:stream";

/**
 * Reads an uploaded file. Returns undefined if it is larger than `maxBytes`. The rest of such a file is read and
 * dropped, so that the person gets the reply.
 */
export async function readUpload(file: Readable, maxBytes: number): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of file) {
    size += chunk.length;
    if (size <= maxBytes) chunks.push(Buffer.from(chunk));
    else chunks.length = 0;
  }
  return size > maxBytes ? undefined : Buffer.concat(chunks);
}
