import { type SQL, sql } from "drizzle-orm";
import type { RecordKind } from "../../contract/history";
import {
  adjustments,
  admins,
  advances,
  boxSpecifications,
  contacts,
  corrections,
  devices,
  employees,
  galleryBoxes,
  industries,
  leaves,
  orders,
  reels,
  reorderLevels,
  scans,
  shifts,
} from "../db/schema";

const id = sql`split_part(record, ' ', 2)::int`;

const employeeOf = (table: typeof adjustments | typeof advances | typeof leaves) =>
  sql`select name from ${table} join ${employees} on ${employees.id} = ${table.employeeId}
    where ${table.id} = ${id}`;

/** The display name of a record of each kind, by its id in the audit. Some kinds have none. */
const names: Record<RecordKind, SQL | undefined> = {
  order: sql`select client from ${orders} where id = ${id}`,
  reel: sql`select barcode_id from ${reels} where id = ${id}`,
  employee: sql`select name from ${employees} where id = ${id}`,
  admin: sql`select first_name || ' ' || last_name from ${admins} where id = ${id}`,
  industry: sql`select industry_name from ${industries} where id = ${id}`,
  box: sql`select box from ${galleryBoxes} where id = ${id}`,
  enquiry: sql`select name from ${contacts} where id = ${id}`,
  device: sql`select name from ${devices} where id = ${id}`,
  scan: sql`select name from ${scans} join ${employees} on ${employees.id} = ${scans.employeeId}
    where ${scans.id} = split_part(record, ' ', 2)::uuid`,
  correction: sql`select name from ${corrections}
    join ${employees} on ${employees.id} = ${corrections.employeeId} where ${corrections.id} = ${id}`,
  calendar: undefined,
  leave: employeeOf(leaves),
  adjustment: employeeOf(adjustments),
  advance: employeeOf(advances),
  rate: undefined,
  board: undefined,
  reorder: sql`select trim_scale(gsm) || ' GSM' from ${reorderLevels} where id = ${id}`,
  specification: sql`select name from ${boxSpecifications} where id = ${id}`,
  payroll: undefined,
  shift: sql`select unit || ' ' || name from ${shifts} where id = ${id}`,
};

/** The display name of an audit row's record. */
export const recordName = sql`case split_part(record, ' ', 1) ${sql.join(
  Object.entries(names).flatMap(([kind, name]) =>
    name === undefined ? [] : [sql`when ${sql.raw(`'${kind}'`)} then (${name})`],
  ),
  sql` `,
)} end`;
