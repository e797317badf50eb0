import { eq } from "drizzle-orm";
import sharp from "sharp";
import type { Reader } from "../db/connect";
import { pictures } from "../db/schema";

/** Reads a stored picture as PNG, which papers take. Undefined without an address, or if the host has no such picture. */
export async function readPicturePng(
  db: Reader,
  url: string | undefined,
): Promise<Buffer | undefined> {
  const [, sha256] = /\/public\/pictures\/([0-9a-f]{64})\/\d+$/.exec(url ?? "") ?? [];
  if (sha256 === undefined) return undefined;
  const [row] = await db
    .select({ bytes: pictures.small })
    .from(pictures)
    .where(eq(pictures.sha256, sha256));
  // Papers take no transparency (`qrPicture`).
  return row && sharp(row.bytes).flatten({ background: "#ffffff" }).png().toBuffer();
}
