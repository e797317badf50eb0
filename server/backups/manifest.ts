import { createHash } from "node:crypto";
import * as z from "zod/mini";

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

/** Tells keys apart without giving them away. */
export const keyFingerprint = (secret: string) =>
  createHash("sha256").update(`corrugated-plant key ${secret}`).digest("hex").slice(0, 16);

export const rowsIn = ({ tables }: Manifest) =>
  Object.values(tables).reduce((sum, { rows }) => sum + rows, 0);
