import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgEnum,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { roles } from "../../../contract/admins";
import { bloodGroups, pensionMarks } from "../../../contract/employees";
import { genders } from "../../../contract/fields";
import { languages } from "../../../domain/languages";
import { createdAt, day, emailKeyOf, id, instant, reference, unitEnum, version } from "./columns";

export const genderEnum = pgEnum("gender", genders);
export const languageEnum = pgEnum("language", languages);
export const roleEnum = pgEnum("role", roles);
export const pensionMarkEnum = pgEnum("pension_mark", pensionMarks);
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
    /** The day on which the person joined the provident fund, here or elsewhere. */
    fundJoinedOn: day(),
    /** Null if it is not known whether the person is a member of the pension. */
    pension: pensionMarkEnum(),
    /** True if the state insurance has the limit of wages for people with a disability. */
    hasDisability: boolean().notNull().default(false),
    /** The person's number at the biometric reader. */
    readerUserId: text(),
    version: version(),
  },
  (table) => [
    // An email is free for another employee once its employee has left.
    uniqueIndex("employees_email")
      .on(emailKeyOf(table.email))
      .where(sql`${table.deactivatedAt} is null`),
    // A user id at the reader is free for another employee, too, once its employee has left.
    uniqueIndex("employees_reader_user_id")
      .on(emailKeyOf(table.readerUserId))
      .where(sql`${table.deactivatedAt} is null`),
  ],
);

export const factorKindEnum = pgEnum("factor_kind", ["APP", "PASSKEY"]);
export const ticketPurposeEnum = pgEnum("ticket_purpose", ["SIGN_IN", "PROOF", "APP", "PASSKEY"]);

const ofAdmin = () => reference(() => admins.id, { onDelete: "cascade" });

/** The sessions of the office. The token of a session names its row. */
export const adminSessions = pgTable(
  "admin_sessions",
  {
    id: uuid().primaryKey(),
    adminId: ofAdmin(),
    tokenVersion: integer().notNull(),
    /** The header `User-Agent` of the browser's request. */
    userAgent: text().notNull(),
    createdAt: createdAt(),
    lastSeenAt: createdAt(),
    expiresAt: instant().notNull(),
    /** The last time at which the admin has proven the second factor. */
    provenAt: instant(),
    endedAt: instant(),
  },
  (table) => [index("admin_sessions_admin").on(table.adminId)],
);

/** An authenticator app, one an admin, and passkeys. */
export const secondFactors = pgTable(
  "second_factors",
  {
    id: id(),
    adminId: ofAdmin(),
    kind: factorKindEnum().notNull(),
    name: text().notNull(),
    /** The key of the app, encrypted with a key made of the server's secret. */
    encryptedKey: text(),
    /** The time step of the latest code that was accepted. A code of this or an earlier step is refused. */
    lastStep: bigint({ mode: "number" }),
    credentialId: text().unique(),
    /** The public key of the passkey, in base64url. */
    publicKey: text(),
    signatureCount: bigint({ mode: "number" }),
    /** The host name for which the passkey was made. */
    rpId: text(),
    createdAt: createdAt(),
    lastUsedAt: instant(),
  },
  (table) => [
    index("second_factors_admin").on(table.adminId),
    uniqueIndex("second_factors_app").on(table.adminId).where(sql`${table.kind} = 'APP'`),
    check(
      "second_factors_kind",
      sql`case ${table.kind} when 'APP' then ${table.encryptedKey} is not null
        else num_nulls(${table.credentialId}, ${table.publicKey}, ${table.signatureCount}, ${table.rpId}) = 0 end`,
    ),
  ],
);

/** Ten codes for each admin. Each code is valid once. */
export const recoveryCodes = pgTable(
  "recovery_codes",
  {
    id: id(),
    adminId: ofAdmin(),
    /** The first digit of the code. */
    position: integer().notNull(),
    /** The hash of the code as a PHC string, like the hash of a password. */
    codeHash: text().notNull(),
    usedAt: instant(),
  },
  (table) => [uniqueIndex("recovery_codes_position").on(table.adminId, table.position)],
);

/** The data of the first half of a call that the second half needs. */
export const factorTickets = pgTable(
  "factor_tickets",
  {
    id: id(),
    adminId: ofAdmin(),
    purpose: ticketPurposeEnum().notNull(),
    /** SHA-256 of the ticket. */
    tokenDigest: text().notNull().unique(),
    tokenVersion: integer().notNull(),
    /** The challenge for a passkey, or the encrypted key of an app. */
    content: text().notNull(),
    expiresAt: instant().notNull(),
  },
  (table) => [index("factor_tickets_admin").on(table.adminId)],
);

/** The plant's rules of signing in, in one row at most. */
export const signInRules = pgTable(
  "sign_in_rules",
  {
    id: integer().primaryKey().default(1),
    isFactorRequired: boolean().notNull(),
  },
  (table) => [check("sign_in_rules_one_row", sql`${table.id} = 1`)],
);
