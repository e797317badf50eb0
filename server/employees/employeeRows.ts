import { getTableColumns, sql } from "drizzle-orm";
import { employees } from "../db/schema";

/** The employees as the office sees them, those who have left among them. */
export const employeeRows = {
  tables: [employees],
  from: sql`${employees}`,
  fields: { ...getTableColumns(employees), active: sql`${employees.deactivatedAt} is null` },
  orderBy: sql`id`,
};

export const uniqueEmployees = {
  employees_email: ["email", "There is an employee with this email"],
} as const;
