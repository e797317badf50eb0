import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { orderStatuses } from "../../../contract/orders";
import { reelSets, reelStatuses } from "../../../contract/reels";
import { boardSettings, boxSpecificationVersions, clients, quotations } from "./clients";
import {
  createdAt,
  day,
  id,
  instant,
  number,
  optionalNumber,
  paise,
  reference,
  unitEnum,
  unitPriceColumn,
  version,
} from "./columns";

export const orderStatusEnum = pgEnum("order_status", orderStatuses);
export const reelStatusEnum = pgEnum("reel_status", reelStatuses);
export const reelSetEnum = pgEnum("reel_set", reelSets);

export const orders = pgTable(
  "orders",
  {
    id: id(),
    client: text().notNull(),
    /** Null if the client is known only by its name. */
    clientId: integer().references(() => clients.id),
    productType: text().notNull(),
    quantity: integer().notNull(),
    size: text().notNull(),
    materialGrade: text(),
    deliveryAddress: text().notNull(),
    expectedCompletionDate: instant().notNull(),
    unit: unitEnum().notNull(),
    status: orderStatusEnum().notNull().default("TODO"),
    createdBy: text().notNull(),
    createdAt: createdAt(),
    updatedAt: createdAt(),
    shippedAt: instant(),
    transportNumber: text(),
    /** The time of the cancellation. Null for an order that is not cancelled. */
    cancelledAt: instant(),
    cancelReason: text(),
    /** The specification version with the order's size and grade. Without one, both are free text. */
    specificationVersionId: integer().references(() => boxSpecificationVersions.id),
    /** The board settings that applied when the order got its specification. */
    boardSettingsId: integer().references(() => boardSettings.id),
    /** The chosen number of blanks side by side. Null if the plan takes the number that needs the least paper. */
    ups: integer(),
    /** The dispatched boxes, without cancelled dispatches. Each dispatch changes the number with a condition. */
    dispatchedQuantity: integer().notNull().default(0),
    /** All boxes made so far, by the last count. Null without a count. */
    madeQuantity: integer(),
    /** The accepted quotation with its line, counted from 0, and the accepted price of a box. */
    quotationId: integer().references(() => quotations.id),
    quotationLine: integer(),
    pricePaise: paise(),
    /** The client's own order. */
    poNumber: text(),
    poDate: day(),
    /** The code on the box's joint: 74 random bits, with which the owner of a box orders the same box. */
    repeatCode: text()
      .notNull()
      .default(sql`upper(left(replace(gen_random_uuid()::text, '-', ''), 20))`),
    version: version(),
  },
  (table) => [
    // The kanban reads open and recently shipped orders. The status has no index, so that a move updates none.
    index("orders_shipped").on(table.shippedAt),
    // The orders of the last weeks. No move changes it.
    index("orders_created").on(table.createdAt),
    uniqueIndex("orders_repeat_code").on(table.repeatCode),
    index("orders_client").on(table.clientId),
    index("orders_specification").on(table.specificationVersionId),
    // An accepted line makes one order, even if two people accept it at the same time.
    uniqueIndex("orders_quotation_line")
      .on(table.quotationId, table.quotationLine)
      .where(sql`${table.quotationId} is not null`),
    check(
      "orders_quotation_price",
      sql`(${table.quotationId} is null) = (${table.pricePaise} is null) and (${table.quotationId} is null) = (${table.quotationLine} is null) and ${table.pricePaise} >= 0`,
    ),
    check(
      "orders_specification_settings",
      sql`(${table.specificationVersionId} is null) = (${table.boardSettingsId} is null)`,
    ),
    check(
      "orders_ups",
      sql`${table.ups} is null or (${table.ups} between 1 and 50 and ${table.specificationVersionId} is not null)`,
    ),
    check("orders_shipped_only", sql`${table.status} = 'SHIPPED' or ${table.shippedAt} is null`),
    check(
      "orders_shipped_with",
      sql`${table.status} <> 'SHIPPED' or (${table.shippedAt} is not null and ${table.transportNumber} is not null and btrim(${table.transportNumber}) <> '')`,
    ),
    check("orders_quantity", sql`${table.quantity} > 0`),
    check(
      "orders_dispatched",
      sql`${table.dispatchedQuantity} >= 0 and ${table.madeQuantity} >= 0`,
    ),
    check(
      "orders_cancelled_with_reason",
      sql`(${table.cancelledAt} is null) = (${table.cancelReason} is null)`,
    ),
    check(
      "orders_cancelled_not_shipped",
      sql`${table.cancelledAt} is null or ${table.status} <> 'SHIPPED'`,
    ),
  ],
);

export const reels = pgTable(
  "reels",
  {
    id: id(),
    barcodeId: text().notNull().unique(),
    /** The mill's number. Two mills may use the same number. */
    reelNo: bigint({ mode: "number" }).notNull(),
    gsm: number(7, 2),
    burstFactor: number(6, 2),
    /** The width of the reel in centimetres. */
    deckle: number(6, 2),
    initialWeightGrams: integer().notNull(),
    currentWeightGrams: integer().notNull(),
    previousWeightGrams: integer(),
    /** The core's weight. The scale shows it too: a finished reel weighs this and never 0. */
    coreWeightGrams: integer().notNull().default(0),
    /** The weight of the wrapping, which the reel's weight does not include. Gross weight = reel + wrapper. */
    wrapperWeightGrams: integer().notNull().default(0),
    /** The diameters of the full reel and of the core. */
    fullDiameterMillimetres: integer(),
    coreDiameterMillimetres: integer(),
    /** The cost of a kilogram delivered to the store. */
    landedPaisePerKg: unitPriceColumn(),
    moisturePercent: optionalNumber(4, 2),
    /** Ring crush in kN/m. */
    rct: optionalNumber(6, 3),
    shade: text(),
    location: text(),
    /** The number and the date of the mill's bill. Both are given, or neither is. */
    billNumber: text(),
    billDate: day(),
    receivedAt: createdAt(),
    unit: unitEnum().notNull(),
    status: reelStatusEnum().notNull().default("AVAILABLE"),
    reelSet: reelSetEnum(),
    paperType: text().notNull(),
    supplierName: text().notNull(),
    createdBy: text().notNull(),
    createdAt: createdAt(),
    version: version(),
  },
  (table) => [
    check("reels_bill", sql`(${table.billNumber} is null) = (${table.billDate} is null)`),
    index("reels_bill_date").on(table.billDate),
    index("reels_status").on(table.status),
    uniqueIndex("reels_supplier_number").on(sql`lower(${table.supplierName})`, table.reelNo),
    index("reels_number").on(table.reelNo),
    check(
      "reels_received_measures",
      sql`${table.wrapperWeightGrams} >= 0 and ${table.landedPaisePerKg} >= 0 and ${table.moisturePercent} between 0 and 100 and ${table.rct} >= 0`,
    ),
    check(
      "reels_diameters",
      sql`${table.coreDiameterMillimetres} > 0 and ${table.fullDiameterMillimetres} > coalesce(${table.coreDiameterMillimetres}, 0)`,
    ),
    // The default sort of the stock list: running reels first, then by status from Z to A.
    index("reels_opening").on(
      sql`(${table.status} = 'IN_USE') desc`,
      sql`array_position('{AVAILABLE,CONSUMED,IN_USE}'::reel_status[], ${table.status}) desc`,
      table.id,
    ),
    check(
      "reels_core_weight",
      sql`${table.coreWeightGrams} between 0 and ${table.initialWeightGrams}`,
    ),
    check("reels_reel_no", sql`${table.reelNo} > 0`),
    // A small value that the call's schema accepts can round to 0.
    check(
      "reels_measures",
      sql`${table.gsm} >= 0 and ${table.burstFactor} >= 0 and ${table.deckle} >= 0`,
    ),
    check(
      "reels_current_weight",
      sql`${table.currentWeightGrams} between 0 and ${table.initialWeightGrams}`,
    ),
    check(
      "reels_previous_weight",
      sql`${table.previousWeightGrams} between ${table.currentWeightGrams} and ${table.initialWeightGrams}`,
    ),
  ],
);

/**
 * The number of reels per value of each filtered field, and the weight per status. A trigger adds each change of
 * `reels` to a row that no other transaction is writing. A value may therefore have several rows, and each may be
 * negative: only their sum counts (docs/decisions/0008-list-versions.md).
 */
export const reelTotals = pgTable(
  "reel_totals",
  {
    id: id(),
    field: text().notNull(),
    value: jsonb().notNull(),
    reels: integer().notNull(),
    initialGrams: bigint({ mode: "number" }).notNull(),
    currentGrams: bigint({ mode: "number" }).notNull(),
  },
  (table) => [index("reel_totals_value").on(table.field, table.value)],
);

/** True for a usage that runs, or that has taken paper. A reel that came back whole has given none. */
export const hasGivenPaper = sql`(reel_usages.ended_at is null or reel_usages.consumed_grams > 0)`;

/** One run of an order from a reel. It is open until the reel is weighed again. */
export const reelUsages = pgTable(
  "reel_usages",
  {
    id: id(),
    reelId: reference(() => reels.id),
    orderId: reference(() => orders.id),
    usageType: reelSetEnum().notNull(),
    /** The paper of the board, counted from 0 from the outside in. Null if not recorded. */
    layer: integer(),
    startedAt: createdAt(),
    endedAt: instant(),
    weightBeforeGrams: integer().notNull(),
    weightAfterGrams: integer(),
    /** True if the weight after was computed from the diameter. */
    isEstimated: boolean().notNull().default(false),
    consumedGrams: integer().generatedAlwaysAs(sql`weight_before_grams - weight_after_grams`),
    boxCount: integer(),
    /** The order's specification version when the reel was issued. Null without one: the order's present version counts. */
    specificationVersionId: integer().references(() => boxSpecificationVersions.id),
  },
  (table) => [
    uniqueIndex("reel_usages_one_open").on(table.reelId).where(sql`${table.endedAt} is null`),
    index("reel_usages_reel").on(table.reelId),
    index("reel_usages_order").on(table.orderId),
    check("reel_usages_layer", sql`${table.layer} between 0 and 6`),
    check("reel_usages_weight_before", sql`${table.weightBeforeGrams} >= 0`),
    check(
      "reel_usages_weight_after",
      sql`${table.weightAfterGrams} between 0 and ${table.weightBeforeGrams}`,
    ),
    check("reel_usages_end", sql`${table.endedAt} >= ${table.startedAt}`),
    check(
      "reel_usages_end_weighed",
      sql`(${table.endedAt} is null) = (${table.weightAfterGrams} is null)`,
    ),
    check("reel_usages_box_count", sql`${table.boxCount} >= 0`),
  ],
);
