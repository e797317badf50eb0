import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import { deviceKinds } from "../../../contract/devices";
import { recordedCalls } from "../../../contract/scans";
import { createdAt, id, instant, reference, unitEnum } from "./columns";
import { admins, employees } from "./people";
import { reels } from "./production";

export const deviceKindEnum = pgEnum("device_kind", deviceKinds);
export const scanCallEnum = pgEnum("scan_call", [
  ...recordedCalls,
  "dismissScan",
  // A scan of a biometric reader, from a file.
  "importRecords",
]);

/** Scan stations and wall screens. A revoked one keeps its row, because its scans name it. */
export const devices = pgTable(
  "devices",
  {
    id: id(),
    name: text().notNull(),
    unit: unitEnum().notNull(),
    kind: deviceKindEnum().notNull().default("STATION"),
    /** SHA-256 of the token. Only the station has the token. */
    tokenDigest: text().unique(),
    /** SHA-256 of the one-time code for the station's token. */
    pairingDigest: text().unique(),
    pairingExpiresAt: instant(),
    pairedAt: instant(),
    lastSeenAt: instant(),
    revokedAt: instant(),
    createdAt: createdAt(),
  },
  (table) => [
    check(
      "devices_paired_with_token",
      sql`(${table.pairedAt} is null) = (${table.tokenDigest} is null)`,
    ),
    check(
      "devices_pairing_expires",
      sql`(${table.pairingDigest} is null) = (${table.pairingExpiresAt} is null)`,
    ),
  ],
);

/**
 * The scans of stations as received, with their replies. They are never changed or deleted. Scans with an error reply
 * are not stored.
 */
export const scans = pgTable(
  "scans",
  {
    /** The id that the station made. */
    id: uuid().primaryKey(),
    call: scanCallEnum().notNull(),
    deviceId: integer().references(() => devices.id),
    /** Set if an admin used the station. */
    adminId: integer().references(() => admins.id),
    sequence: integer().notNull(),
    /** The scanned and entered values without the fields that belong to the sending. */
    content: jsonb().notNull(),
    employeeId: integer().references(() => employees.id),
    reelId: integer().references(() => reels.id),
    /** The time of the scan by the station's clock. */
    scannedAt: instant().notNull(),
    sentAt: instant().notNull(),
    receivedAt: instant().notNull(),
    /** The time of the scan by the host's clock. */
    at: instant().notNull(),
    isLate: boolean().notNull(),
    isClockOff: boolean().notNull(),
    isException: boolean().notNull().default(false),
    reply: jsonb().notNull(),
  },
  (table) => [
    index("scans_exceptions")
      .on(table.at)
      .where(sql`${table.isLate} or ${table.isClockOff} or ${table.isException}`),
    // Finds the device's scan before another one, among the scans with a right clock.
    index("scans_device")
      .on(table.deviceId, table.sequence, table.at)
      .where(sql`not ${table.isClockOff}`),
    index("scans_employee").on(table.employeeId, table.at),
    check("scans_sender", sql`num_nonnulls(${table.deviceId}, ${table.adminId}) = 1`),
  ],
);

/** The badge scans that count, without derived values. */
export const punches = pgTable(
  "punches",
  {
    id: id(),
    employeeId: reference(() => employees.id),
    punchedAt: instant().notNull(),
    /** The message from the station. Null for punches from before there were stations. */
    scanId: uuid()
      .unique()
      .references(() => scans.id),
  },
  // Reports read days and months of all employees. The station reads the last punches of one employee.
  (table) => [
    index("punches_time").on(table.punchedAt, table.employeeId),
    index("punches_employee").on(table.employeeId, table.punchedAt),
  ],
);
