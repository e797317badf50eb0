import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { clients } from "./clients";
import { createdAt, id, reference, schemaVersion, version } from "./columns";

/** The last row applies, or else the defaults. A row never changes, so that earlier results stay reproducible. */
export const boardSettings = pgTable("board_settings", {
  id: id(),
  /** As the contract's `BoardSettings` has them. */
  factors: jsonb().notNull(),
  schemaVersion: schemaVersion(),
  createdBy: text().notNull(),
  createdAt: createdAt(),
});

/** A box that a client orders repeatedly. The versions hold the box's layers and sizes. */
export const boxSpecifications = pgTable(
  "box_specifications",
  {
    id: id(),
    client: text().notNull(),
    /** Null if the client is known only by its name. */
    clientId: integer().references(() => clients.id),
    name: text().notNull(),
    createdBy: text().notNull(),
    createdAt: createdAt(),
    version: version(),
  },
  (table) => [
    uniqueIndex("box_specifications_name").on(table.client, table.name),
    index("box_specifications_client").on(table.clientId),
  ],
);

/** A box's specification at one time. A version never changes: a trigger rejects changes. */
export const boxSpecificationVersions = pgTable(
  "box_specification_versions",
  {
    id: id(),
    specificationId: reference(() => boxSpecifications.id),
    /** 1 for the first one of a specification. */
    number: integer().notNull(),
    /** As the contract's `SpecificationContent` has it. */
    content: jsonb().notNull(),
    schemaVersion: schemaVersion(),
    /** The board settings that applied when the version was written. */
    settingsId: reference(() => boardSettings.id),
    createdBy: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex("box_specification_versions_number").on(table.specificationId, table.number),
    check("box_specification_versions_positive", sql`${table.number} > 0`),
  ],
);
