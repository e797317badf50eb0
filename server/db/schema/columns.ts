import { type SQL, sql } from "drizzle-orm";
import { type AnyPgColumn, bigint, integer, numeric, pgEnum, timestamp } from "drizzle-orm/pg-core";
import { roles } from "../../../contract/admins";
import { boxTypes } from "../../../contract/boxes";
import { leaveKinds, weekdays } from "../../../contract/calendar";
import { correctionActions, correctionStatuses } from "../../../contract/corrections";
import { adjustmentKinds } from "../../../contract/deductions";
import { bloodGroups } from "../../../contract/employees";
import { genders, units } from "../../../contract/fields";
import { orderStatuses } from "../../../contract/orders";
import { reelSets, reelStatuses } from "../../../contract/reels";
import { recordedCalls } from "../../../contract/scans";
import { statutoryKinds, wageBases } from "../../../contract/statutoryRates";
import { flutes } from "../../../domain/board/boardFactors";
import { languages } from "../../../domain/languages";
import { movementKinds } from "../../../domain/reelLedger";

/** Money is kept in paise and weight in grams, both whole; the contract speaks rupees and kilograms. */

export const id = () => integer().primaryKey().generatedAlwaysAsIdentity();
export const instant = () => timestamp({ withTimezone: true, mode: "date" });
/** Rises with every change that the office makes of a row: who edits says which one was read. */
export const version = () => integer().notNull().default(1);
/** Of what a stored JSON document has: a reader of each version reads it. */
export const schemaVersion = () => integer().notNull().default(1);
export const createdAt = () => instant().notNull().defaultNow();
export const paise = () => bigint({ mode: "number" });
export const optionalNumber = (precision: number, scale: number) =>
  numeric({ mode: "number", precision, scale });
export const number = (precision: number, scale: number) =>
  optionalNumber(precision, scale).notNull();

/**
 * An email as `emailKey` writes it. Emails contain only ASCII letters, and the "C" collation folds only those,
 * independent of the database's language.
 */
export const emailKeyOf = (email: AnyPgColumn): SQL => sql`lower(${email} collate "C")`;

export const unitEnum = pgEnum("unit", units);
export const genderEnum = pgEnum("gender", genders);
export const languageEnum = pgEnum("language", languages);
export const roleEnum = pgEnum("role", roles);
export const bloodGroupEnum = pgEnum("blood_group", bloodGroups);
export const orderStatusEnum = pgEnum("order_status", orderStatuses);
export const reelStatusEnum = pgEnum("reel_status", reelStatuses);
export const reelSetEnum = pgEnum("reel_set", reelSets);
export const boxTypeEnum = pgEnum("box_type", boxTypes);
export const scanCallEnum = pgEnum("scan_call", [...recordedCalls, "dismissScan"]);
export const correctionActionEnum = pgEnum("correction_action", correctionActions);
export const correctionStatusEnum = pgEnum("correction_status", correctionStatuses);
export const weekdayEnum = pgEnum("weekday", weekdays);
export const movementKindEnum = pgEnum("movement_kind", movementKinds);
export const fluteEnum = pgEnum("flute", flutes);
export const leaveKindEnum = pgEnum("leave_kind", leaveKinds);
export const adjustmentKindEnum = pgEnum("adjustment_kind", adjustmentKinds);
export const statutoryKindEnum = pgEnum("statutory_kind", statutoryKinds);
export const wageBaseEnum = pgEnum("wage_base", wageBases);
