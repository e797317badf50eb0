import { createHash } from "node:crypto";
import { getTableName, sql } from "drizzle-orm";
import { type LiveResource, liveResources } from "../../contract/live";
import type { Database } from "../db/connect";
import { preparedStatement } from "../db/preparedStatement";
import {
  adjustments,
  admins,
  advances,
  assignments,
  attendanceSettings,
  boxSpecifications,
  boxSpecificationVersions,
  catalogueBoxes,
  contacts,
  corrections,
  devices,
  employees,
  employments,
  galleryBoxes,
  holidays,
  industries,
  leaves,
  listVersions,
  openingBalances,
  orders,
  payOpening,
  payRuns,
  payslips,
  payTerms,
  punches,
  recoveries,
  reelMovements,
  reelReservations,
  reels,
  reelUsages,
  reorderLevels,
  scans,
  shifts,
  statutoryRates,
  weeklyOffs,
} from "../db/schema";
import type { VersionedTable } from "../db/tables";

const calendar = [attendanceSettings, weeklyOffs, holidays];
const dated = [employments, assignments, shifts];
const days = [employees, ...dated, punches, corrections, leaves, payTerms, ...calendar];
const locked = [payRuns, payslips, recoveries, payOpening, openingBalances];

/** The tables of which each resource's list, and what else its screens show, is made. */
const tablesOf: Readonly<Record<LiveResource, readonly VersionedTable[]>> = {
  adjustments: [adjustments, employees, ...locked],
  admins: [admins],
  advances: [advances, employees, ...locked],
  attendance: days,
  boxes: [galleryBoxes, catalogueBoxes],
  contacts: [contacts],
  corrections: [corrections, employees, reels],
  devices: [devices],
  employees: [employees, ...dated],
  exceptions: [scans, punches, corrections, employees, ...dated, reels, ...calendar],
  industries: [industries],
  leaves: [leaves, employees],
  salaries: [...days, adjustments, advances, statutoryRates, ...locked],
  shifts: dated,
  statutoryRates: [statutoryRates],
  specifications: [boxSpecifications, boxSpecificationVersions],
  orderList: [orders],
  orders: [orders, boxSpecifications, boxSpecificationVersions],
  reels: [reels, reelUsages, orders, reelMovements, reelReservations, reorderLevels],
};

/** What each resource is at: another text whenever something of it has changed, on whichever server. */
export type ResourceVersions = ReadonlyMap<LiveResource, string>;

const readTables = preparedStatement<{ table: string; version: string }>(
  "table_versions",
  sql`select table_name as table, string_agg(id || ' ' || version, ',' order by id) as version
    from ${listVersions} group by table_name`,
);

/** Of 48 bits: that two versions look the same happens once in so many changes. */
const digestOf = (text: string) =>
  createHash("sha256").update(text).digest("base64url").slice(0, 8);

/** Reads what all resources are at. */
export async function readResourceVersions(db: Database): Promise<ResourceVersions> {
  const tables = new Map((await readTables(db, {})).map(({ table, version }) => [table, version]));
  const versionOf = (resource: LiveResource) =>
    digestOf(tablesOf[resource].map((table) => tables.get(getTableName(table)) ?? "").join(" "));
  return new Map(liveResources.map((resource) => [resource, versionOf(resource)]));
}
