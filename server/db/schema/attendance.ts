import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { weekdays } from "../../../contract/calendar";
import { correctionActions, correctionStatuses } from "../../../contract/corrections";
import { beginningOfTimes } from "../../../domain/datedRows";
import { createdAt, day, id, instant, number, reference, unitEnum, version } from "./columns";
import { admins, employees } from "./people";

export const correctionActionEnum = pgEnum("correction_action", correctionActions);
export const correctionStatusEnum = pgEnum("correction_status", correctionStatuses);
export const weekdayEnum = pgEnum("weekday", weekdays);

/** Makes the column of a row's first day. The first row holds on every day before the second row. */
const sinceBeginning = () => day().notNull().default(beginningOfTimes);

/**
 * The attendance settings from a day on, until the next row. No row while the defaults apply. Each row has the version
 * of the calendar.
 */
export const attendanceSettings = pgTable("attendance_settings", {
  validFrom: sinceBeginning().primaryKey(),
  shortestSpanSeconds: integer().notNull(),
  longestSpanHours: number(4, 2),
  halfDayHours: number(4, 2),
  longSpanHours: number(4, 2).default(12),
  workDayLeadHours: number(4, 2).default(4),
  earlyMinutes: integer().notNull().default(30),
  version: version(),
});

/** The weekly offs of the attendance settings of the same day. A unit without a row has none. */
export const weeklyOffs = pgTable(
  "weekly_offs",
  {
    validFrom: sinceBeginning(),
    unit: unitEnum().notNull(),
    weekday: weekdayEnum().notNull(),
  },
  (table) => [primaryKey({ columns: [table.validFrom, table.unit] })],
);

export const holidays = pgTable("holidays", {
  date: day().primaryKey(),
  name: text().notNull(),
});

/** The office's decisions about forgotten, doubled or odd scans. A scan itself is never changed. */
export const corrections = pgTable(
  "corrections",
  {
    id: id(),
    action: correctionActionEnum().notNull(),
    exceptionId: text(),
    employeeId: integer().references(() => employees.id),
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

/** The admin who is to settle an open exception. */
export const exceptionAssignments = pgTable("exception_assignments", {
  id: id(),
  exceptionId: text().notNull().unique(),
  adminId: reference(() => admins.id),
  createdBy: text().notNull(),
  createdAt: createdAt(),
});

/** The shifts of each unit. Times are minutes after midnight in India. */
export const shifts = pgTable(
  "shifts",
  {
    id: id(),
    unit: unitEnum().notNull(),
    name: text().notNull(),
    startsAt: integer().notNull(),
    /** The end of the shift. If it is not after `startsAt`, the shift ends on the next day. */
    endsAt: integer().notNull(),
    unpaidBreakMinutes: integer().notNull().default(0),
    createdAt: createdAt(),
    /** A removed shift accepts no new assignments. Past assignments still name it. */
    removedAt: instant(),
    version: version(),
  },
  (table) => [
    // An assignment refers to the unit too, so that its shift belongs to its unit.
    unique("shifts_unit").on(table.id, table.unit),
    uniqueIndex("shifts_name")
      .on(table.unit, sql`lower(${table.name})`)
      .where(sql`${table.removedAt} is null`),
    check(
      "shifts_times",
      sql`${table.startsAt} between 0 and 1439 and ${table.endsAt} between 0 and 1439`,
    ),
    check(
      "shifts_length",
      sql`(${table.endsAt} - ${table.startsAt} + 1440) % 1440 between 1 and 960`,
    ),
    check(
      "shifts_break",
      sql`${table.unpaidBreakMinutes} >= 0 and ${table.unpaidBreakMinutes} < (${table.endsAt} - ${table.startsAt} + 1440) % 1440`,
    ),
  ],
);

const employeeId = () => reference(() => employees.id, { onDelete: "cascade" });

/**
 * The times in which people are employed. For the calls that every host has, a trigger on `employees` writes the rows.
 * `employments_overlap` refuses overlapping periods.
 */
export const employments = pgTable(
  "employments",
  {
    id: id(),
    employeeId: employeeId(),
    joinedOn: day().notNull(),
    /** The last day, included. */
    leftOn: day(),
    /** Gratuity needs fewer years of a fixed term. */
    isFixedTerm: boolean().notNull().default(false),
    version: version(),
  },
  (table) => [
    index("employments_employee").on(table.employeeId, table.joinedOn),
    check(
      "employments_order",
      sql`${table.leftOn} is null or ${table.joinedOn} <= ${table.leftOn}`,
    ),
  ],
);

/**
 * The units and the shifts of people, each until the person's next assignment. A trigger of `employees` writes the
 * first assignment, and one for each change of the employee's own unit.
 */
export const assignments = pgTable(
  "assignments",
  {
    id: id(),
    employeeId: employeeId(),
    validFrom: day().notNull(),
    unit: unitEnum().notNull(),
    /** Null for a person without a shift. */
    shiftId: integer(),
    /** True if a rotation ends here and the assignment before it holds again. A later rotation may replace it. */
    isReturn: boolean().notNull().default(false),
    /** Null for rows that a trigger has written. */
    createdBy: text(),
    createdAt: createdAt(),
    version: version(),
  },
  (table) => [
    unique("assignments_date").on(table.employeeId, table.validFrom),
    index("assignments_shift").on(table.shiftId, table.validFrom),
    foreignKey({
      name: "assignments_shift_fk",
      columns: [table.shiftId, table.unit],
      foreignColumns: [shifts.id, shifts.unit],
    }),
  ],
);
