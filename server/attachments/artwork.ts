import { and, desc, eq, isNull, or, sql } from "drizzle-orm";
import sharp from "sharp";
import type { Reader } from "../db/connect";
import { boxSpecificationVersions, files, type orders } from "../db/schema";
import { readContent } from "./storedFiles";

/** Enough for 300 dots per inch on the width of A5. */
const longestSide = 1_700;

/** Reads the newest artwork of an order and its specification as JPEG, which papers take. Undefined if there is none. */
export async function readArtwork(
  db: Reader,
  order: Pick<typeof orders.$inferSelect, "id" | "specificationVersionId">,
) {
  const specification = sql`(select 'specification ' || ${boxSpecificationVersions.specificationId}
    from ${boxSpecificationVersions}
    where ${boxSpecificationVersions.id} = ${order.specificationVersionId})`;
  const [file] = await db
    .select({ id: files.id, name: files.name })
    .from(files)
    .where(
      and(
        or(eq(files.record, `order ${order.id}`), eq(files.record, specification)),
        eq(files.isArtwork, true),
        isNull(files.removedAt),
      ),
    )
    .orderBy(desc(files.id))
    .limit(1);
  if (!file) return undefined;
  const picture = await sharp(await readContent(db, file.id))
    .autoOrient()
    .flatten({ background: "#ffffff" })
    .resize({ width: longestSide, height: longestSide, fit: "inside", withoutEnlargement: true })
    .jpeg({ quality: 90 })
    .toBuffer();
  return { name: file.name, picture };
}
