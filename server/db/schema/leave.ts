import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgEnum, pgTable, text, unique } from "drizzle-orm/pg-core";
import {
  accruals,
  balancedKinds,
  leaveEntryTypes,
  leaveKinds,
  leaveStatuses,
  surpluses,
} from "../../../contract/leaves";
import { createdAt, day, id, instant, number, optionalNumber, reference, version } from "./columns";
import { adjustments } from "./pay";
import { employees } from "./people";

export const leaveKindEnum = pgEnum("leave_kind", leaveKinds);
export const balancedKindEnum = pgEnum("balanced_leave_kind", balancedKinds);
export const leaveStatusEnum = pgEnum("leave_status", leaveStatuses);
export const accrualEnum = pgEnum("leave_accrual", accruals);
export const surplusEnum = pgEnum("leave_surplus", surpluses);
export const leaveEntryTypeEnum = pgEnum("leave_entry_type", leaveEntryTypes);

export const leaves = pgTable(
  "leaves",
  {
    id: id(),
    employeeId: reference(() => employees.id),
    firstDate: day().notNull(),
    lastDate: day().notNull(),
    kind: leaveKindEnum().notNull(),
    isHalfDay: boolean().notNull().default(false),
    status: leaveStatusEnum().notNull().default("APPROVED"),
    overDays: optionalNumber(5, 1),
    reason: text(),
    createdBy: text().notNull(),
    createdAt: createdAt(),
    /** Null for a leave that was entered as approved. */
    decidedBy: text(),
    decidedAt: instant(),
    cancelledAt: instant(),
  },
  (table) => [
    index("leaves_dates").on(table.lastDate, table.firstDate),
    check("leaves_order", sql`${table.firstDate} <= ${table.lastDate}`),
    check(
      "leaves_decided",
      sql`(${table.decidedAt} is null) = (${table.decidedBy} is null) and (${table.decidedAt} is null or ${table.status} = 'APPROVED')`,
    ),
  ],
);

/** The rules of leave. Each rule holds until a later rule of the kind. */
export const leaveRules = pgTable(
  "leave_rules",
  {
    id: id(),
    kind: balancedKindEnum().notNull(),
    validFrom: day().notNull(),
    accrual: accrualEnum().notNull(),
    daysPerYear: number(5, 1),
    workedPerDay: integer().notNull(),
    minimumWorked: integer().notNull(),
    joinerPercent: number(6, 3),
    carryOver: optionalNumber(5, 1),
    surplus: surplusEnum().notNull(),
    createdBy: text().notNull(),
    createdAt: createdAt(),
    version: version(),
  },
  (table) => [
    unique("leave_rules_date").on(table.kind, table.validFrom),
    check("leave_rules_worked", sql`${table.workedPerDay} > 0 and ${table.minimumWorked} >= 0`),
  ],
);

export const leaveEntries = pgTable(
  "leave_entries",
  {
    id: id(),
    employeeId: reference(() => employees.id),
    kind: balancedKindEnum().notNull(),
    type: leaveEntryTypeEnum().notNull(),
    date: day().notNull(),
    days: number(5, 1),
    reason: text().notNull(),
    /** The addition that pays encashed days. */
    adjustmentId: integer().references(() => adjustments.id),
    createdBy: text().notNull(),
    createdAt: createdAt(),
    cancelledAt: instant(),
  },
  (table) => [
    index("leave_entries_employee").on(table.employeeId, table.date),
    check("leave_entries_days", sql`${table.days} > 0`),
    check(
      "leave_entries_encashed",
      sql`(${table.type} = 'ENCASHED') = (${table.adjustmentId} is not null)`,
    ),
  ],
);
