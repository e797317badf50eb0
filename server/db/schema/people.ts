import { sql } from "drizzle-orm";
import { index, integer, pgEnum, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { roles } from "../../../contract/admins";
import { bloodGroups } from "../../../contract/employees";
import { genders } from "../../../contract/fields";
import { languages } from "../../../domain/languages";
import { createdAt, day, emailKeyOf, id, instant, reference, unitEnum, version } from "./columns";

export const genderEnum = pgEnum("gender", genders);
export const languageEnum = pgEnum("language", languages);
export const roleEnum = pgEnum("role", roles);
export const bloodGroupEnum = pgEnum("blood_group", bloodGroups);

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
    language: languageEnum(),
    /** Rises when the password changes: a token of an earlier version is no longer good. */
    tokenVersion: integer().notNull().default(0),
    /** The wrong proofs of the second factor since the last correct one. A new password sets 0. */
    wrongProofs: integer().notNull().default(0),
    createdAt: createdAt(),
    deactivatedAt: instant(),
    version: version(),
  },
  (table) => [uniqueIndex("admins_email").on(emailKeyOf(table.email))],
);

/** Links to set a password. Each link works once and expires. */
export const passwordLinks = pgTable(
  "password_links",
  {
    id: id(),
    adminId: reference(() => admins.id),
    /** SHA-256 of the token in the link. */
    tokenDigest: text().notNull().unique(),
    createdBy: text().notNull(),
    createdAt: createdAt(),
    expiresAt: instant().notNull(),
    usedAt: instant(),
  },
  (table) => [index("password_links_admin").on(table.adminId)],
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
    dob: day().notNull(),
    barcodeId: text().notNull().unique(),
    joinedAt: createdAt(),
    deactivatedAt: instant(),
    bankAccountNumber: text(),
    bankIfsc: text(),
    /** The person's number at the provident fund. */
    uan: text(),
    esiNumber: text(),
    version: version(),
  },
  (table) => [
    // An email is free again once its employee has left.
    uniqueIndex("employees_email")
      .on(emailKeyOf(table.email))
      .where(sql`${table.deactivatedAt} is null`),
  ],
);
