import type * as z from "zod/mini";
import { AdminEdit } from "../../contract/admins";
import { BoxEdit } from "../../contract/boxes";
import { EmployeeEdit } from "../../contract/employees";
import type { RecordKind } from "../../contract/history";
import { IndustryEdit } from "../../contract/industries";
import { OrderEdit } from "../../contract/orders";
import { ReelEdit } from "../../contract/reels";
import type { CallName } from "../../contract/routes";
import { lockSuperAdmins, rejectLastSuperAdmin } from "../admins/lastSuperAdmin";
import type { Session } from "../auth/sessions";
import type { WriteDatabase } from "../db/connect";
import {
  admins,
  advances,
  contacts,
  employees,
  galleryBoxes,
  industries,
  orders,
  reels,
} from "../db/schema";
import type { RecordTableWithVersion } from "../db/writeFields";
import { movementCalls } from "../paper/ledger/movements";
import {
  lockReservedReels,
  type RestoredReservations,
  restoreReservations,
} from "../paper/reservations/restoreReservations";

/** The columns that are written back and their values, as the audit has them. */
export type Fields = Readonly<Record<string, unknown>>;

/** The table, calls and columns whose changes can be undone. */
interface UndoableRecord {
  readonly table: RecordTableWithVersion;
  /** The calls whose changes can be. */
  readonly calls: readonly CallName[];
  /** The columns that are written back: a change that notes any other one cannot be. */
  readonly columns: readonly string[];
  /** Calls that write none of these columns. They do not prevent an undo. */
  readonly besides?: readonly CallName[];
  /** Locks other rows before this one, and keeps the plant's rules. @throws HttpError 403 or 409 */
  readonly check?: (tx: WriteDatabase, session: Session, id: number, to: Fields) => Promise<void>;
  /** Brings back what else the change took away, once the row is written; `from` is the row before that. */
  readonly restore?: (tx: WriteDatabase, id: number, from: Fields) => Promise<RestoredReservations>;
}

/** Restores the reservations of an order that is no longer cancelled. */
async function restoreOrder(tx: WriteDatabase, id: number, { cancelledAt }: Fields) {
  return cancelledAt instanceof Date
    ? restoreReservations(tx, { id, cancelledAt })
    : { noted: {}, message: "" };
}

/**
 * Keeps the last super admin. An undo that writes neither a role nor an access needs no check: staff undo an edit of
 * their own name.
 */
async function keepSuperAdmin(tx: WriteDatabase, session: Session, id: number, to: Fields) {
  if (to.role === undefined && to.deactivatedAt === undefined) return;
  const superAdmins = await lockSuperAdmins(tx, session);
  if (to.role !== undefined && to.role !== "ROLE_SUPER_ADMIN")
    rejectLastSuperAdmin(superAdmins, id);
}

/** The columns that an edit writes: its form's fields. */
const editedColumns = ({ shape }: z.ZodMiniObject) =>
  Object.keys(shape).filter((name) => name !== "version");

/** The records whose changes can be undone, with the calls and columns. */
export const undoableRecords: Partial<Record<RecordKind, UndoableRecord>> = {
  order: {
    table: orders,
    calls: ["moveOrder", "updateOrder", "cancelOrder", "chooseUps"],
    columns: [
      ...editedColumns(OrderEdit),
      "boardSettingsId",
      "ups",
      "status",
      "cancelledAt",
      "cancelReason",
    ],
    check: async (tx, _session, id, to) => {
      if (to.cancelledAt === null) await lockReservedReels(tx, id);
    },
    restore: restoreOrder,
  },
  reel: {
    table: reels,
    calls: ["updateReel"],
    besides: movementCalls,
    columns: [
      ...editedColumns(ReelEdit),
      "coreWeightGrams",
      "wrapperWeightGrams",
      "fullDiameterMillimetres",
      "coreDiameterMillimetres",
      "landedPaisePerKg",
      "moisturePercent",
    ],
  },
  employee: {
    table: employees,
    calls: ["updateEmployee", "deactivateEmployee", "reinstateEmployee"],
    columns: [...editedColumns(EmployeeEdit), "deactivatedAt"],
  },
  admin: {
    table: admins,
    calls: ["updateAdmin", "updateAccount", "deactivateAdmin"],
    columns: [...editedColumns(AdminEdit), "deactivatedAt"],
    check: keepSuperAdmin,
  },
  industry: {
    table: industries,
    calls: ["updateIndustry"],
    columns: editedColumns(IndustryEdit),
  },
  box: { table: galleryBoxes, calls: ["updateBox"], columns: editedColumns(BoxEdit) },
  advance: {
    table: advances,
    calls: ["updateAdvance"],
    columns: ["instalmentPaise", "reason"],
  },
  enquiry: { table: contacts, calls: ["updateReplyStatus"], columns: ["replyStatus"] },
};
