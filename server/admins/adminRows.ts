import { getTableColumns, sql } from "drizzle-orm";
import { admins } from "../db/schema";

/** The admins as the office sees them, those who may not sign in among them. */
export const adminRows = {
  tables: [admins],
  from: sql`${admins}`,
  fields: { ...getTableColumns(admins), active: sql`${admins.deactivatedAt} is null` },
  orderBy: sql`id`,
};

export const uniqueAdmins = {
  admins_email: ["email", "There is an admin with this email"],
} as const;
