import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  pgEnum,
  pgTable,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { leaveKinds, weekdays } from "../../../contract/calendar";
import { correctionActions, correctionStatuses } from "../../../contract/corrections";
import { createdAt, day, id, instant, number, reference, unitEnum, version } from "./columns";
import { employees } from "./people";

export const correctionActionEnum = pgEnum("correction_action", correctionActions);
export const correctionStatusEnum = pgEnum("correction_status", correctionStatuses);
export const weekdayEnum = pgEnum("weekday", weekdays);
export const leaveKindEnum = pgEnum("leave_kind", leaveKinds);

/** The attendance settings: one row, or none while the defaults apply. */
export const attendanceSettings = pgTable(
  "attendance_settings",
  {
    id: integer().primaryKey().default(1),
    shortestSpanSeconds: integer().notNull(),
    longestSpanHours: number(4, 2),
    halfDayHours: number(4, 2),
    longSpanHours: number(4, 2).default(12),
    workDayLeadHours: number(4, 2).default(4),
    earlyMinutes: integer().notNull().default(30),
    version: version(),
  },
  (table) => [check("attendance_settings_one_row", sql`${table.id} = 1`)],
);

export const weeklyOffs = pgTable("weekly_offs", {
  unit: unitEnum().primaryKey(),
  weekday: weekdayEnum().notNull(),
});

export const holidays = pgTable("holidays", {
  date: day().primaryKey(),
  name: text().notNull(),
});

export const leaves = pgTable(
  "leaves",
  {
    id: id(),
    employeeId: reference(() => employees.id),
    firstDate: day().notNull(),
    lastDate: day().notNull(),
    kind: leaveKindEnum().notNull(),
    isHalfDay: boolean().notNull().default(false),
    createdBy: text().notNull(),
    createdAt: createdAt(),
    cancelledAt: instant(),
  },
  (table) => [
    index("leaves_dates").on(table.lastDate, table.firstDate),
    check("leaves_order", sql`${table.firstDate} <= ${table.lastDate}`),
  ],
);

/** The office's decisions about forgotten, doubled or odd scans. A scan itself is never changed. */
export const corrections = pgTable(
  "corrections",
  {
    id: id(),
    action: correctionActionEnum().notNull(),
    /** The exception that it settles. */
    exceptionId: text(),
    employeeId: integer().references(() => employees.id),
    /** Of the scan that is added or taken out. */
    at: instant(),
    reason: text().notNull(),
    status: correctionStatusEnum().notNull().default("PROPOSED"),
    proposedBy: text().notNull(),
    proposedAt: createdAt(),
    decidedBy: text(),
    decidedAt: instant(),
  },
  (table) => [
    index("corrections_time").on(table.at, table.employeeId),
    // A second proposal of the same exception waits for the decision on the first.
    uniqueIndex("corrections_one_proposal")
      .on(table.exceptionId)
      .where(sql`${table.status} = 'PROPOSED'`),
    check(
      "corrections_scan",
      sql`${table.action} = 'CONFIRM' or (${table.employeeId} is not null and ${table.at} is not null)`,
    ),
    check(
      "corrections_confirm",
      sql`${table.action} <> 'CONFIRM' or ${table.exceptionId} is not null`,
    ),
    check(
      "corrections_decided",
      sql`(${table.status} = 'PROPOSED') = (${table.decidedAt} is null) and (${table.decidedAt} is null) = (${table.decidedBy} is null)`,
    ),
  ],
);
