import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { RecordKind } from "../../contract/history";
import type { CallName } from "../../contract/routes";
import { lockSuperAdmins, rejectLastSuperAdmin } from "../admins/lastSuperAdmin";
import type { Session } from "../auth/sessions";
import type { WriteDatabase } from "../db/connect";
import { admins, contacts, employees, galleryBoxes, industries, orders, reels } from "../db/schema";

type RecordTable = PgTable & { readonly id: PgColumn; readonly version: PgColumn };

/** The columns that are written back and their values, as the audit has them. */
export type Fields = Readonly<Record<string, unknown>>;

/** What of a record's changes can be taken back. */
interface UndoableRecord {
  readonly table: RecordTable;
  /** The calls whose changes can be. */
  readonly calls: readonly CallName[];
  /** The columns that are written back: a change that notes any other one cannot be. */
  readonly columns: readonly string[];
  /** Whether the row tells when it was changed last. */
  readonly hasUpdatedAt?: true;
  /** A rule of the plant that the row would break. @throws HttpError 403 or 409 */
  readonly check?: (tx: WriteDatabase, session: Session, id: number, to: Fields) => Promise<void>;
}

/** Nobody who was just made a super admin is demoted again where no other one is left. */
async function keepSuperAdmin(tx: WriteDatabase, session: Session, id: number, to: Fields) {
  const superAdmins = await lockSuperAdmins(tx, session);
  if (to.role !== undefined && to.role !== "ROLE_SUPER_ADMIN")
    rejectLastSuperAdmin(superAdmins, id);
}

/** A change can be taken back where its record stands here, with its call and its columns. */
export const undoableRecords: Partial<Record<RecordKind, UndoableRecord>> = {
  order: {
    table: orders,
    calls: ["moveOrder", "updateOrder", "cancelOrder"],
    columns: [
      "client",
      "productType",
      "quantity",
      "size",
      "materialGrade",
      "deliveryAddress",
      "expectedCompletionDate",
      "unit",
      "status",
      "cancelledAt",
      "cancelReason",
    ],
    hasUpdatedAt: true,
  },
  reel: {
    table: reels,
    calls: ["updateReel"],
    columns: [
      "reelNo",
      "gsm",
      "burstFactor",
      "deckle",
      "coreWeightGrams",
      "unit",
      "paperType",
      "supplierName",
    ],
  },
  employee: {
    table: employees,
    calls: ["updateEmployee", "deactivateEmployee", "reinstateEmployee"],
    columns: [
      "name",
      "email",
      "unit",
      "gender",
      "phoneNumber",
      "bloodGroup",
      "dob",
      "deactivatedAt",
    ],
  },
  admin: {
    table: admins,
    calls: ["updateAdmin", "deactivateAdmin"],
    columns: [
      "userName",
      "firstName",
      "lastName",
      "email",
      "phoneNumber",
      "gender",
      "role",
      "deactivatedAt",
    ],
    check: keepSuperAdmin,
  },
  industry: {
    table: industries,
    calls: ["updateIndustry"],
    columns: ["industryName", "sector", "city", "state", "address", "url"],
  },
  box: {
    table: galleryBoxes,
    calls: ["updateBox"],
    columns: ["boxType", "box", "boxDescription", "boxUrl"],
  },
  enquiry: { table: contacts, calls: ["updateReplyStatus"], columns: ["replyStatus"] },
};
