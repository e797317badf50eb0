import { sql } from "drizzle-orm";
import {
  check,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  text,
  unique,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { epfReturnKinds } from "../../../contract/epfReturns";
import { createdAt, id, instant, paise, reference, schemaVersion, version } from "./columns";
import { adjustments, advances } from "./pay";
import { employees } from "./people";

/** Locked months. An unlocked month keeps its row and its payslips. */
export const payRuns = pgTable(
  "pay_runs",
  {
    id: id(),
    month: text().notNull(),
    /** The settings and the statutory rates by which the month was computed. */
    rules: jsonb().notNull(),
    /** The version of the schema of `rules`, and of the rules that compute the month's pay from its facts. */
    schemaVersion: schemaVersion(),
    /** The dated facts at the lock, or at the upgrade for months that an older version locked. */
    facts: jsonb(),
    lockedAt: instant().notNull(),
    lockedBy: text().notNull(),
    unlockedAt: instant(),
    unlockedBy: text(),
    unlockReason: text(),
  },
  (table) => [
    uniqueIndex("pay_runs_locked_month").on(table.month).where(sql`${table.unlockedAt} is null`),
    check(
      "pay_runs_unlocked",
      sql`num_nonnulls(${table.unlockedAt}, ${table.unlockedBy}, ${table.unlockReason}) in (0, 3)`,
    ),
  ],
);

/** The payslips of a locked month. They are never changed and never deleted: a trigger refuses it. */
export const payslips = pgTable(
  "payslips",
  {
    id: id(),
    runId: reference(() => payRuns.id),
    employeeId: reference(() => employees.id),
    netPaise: paise().notNull(),
    /** The payslip in the form of `PayslipDocument` of `server/pay`. */
    document: jsonb().notNull(),
    schemaVersion: schemaVersion(),
  },
  (table) => [
    unique("payslips_employee").on(table.runId, table.employeeId),
    index("payslips_of_employee").on(table.employeeId),
  ],
);

/** The part of an advance or deduction that a locked month recovered. */
export const recoveries = pgTable(
  "recoveries",
  {
    id: id(),
    payslipId: reference(() => payslips.id),
    advanceId: integer().references(() => advances.id),
    adjustmentId: integer().references(() => adjustments.id),
    amountPaise: paise().notNull(),
    /** The amount that was due too but is recovered in a later month. */
    carriedOverPaise: paise().notNull(),
  },
  (table) => [
    index("recoveries_advance").on(table.advanceId),
    index("recoveries_adjustment").on(table.adjustmentId),
    index("recoveries_payslip").on(table.payslipId),
    check("recoveries_source", sql`num_nonnulls(${table.advanceId}, ${table.adjustmentId}) = 1`),
    check("recoveries_amount", sql`${table.amountPaise} >= 0 and ${table.carriedOverPaise} >= 0`),
  ],
);

export const epfReturnKindEnum = pgEnum("epf_return_kind", epfReturnKinds);

/** The returns that were filed with the provident fund. A withdrawn return keeps its row. */
export const epfReturns = pgTable(
  "epf_returns",
  {
    id: id(),
    /** `yyyy-MM` */
    month: text().notNull(),
    kind: epfReturnKindEnum().notNull(),
    /** The filed text: a line for each member. */
    content: text().notNull(),
    filedAt: instant().notNull(),
    filedBy: text().notNull(),
    paidAt: instant(),
    paidBy: text(),
    withdrawnAt: instant(),
    withdrawnBy: text(),
    withdrawReason: text(),
  },
  (table) => [
    index("epf_returns_month").on(table.month),
    uniqueIndex("epf_returns_regular")
      .on(table.month)
      .where(sql`${table.kind} = 'REGULAR' and ${table.withdrawnAt} is null`),
    check("epf_returns_paid", sql`num_nonnulls(${table.paidAt}, ${table.paidBy}) in (0, 2)`),
    check(
      "epf_returns_withdrawn",
      sql`num_nonnulls(${table.withdrawnAt}, ${table.withdrawnBy}, ${table.withdrawReason}) in (0, 3)`,
    ),
  ],
);

/** The first month that this product pays, if earlier months were paid elsewhere. At most one row. */
export const payOpening = pgTable(
  "pay_opening",
  {
    id: integer().primaryKey().default(1),
    /** Null after the first month was removed. */
    firstMonth: text(),
    /** Null if an upgrade computed the opening from open months before a locked one. */
    enteredBy: text(),
    enteredAt: createdAt(),
    version: version(),
  },
  (table) => [
    check("pay_opening_one_row", sql`${table.id} = 1`),
    check("pay_opening_month", sql`${table.firstMonth} ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'`),
  ],
);

/** The amount of an advance or a deduction that months before the first one have taken. */
export const openingBalances = pgTable(
  "opening_balances",
  {
    id: id(),
    advanceId: integer()
      .unique()
      .references(() => advances.id),
    adjustmentId: integer()
      .unique()
      .references(() => adjustments.id),
    recoveredPaise: paise().notNull(),
    /** The amount that earlier months should have taken and did not take. */
    carriedOverPaise: paise().notNull(),
  },
  (table) => [
    check(
      "opening_balances_source",
      sql`num_nonnulls(${table.advanceId}, ${table.adjustmentId}) = 1`,
    ),
    check(
      "opening_balances_amount",
      sql`${table.recoveredPaise} >= 0 and ${table.carriedOverPaise} >= 0`,
    ),
  ],
);
