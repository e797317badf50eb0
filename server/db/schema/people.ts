import { sql } from "drizzle-orm";
import { bigint, check, date, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import {
  bloodGroupEnum,
  createdAt,
  emailKeyOf,
  genderEnum,
  id,
  instant,
  number,
  roleEnum,
  unitEnum,
} from "./columns";

export const admins = pgTable(
  "admins",
  {
    id: id(),
    userName: text().notNull(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    email: text().notNull(),
    passwordHash: text().notNull(),
    phoneNumber: text().notNull(),
    gender: genderEnum().notNull(),
    role: roleEnum().notNull(),
    /** Rises when the password changes: a token of an earlier version is no longer good. */
    tokenVersion: integer().notNull().default(0),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex("admins_email").on(emailKeyOf(table.email))],
);

export const employees = pgTable(
  "employees",
  {
    id: id(),
    name: text().notNull(),
    email: text().notNull(),
    unit: unitEnum().notNull(),
    gender: genderEnum().notNull(),
    phoneNumber: text().notNull(),
    bloodGroup: bloodGroupEnum().notNull(),
    dob: date({ mode: "string" }).notNull(),
    barcodeId: text().notNull().unique(),
    joinedAt: createdAt(),
    /** Empty while the employee is active. */
    deactivatedAt: instant(),
  },
  (table) => [
    // Whoever has left leaves the email free.
    uniqueIndex("employees_email")
      .on(emailKeyOf(table.email))
      .where(sql`${table.deactivatedAt} is null`),
  ],
);

export const salaries = pgTable(
  "salaries",
  {
    employeeId: integer()
      .primaryKey()
      .references(() => employees.id),
    monthlyBasePaise: bigint({ mode: "number" }).notNull(),
    otMultiplierFactor: number(4, 2),
    workingDays: number(4, 2),
    updatedAt: createdAt(),
  },
  (table) => [
    check("salaries_monthly_base", sql`${table.monthlyBasePaise} >= 0`),
    check("salaries_ot_multiplier_factor", sql`${table.otMultiplierFactor} > 0`),
    check("salaries_working_days", sql`${table.workingDays} between 1 and 31`),
  ],
);
