import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { RecordKind } from "../../contract/history";
import type { CallName } from "../../contract/routes";
import { contacts, employees, orders } from "../db/schema";

type RecordTable = PgTable & { readonly id: PgColumn; readonly version: PgColumn };

/** What of a record's changes can be taken back. */
interface UndoableRecord {
  readonly table: RecordTable;
  /** The calls whose changes can be. */
  readonly calls: readonly CallName[];
  /** The columns that are written back: a change that notes any other one cannot be. */
  readonly columns: readonly string[];
  /** Whether the row tells when it was changed last. */
  readonly hasUpdatedAt?: true;
}

/** A change can be taken back where its record stands here, with its call and its columns. */
export const undoableRecords: Partial<Record<RecordKind, UndoableRecord>> = {
  order: { table: orders, calls: ["moveOrder"], columns: ["status"], hasUpdatedAt: true },
  employee: {
    table: employees,
    calls: ["deactivateEmployee"],
    columns: ["deactivatedAt"],
  },
  enquiry: { table: contacts, calls: ["updateReplyStatus"], columns: ["replyStatus"] },
};
