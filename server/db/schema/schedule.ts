import { sql } from "drizzle-orm";
import { check, index, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { createdAt, day, id, instant, reference, version } from "./columns";
import { machines, stageEnum } from "./machines";
import { orders } from "./production";

/** The promise of an order and the day on which its paper arrives. */
export const orderPlans = pgTable(
  "order_plans",
  {
    id: id(),
    orderId: reference(() => orders.id),
    promisedFor: day(),
    /** A later promise never moves an earlier one. */
    promisedAt: instant(),
    promisedBy: text(),
    /** Null if the paper is in stock. */
    paperFrom: day(),
    createdAt: createdAt(),
    version: version(),
  },
  (table) => [
    uniqueIndex("order_plans_order").on(table.orderId),
    check(
      "order_plans_promise",
      sql`(${table.promisedFor} is null) = (${table.promisedAt} is null) and (${table.promisedFor} is null) = (${table.promisedBy} is null)`,
    ),
  ],
);

/** A stage of an order that a person has put on a machine. It starts at the earliest at this time. */
export const stagePins = pgTable(
  "stage_pins",
  {
    id: id(),
    orderId: reference(() => orders.id),
    stage: stageEnum().notNull(),
    machineId: reference(() => machines.id),
    from: instant().notNull(),
    createdBy: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex("stage_pins_stage").on(table.orderId, table.stage),
    index("stage_pins_machine").on(table.machineId),
  ],
);
