import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  text,
  unique,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { createdAt, day, id, instant, reference, unitEnum, version } from "./columns";
import { employees } from "./people";

/** The shifts of each unit. Times are minutes after midnight in India. */
export const shifts = pgTable(
  "shifts",
  {
    id: id(),
    unit: unitEnum().notNull(),
    name: text().notNull(),
    startsAt: integer().notNull(),
    /** Not after `startsAt`: the shift ends on the next day. */
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
 * The periods in which people are employed. A trigger of `employees` writes what registering, deactivating and
 * reactivating change. The constraint `employments_overlap` refuses periods of one person that overlap.
 */
export const employments = pgTable(
  "employments",
  {
    id: id(),
    employeeId: employeeId(),
    joinedOn: day().notNull(),
    /** The last day, included. */
    leftOn: day(),
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
 * The unit and shift of a person from a date on, until the next assignment. A trigger of `employees` writes the first
 * one and each change of the unit there.
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
    /** True where a rotation ends and the assignment before it holds again. A later rotation may replace it. */
    isReturn: boolean().notNull().default(false),
    /** Null for what a trigger has written. */
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
