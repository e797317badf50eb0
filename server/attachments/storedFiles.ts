import { createHash } from "node:crypto";
import type { Readable } from "node:stream";
import { and, asc, desc, eq, inArray, isNull, lt, or, sql } from "drizzle-orm";
import sharp from "sharp";
import { type FileKind, maxFileBytes } from "../../domain/attachments/fileKinds";
import { say } from "../../domain/messages/say";
import type { Reader, WriteDatabase } from "../db/connect";
import { boxSpecificationVersions, fileParts, files, orders } from "../db/schema";
import { pickColumns } from "../db/tables";
import { notFound } from "../errors";
import { readUpload } from "../pictures/encodePicture";
import { checkFile, refuseFile } from "./checkFile";

/** The bytes of a part. A backup holds some parts in memory. */
const partBytes = 500_000;

/** The days in which a removed file can be put back. */
export const keptDays = 30;

const keptSince = sql`now() - make_interval(days => ${keptDays})`;

interface Upload {
  readonly name: string;
  readonly kind: FileKind;
  readonly bytes: Buffer;
}

/** Reads and checks an uploaded file. @throws HttpError 400 by the field `file` */
export async function readAttachment(body: Readable, name: string): Promise<Upload> {
  const bytes = await readUpload(body, maxFileBytes);
  if (!bytes) throw refuseFile(say("file.tooLarge"));
  return { name, kind: await checkFile(bytes, name), bytes };
}

interface Owner {
  /** The record, such as `order 17`. */
  readonly record: string;
  /** The email of the admin. Null for a file of a visitor. */
  readonly createdBy: string | null;
  readonly isArtwork?: boolean;
  /** Now by default. */
  readonly createdAt?: Date;
}

/** Finds the file of a record with the same content. */
export async function findSameFile(
  db: Reader,
  { record, sha256 }: { readonly record: string; readonly sha256: string },
) {
  const [found] = await db
    .select({ name: files.name })
    .from(files)
    .where(and(eq(files.record, record), eq(files.sha256, sha256), isNull(files.removedAt)));
  return found;
}

/** Stores a file with a record. @throws HttpError 400 by the field `file` if the record has the same file */
export async function storeFile(tx: WriteDatabase, owner: Owner, { bytes, ...upload }: Upload) {
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  const [file] = await tx
    .insert(files)
    .values({ ...owner, ...upload, size: bytes.length, sha256 })
    .onConflictDoNothing()
    .returning();
  if (!file) {
    const found = await findSameFile(tx, { record: owner.record, sha256 });
    throw refuseFile(say("file.same", { name: found?.name ?? upload.name }));
  }
  for (let from = 0, number = 1; from < bytes.length; from += partBytes, number += 1) {
    const content = bytes.subarray(from, from + partBytes);
    await tx.insert(fileParts).values({ fileId: file.id, number, content });
  }
  await deleteLongRemoved(tx);
  return file;
}

/** Deletes the content of files that were removed long ago. Their names and digests stay. */
const deleteLongRemoved = (tx: WriteDatabase) =>
  tx
    .delete(fileParts)
    .where(
      inArray(
        fileParts.fileId,
        tx.select({ id: files.id }).from(files).where(lt(files.removedAt, keptSince)),
      ),
    );

const columns = {
  id: files.id,
  name: files.name,
  kind: files.kind,
  size: files.size,
  isArtwork: files.isArtwork,
  createdBy: files.createdBy,
  createdAt: files.createdAt,
};

/** Reads the files of a record, the latest first. */
export const readFiles = (db: Reader, record: string) =>
  db
    .select(columns)
    .from(files)
    .where(and(eq(files.record, record), isNull(files.removedAt)))
    .orderBy(desc(files.id));

/** Reads the content of a file. @throws HttpError 404 if the content is deleted */
export async function readContent(db: Reader, fileId: number) {
  const parts = await db
    .select({ content: fileParts.content })
    .from(fileParts)
    .where(eq(fileParts.fileId, fileId))
    .orderBy(asc(fileParts.number));
  if (parts.length === 0) throw notFound(say("this.file"));
  return Buffer.concat(parts.map(({ content }) => content));
}

/** The longest side of an artwork's picture, in pixels. Enough for 300 dots per inch on the width of A5. */
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
