import { and, desc, eq, isNull, or, sql } from "drizzle-orm";
import sharp from "sharp";
import type { Reader } from "../db/connect";
import { boxSpecificationVersions, files, orders } from "../db/schema";
import { pickColumns } from "../db/tables";
import { readContent } from "./storedFiles";

/** Enough for 300 dots per inch on the width of A5. */
const longestSide = 1_700;

type ArtworkOrder = Pick<typeof orders.$inferSelect, "id" | "specificationVersionId">;

/** Finds the newest artwork of an order and its specification. */
async function findArtwork(db: Reader, order: ArtworkOrder) {
  const specification = sql`(select 'specification ' || ${boxSpecificationVersions.specificationId}
    from ${boxSpecificationVersions}
    where ${boxSpecificationVersions.id} = ${order.specificationVersionId})`;
  const [file] = await db
    .select(pickColumns(files, "id", "name", "kind", "createdAt"))
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
  return file;
}

/** Finds the artwork of an order if it is a PDF, which the job card only names. */
export async function findArtworkPdf(db: Reader, orderId: number) {
  const [order] = await db
    .select(pickColumns(orders, "id", "specificationVersionId"))
    .from(orders)
    .where(eq(orders.id, orderId));
  const file = order && (await findArtwork(db, order));
  return file?.kind === "PDF" ? { id: file.id, name: file.name } : undefined;
}

/** Reads the artwork of an order as JPEG, which papers take. A PDF has no picture, because nothing here draws it. */
export async function readArtwork(db: Reader, order: ArtworkOrder) {
  const file = await findArtwork(db, order);
  if (!file || file.kind === "PDF") return file;
  const picture = await sharp(await readContent(db, file.id))
    .autoOrient()
    .flatten({ background: "#ffffff" })
    .resize({ width: longestSide, height: longestSide, fit: "inside", withoutEnlargement: true })
    .jpeg({ quality: 90 })
    .toBuffer();
  return { ...file, picture };
}
