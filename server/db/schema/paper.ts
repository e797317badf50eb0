import { sql } from "drizzle-orm";
import {
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  pgView,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { flutes } from "../../../domain/board/boardFactors";
import { movementKinds } from "../../../domain/reelLedger";
import { boxSpecificationVersions } from "./clients";
import { createdAt, id, instant, number, reference, schemaVersion } from "./columns";
import { orders, reels, reelUsages } from "./production";

export const movementKindEnum = pgEnum("movement_kind", movementKinds);
export const fluteEnum = pgEnum("flute", flutes);

/**
 * The ledger of the reels. Rows are only added. A trigger applies the rule of domain/reelLedger.ts and counts the
 * balance. Another trigger compares the balance with the reel at the end of each transaction.
 * @see docs/decisions/0028-reel-ledger.md
 */
export const reelMovements = pgTable(
  "reel_movements",
  {
    id: id(),
    reelId: reference(() => reels.id),
    kind: movementKindEnum().notNull(),
    /** Positive for paper that entered the store, negative for paper that left it. Core included. */
    grams: integer().notNull(),
    /** The store balance after the movement. The trigger overwrites any value written here. */
    balanceAfterGrams: integer().notNull().default(0),
    reason: text(),
    usageId: integer().references(() => reelUsages.id),
    by: text().notNull(),
    at: createdAt(),
  },
  (table) => [
    index("reel_movements_reel").on(table.reelId, table.id),
    uniqueIndex("reel_movements_received_once")
      .on(table.reelId)
      .where(sql`${table.kind} = 'RECEIVE'`),
    index("reel_movements_usage_id").on(table.usageId),
    check(
      "reel_movements_reason",
      sql`${table.kind} not in ('ADJUST', 'SCRAP') or (${table.reason} is not null and btrim(${table.reason}) <> '')`,
    ),
  ],
);

export const reelReservations = pgTable(
  "reel_reservations",
  {
    id: id(),
    reelId: reference(() => reels.id),
    orderId: reference(() => orders.id),
    /** The layer of the board, counted from 0 and from the outside in. */
    layer: integer().notNull(),
    /** The metres of board that the reel is reserved for, and the grams of paper they need. */
    metres: number(10, 2),
    grams: integer().notNull(),
    createdBy: text().notNull(),
    createdAt: createdAt(),
    /** The order's content at the time of the reservation. The reservation is marked if the order has changed since. */
    specificationVersionId: integer().references(() => boxSpecificationVersions.id),
    quantity: integer(),
    size: text(),
    releasedAt: instant(),
    /** The order for which the reel was issued in place of this one. */
    lostToOrderId: integer().references(() => orders.id),
  },
  (table) => [
    uniqueIndex("reel_reservations_one_open")
      .on(table.reelId)
      .where(sql`${table.releasedAt} is null`),
    index("reel_reservations_order").on(table.orderId),
    check("reel_reservations_layer", sql`${table.layer} between 0 and 6`),
    check(
      "reel_reservations_lost",
      sql`${table.lostToOrderId} is null or ${table.releasedAt} is not null`,
    ),
    check("reel_reservations_amount", sql`${table.metres} >= 0 and ${table.grams} >= 0`),
  ],
);

export const reorderLevels = pgTable(
  "reorder_levels",
  {
    id: id(),
    gsm: number(7, 2),
    burstFactor: number(6, 2),
    dailyUseGrams: integer().notNull(),
    leadDays: number(5, 1),
    safetyGrams: integer().notNull(),
  },
  (table) => [
    uniqueIndex("reorder_levels_paper").on(table.gsm, table.burstFactor),
    check(
      "reorder_levels_amounts",
      sql`${table.dailyUseGrams} >= 0 and ${table.leadDays} >= 0 and ${table.safetyGrams} >= 0`,
    ),
  ],
);

/** A take-up that was measured over runs, and that a person took over. */
export const fluteTakeUps = pgTable(
  "flute_take_ups",
  {
    id: id(),
    flute: fluteEnum().notNull(),
    takeUp: number(5, 3),
    /** The take-up of the settings that the measured one replaced. */
    formerTakeUp: number(5, 3),
    runs: integer().notNull(),
    acceptedBy: text().notNull(),
    acceptedAt: createdAt(),
  },
  (table) => [
    index("flute_take_ups_flute").on(table.flute, table.id),
    check("flute_take_ups_positive", sql`${table.takeUp} >= 1 and ${table.runs} > 0`),
  ],
);

/** Orders that a person has accepted to run side by side. */
export const combinedRuns = pgTable("combined_runs", {
  id: id(),
  /** The runs in the form of the contract's `CombinedRun`: deckles, lengths and lanes. */
  runs: jsonb().notNull(),
  schemaVersion: schemaVersion(),
  /** The paper that the runs save, at the time of the acceptance. */
  savedGrams: integer().notNull(),
  /** The order for which the reels of all runs are reserved, and whose code the job card has. */
  leadOrderId: reference(() => orders.id),
  createdBy: text().notNull(),
  createdAt: createdAt(),
  undoneAt: instant(),
});

/** An order of a combined run. It bears the part of the run's paper from `share_from` to `share_to`, by area. */
export const combinedRunOrders = pgTable(
  "combined_run_orders",
  {
    id: id(),
    runId: reference(() => combinedRuns.id),
    orderId: reference(() => orders.id),
    /** The number of blanks side by side in the run, and the order's own number before the run. */
    ups: integer().notNull(),
    formerUps: integer(),
    /** The order's content at the time of the acceptance. */
    quantity: integer().notNull(),
    specificationVersionId: integer().references(() => boxSpecificationVersions.id),
    shareFrom: doublePrecision().notNull(),
    shareTo: doublePrecision().notNull(),
    undoneAt: instant(),
  },
  (table) => [
    index("combined_run_orders_run").on(table.runId),
    // An index refuses the second of two people who accept an order at the same time.
    uniqueIndex("combined_run_orders_open").on(table.orderId).where(sql`${table.undoneAt} is null`),
    check(
      "combined_run_orders_share",
      sql`${table.shareFrom} >= 0 and ${table.shareFrom} < ${table.shareTo} and ${table.shareTo} <= 1`,
    ),
    check("combined_run_orders_ups", sql`${table.ups} > 0`),
  ],
);

/**
 * The orders that bear the paper of a usage: its own order, or all orders of the combined run. `ups`
 * is null for an order that bears all, and 0 if its blanks ran in several patterns.
 */
export const usageShares = pgView("usage_shares", {
  usageId: integer("usage_id").notNull(),
  orderId: integer("order_id").notNull(),
  shareFrom: doublePrecision("share_from").notNull(),
  shareTo: doublePrecision("share_to").notNull(),
  ups: integer(),
}).existing();
