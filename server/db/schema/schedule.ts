import { sql } from "drizzle-orm";
import {
  check,
  index,
  integer,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { createdAt, day, id, instant, reference, version } from "./columns";
import { machines, stageEnum } from "./machines";
import { orders } from "./production";

/** The place in the plan that an order keeps by its promised day, and the day on which the order's paper arrives. */
export const orderPlans = pgTable(
  "order_plans",
  {
    id: id(),
    orderId: reference(() => orders.id),
    /**
     * The order's promised day, if the plan keeps the order's place in the sequence. Null otherwise. The trigger
     * `follow_promised_day` of `orders` writes a changed day here too.
     */
    promisedFor: day(),
    /** The moment of the promise. The plan takes the earliest promise first, so a later one never moves it. */
    promisedAt: instant(),
    /** Null if the day was changed by an edit of the order, whose history has the author. */
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
      sql`(${table.promisedFor} is null) = (${table.promisedAt} is null) and (${table.promisedFor} is not null or ${table.promisedBy} is null)`,
    ),
  ],
);

/** `EXPECTED` is the order's promised day, `PROMISED` the day while the plan keeps its place. Both are the same since 1.0.0. */
export const promiseKindEnum = pgEnum("promise_kind", ["EXPECTED", "PROMISED"]);

/**
 * The days that were promised for an order, each from its moment until the next row of the kind. Triggers of `orders`
 * and `order_plans` write the rows, and nothing changes them.
 */
export const promisedDays = pgTable(
  "promised_days",
  {
    orderId: reference(() => orders.id, { onDelete: "cascade" }),
    kind: promiseKindEnum().notNull(),
    /** Counts the days of the order and the kind from 1. A sequence would lose numbers by a dry run of an import. */
    number: integer().notNull(),
    /** Null if the promise was withdrawn. */
    day: day(),
    since: instant().notNull(),
    /** Null for an order's own day. */
    givenBy: text(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.kind, table.number] })],
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
