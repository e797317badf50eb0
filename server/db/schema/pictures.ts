import { integer, pgTable, text } from "drizzle-orm/pg-core";
import { bytes, createdAt, id } from "./columns";

/** Pictures for industries and boxes, as WebP. A record has the address of a picture, not a reference. */
export const pictures = pgTable("pictures", {
  id: id(),
  /** The hash of the uploaded file. */
  sha256: text().notNull().unique(),
  /** The size of the large picture, in pixels. */
  width: integer().notNull(),
  height: integer().notNull(),
  small: bytes().notNull(),
  large: bytes().notNull(),
  createdBy: text().notNull(),
  createdAt: createdAt(),
});
