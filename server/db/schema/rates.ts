import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  integer,
  jsonb,
  type PgColumn,
  pgEnum,
  pgTable,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { joints, rateKinds, rateUnits } from "../../../domain/quotations/rates";
import {
  createdAt,
  day,
  id,
  number,
  optionalNumber,
  schemaVersion,
  unitPriceColumn,
  version,
} from "./columns";

export const rateKindEnum = pgEnum("rate_kind", rateKinds);
export const rateUnitEnum = pgEnum("rate_unit", rateUnits);
export const jointEnum = pgEnum("joint", joints);

type IdentityColumn = "joint" | "ply" | "fromGsm" | "toGsm" | "burstFactor" | "shade" | "mill";

/**
 * Returns the values that, with the kind, identify the subject of a rate. Rates with equal values differ only by their
 * dates.
 */
export const rateIdentity = (rate: Readonly<Record<IdentityColumn, PgColumn>>) =>
  [
    sql`coalesce(${rate.joint}, 'GLUED')`,
    sql`coalesce(${rate.ply}, 0)`,
    sql`coalesce(${rate.fromGsm}, 0)`,
    sql`coalesce(${rate.toGsm}, 0)`,
    sql`coalesce(${rate.burstFactor}, 0)`,
    sql`lower(coalesce(${rate.shade}, '') collate "C")`,
    sql`lower(coalesce(${rate.mill}, '') collate "C")`,
  ] as const;

/** Dated rates. A new price is a further row. A withdrawn row stays and is not used. */
export const rates = pgTable(
  "rates",
  {
    id: id(),
    kind: rateKindEnum().notNull(),
    /** The properties of the paper that the rate is for. Null applies to any paper. */
    fromGsm: optionalNumber(6, 2),
    toGsm: optionalNumber(6, 2),
    burstFactor: optionalNumber(5, 2),
    shade: text(),
    mill: text(),
    /** The joint of a joining rate. */
    joint: jointEnum(),
    /** The ply of a conversion rate. Null applies to any board. */
    ply: integer(),
    ratePaise: unitPriceColumn().notNull(),
    per: rateUnitEnum().notNull(),
    validFrom: day().notNull(),
    source: text().notNull(),
    active: boolean().notNull().default(true),
    createdBy: text().notNull(),
    createdAt: createdAt(),
    version: version(),
  },
  (table) => [
    uniqueIndex("rates_same_date")
      .on(table.kind, table.validFrom, ...rateIdentity(table))
      .where(sql`active`),
    check("rates_rate", sql`${table.ratePaise} > 0`),
    check(
      "rates_of_paper",
      sql`${table.kind} = 'PAPER' or num_nonnulls(${table.fromGsm}, ${table.toGsm}, ${table.burstFactor}, ${table.shade}, ${table.mill}) = 0`,
    ),
    check(
      "rates_ply",
      sql`${table.ply} is null or (${table.kind} = 'CONVERSION' and ${table.ply} in (3, 5, 7))`,
    ),
    check("rates_gsm", sql`${table.fromGsm} <= ${table.toGsm}`),
    check("rates_joint", sql`(${table.kind} = 'JOINING') = (${table.joint} is not null)`),
    check(
      "rates_unit",
      sql`case when ${table.kind} in ('PAPER', 'CONVERSION') then ${table.per} = 'KILOGRAM'
        when ${table.kind} in ('PLATE', 'DIE') then ${table.per} = 'PIECE'
        when ${table.kind} = 'FREIGHT' then ${table.per} <> 'PIECE'
        else ${table.per} in ('BOX', 'THOUSAND_BOXES') end`,
    ),
  ],
);

/** Dated rows of the waste table. */
export const wasteRows = pgTable(
  "waste_rows",
  {
    id: id(),
    uptoQuantity: integer().notNull(),
    setupSheets: integer().notNull(),
    runPercent: number(5, 2),
    validFrom: day().notNull(),
    source: text().notNull(),
    active: boolean().notNull().default(true),
    createdBy: text().notNull(),
    createdAt: createdAt(),
    version: version(),
  },
  (table) => [
    uniqueIndex("waste_rows_same_date").on(table.uptoQuantity, table.validFrom).where(sql`active`),
    check("waste_rows_upto_quantity", sql`${table.uptoQuantity} > 0`),
    check("waste_rows_setup_sheets", sql`${table.setupSheets} >= 0`),
    check("waste_rows_run_percent", sql`${table.runPercent} between 0 and 100`),
  ],
);

/** Settings of rates and of the price bands. An edit adds a row. */
export const rateSettings = pgTable("rate_settings", {
  id: id(),
  /** The settings in the form of the contract's `RateSettings`. */
  settings: jsonb().notNull(),
  schemaVersion: schemaVersion(),
  createdBy: text().notNull(),
  createdAt: createdAt(),
});
