import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgEnum,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { roles } from "../../contract/admins";
import { boxTypes } from "../../contract/boxes";
import { bloodGroups } from "../../contract/employees";
import { genders, units } from "../../contract/fields";
import { orderStatuses } from "../../contract/orders";
import { reelSets, reelStatuses } from "../../contract/reels";

/** Money is kept in paise and weight in grams, both whole; the contract speaks rupees and kilograms. */

const id = () => integer().primaryKey().generatedAlwaysAsIdentity();
const instant = () => timestamp({ withTimezone: true, mode: "date" });
const createdAt = () => instant().notNull().defaultNow();
const number = (precision: number, scale: number) =>
  numeric({ mode: "number", precision, scale }).notNull();

export const unitEnum = pgEnum("unit", units);
export const genderEnum = pgEnum("gender", genders);
export const roleEnum = pgEnum("role", roles);
export const bloodGroupEnum = pgEnum("blood_group", bloodGroups);
export const orderStatusEnum = pgEnum("order_status", orderStatuses);
export const reelStatusEnum = pgEnum("reel_status", reelStatuses);
export const reelSetEnum = pgEnum("reel_set", reelSets);
export const boxTypeEnum = pgEnum("box_type", boxTypes);

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
  (table) => [uniqueIndex("admins_email").on(sql`lower(${table.email})`)],
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
  (table) => [uniqueIndex("employees_email").on(sql`lower(${table.email})`)],
);

export const salaries = pgTable("salaries", {
  employeeId: integer()
    .primaryKey()
    .references(() => employees.id),
  monthlyBasePaise: bigint({ mode: "number" }).notNull(),
  otMultiplierFactor: number(4, 2),
  workingDays: number(4, 2),
  updatedAt: createdAt(),
});

/** What the gate's scanner saw, and nothing derived from it. */
export const punches = pgTable(
  "punches",
  {
    id: id(),
    employeeId: integer()
      .notNull()
      .references(() => employees.id),
    punchedAt: instant().notNull(),
  },
  (table) => [index("punches_employee_time").on(table.employeeId, table.punchedAt)],
);

export const orders = pgTable(
  "orders",
  {
    id: id(),
    client: text().notNull(),
    productType: text().notNull(),
    quantity: integer().notNull(),
    size: text().notNull(),
    materialGrade: text(),
    deliveryAddress: text().notNull(),
    expectedCompletionDate: instant().notNull(),
    unit: unitEnum().notNull(),
    status: orderStatusEnum().notNull().default("TODO"),
    createdBy: text().notNull(),
    createdAt: createdAt(),
    updatedAt: createdAt(),
    shippedAt: instant(),
    transportNumber: text(),
  },
  (table) => [index("orders_status").on(table.status)],
);

export const reels = pgTable("reels", {
  id: id(),
  barcodeId: text().notNull().unique(),
  reelNo: bigint({ mode: "number" }).notNull().unique(),
  gsm: number(7, 2),
  burstFactor: number(6, 2),
  /** Centimetres. */
  deckle: number(6, 2),
  initialWeightGrams: integer().notNull(),
  currentWeightGrams: integer().notNull(),
  previousWeightGrams: integer(),
  unit: unitEnum().notNull(),
  status: reelStatusEnum().notNull().default("AVAILABLE"),
  reelSet: reelSetEnum(),
  paperType: text().notNull(),
  supplierName: text().notNull(),
  createdBy: text().notNull(),
  createdAt: createdAt(),
});

/** One order running from one reel; open until the reel is back on the scale. */
export const reelUsages = pgTable(
  "reel_usages",
  {
    id: id(),
    reelId: integer()
      .notNull()
      .references(() => reels.id),
    orderId: integer()
      .notNull()
      .references(() => orders.id),
    usageType: reelSetEnum().notNull(),
    startedAt: createdAt(),
    endedAt: instant(),
    weightBeforeGrams: integer().notNull(),
    weightAfterGrams: integer(),
    boxCount: integer(),
  },
  (table) => [
    uniqueIndex("reel_usages_one_open").on(table.reelId).where(sql`${table.endedAt} is null`),
    index("reel_usages_reel").on(table.reelId),
    index("reel_usages_order").on(table.orderId),
  ],
);

export const industries = pgTable("industries", {
  id: id(),
  industryName: text().notNull(),
  sector: text().notNull(),
  city: text().notNull(),
  state: text().notNull(),
  address: text().notNull(),
  url: text(),
  createdAt: createdAt(),
});

/** The boxes of the gallery, which the office adds to. */
export const galleryBoxes = pgTable("gallery_boxes", {
  id: id(),
  boxType: boxTypeEnum().notNull(),
  box: text().notNull(),
  boxDescription: text().notNull(),
  boxUrl: text().notNull(),
  createdAt: createdAt(),
});

/** The boxes of the catalogue, by the sector that buys them. */
export const catalogueBoxes = pgTable("catalogue_boxes", {
  id: id(),
  boxSector: text().notNull(),
  url: text().notNull(),
  heading: text().notNull(),
  capacity: text().notNull(),
  noOfPly: text().notNull(),
  shape: text().notNull(),
  printingType: text().notNull(),
  application: text().notNull(),
  paperGrade: text().notNull(),
  gsm: text().notNull(),
  color: text().notNull(),
  property: text().notNull(),
});

export const contacts = pgTable("contacts", {
  id: id(),
  name: text().notNull(),
  phone: text().notNull(),
  email: text().notNull(),
  message: text().notNull().default(""),
  replyStatus: boolean().notNull().default(false),
  createdAt: createdAt(),
});

/** Who changed what, when, by which call: written in the same transaction as the change. */
export const audit = pgTable(
  "audit",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    at: createdAt(),
    adminId: integer(),
    adminEmail: text().notNull(),
    call: text().notNull(),
    record: text().notNull(),
    before: jsonb(),
    after: jsonb(),
  },
  (table) => [index("audit_record").on(table.call, table.record)],
);

/** Sign-ins that have failed or are being looked at, for the last quarter of an hour. */
export const signInAttempts = pgTable(
  "sign_in_attempts",
  {
    id: id(),
    email: text().notNull(),
    address: text().notNull(),
    at: createdAt(),
  },
  (table) => [
    index("sign_in_attempts_email").on(table.email, table.at),
    index("sign_in_attempts_address").on(table.address, table.at),
  ],
);
