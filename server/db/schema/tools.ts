import { sql } from "drizzle-orm";
import { check, index, integer, pgEnum, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { toolKinds, toolOwners, toolStates } from "../../../domain/stages/kinds";
import { createdAt, id, instant, reference, version } from "./columns";
import { machines } from "./machines";
import { boxSpecifications } from "./specifications";

export const toolKindEnum = pgEnum("tool_kind", toolKinds);
export const toolOwnerEnum = pgEnum("tool_owner", toolOwners);
export const toolStateEnum = pgEnum("tool_state", toolStates);

/** Plate sets and dies. Their impressions are always the sum of the machines' entries. */
export const tools = pgTable(
  "tools",
  {
    id: id(),
    number: text().notNull(),
    kind: toolKindEnum().notNull(),
    owner: toolOwnerEnum().notNull(),
    state: toolStateEnum().notNull().default("IN_RACK"),
    /** The place in the rack. */
    place: text(),
    machineId: integer().references(() => machines.id),
    life: integer(),
    /** The impressions from before the first entry. */
    impressionsBefore: integer(),
    createdAt: createdAt(),
    version: version(),
  },
  (table) => [
    uniqueIndex("tools_number").on(sql`lower(${table.number})`),
    index("tools_machine").on(table.machineId),
    check(
      "tools_at_machine",
      sql`(${table.state} = 'AT_MACHINE') = (${table.machineId} is not null)`,
    ),
    check("tools_life", sql`${table.life} > 0 and ${table.impressionsBefore} >= 0`),
  ],
);

/** The boxes of a tool, each with the time in which its pieces are the tool's impressions. */
export const toolSpecifications = pgTable(
  "tool_specifications",
  {
    id: id(),
    toolId: reference(() => tools.id),
    specificationId: reference(() => boxSpecifications.id),
    assignedAt: instant().notNull().defaultNow(),
    removedAt: instant(),
  },
  (table) => [
    uniqueIndex("tool_specifications_present")
      .on(table.toolId, table.specificationId)
      .where(sql`${table.removedAt} is null`),
    index("tool_specifications_specification").on(table.specificationId),
    check("tool_specifications_end", sql`${table.removedAt} >= ${table.assignedAt}`),
  ],
);
