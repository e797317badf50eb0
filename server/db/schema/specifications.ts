import { sql } from "drizzle-orm";
import { check, integer, jsonb, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { createdAt, id, schemaVersion, version } from "./columns";

/**
 * What the plant assumes of its boards. The last row counts, and none where nothing was ever changed; a row is never
 * changed itself, so that what was computed with it stays true.
 */
export const boardSettings = pgTable("board_settings", {
  id: id(),
  /** As the contract's `BoardSettings` has them. */
  factors: jsonb().notNull(),
  schemaVersion: schemaVersion(),
  createdBy: text().notNull(),
  createdAt: createdAt(),
});

/** A box that a client orders again and again. What it is made of stands in its versions. */
export const boxSpecifications = pgTable(
  "box_specifications",
  {
    id: id(),
    client: text().notNull(),
    name: text().notNull(),
    createdBy: text().notNull(),
    createdAt: createdAt(),
    version: version(),
  },
  (table) => [uniqueIndex("box_specifications_name").on(table.client, table.name)],
);

/** How a box was specified at a time. A version never changes: a trigger rejects it. */
export const boxSpecificationVersions = pgTable(
  "box_specification_versions",
  {
    id: id(),
    specificationId: integer()
      .notNull()
      .references(() => boxSpecifications.id),
    /** 1 for the first one of a specification. */
    number: integer().notNull(),
    /** As the contract's `SpecificationContent` has it. */
    content: jsonb().notNull(),
    schemaVersion: schemaVersion(),
    /** What the plant assumed when it was written. */
    settingsId: integer()
      .notNull()
      .references(() => boardSettings.id),
    createdBy: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex("box_specification_versions_number").on(table.specificationId, table.number),
    check("box_specification_versions_positive", sql`${table.number} > 0`),
  ],
);
