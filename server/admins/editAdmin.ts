import { sql } from "drizzle-orm";
import { Admin, AdminEdit } from "../../contract/admins";
import { admins } from "../db/schema";
import { conflict } from "../errors";
import type { Handlers } from "../http/handler";
import { defineRecord, editedColumns } from "../records/defineRecord";
import { changeRecord, updateRecord } from "../records/recordHandlers";
import { adminRows, uniqueAdmins } from "./adminRows";
import { lockSuperAdmins, rejectLastSuperAdmin } from "./lastSuperAdmin";

export const adminRecord = defineRecord({
  kind: "admin",
  seenBy: "getAdmins",
  name: sql`first_name || ' ' || last_name`,
  listTables: [admins],
  undo: {
    calls: ["updateAdmin", "updateAccount", "deactivateAdmin"],
    columns: [...editedColumns(AdminEdit), "deactivatedAt"],
    // An undo that writes neither a role nor an access needs no check: staff undo an edit of their own name.
    async check(tx, session, id, { role, deactivatedAt }) {
      if (role === undefined && deactivatedAt === undefined) return;
      const superAdmins = await lockSuperAdmins(tx, session);
      if (role !== undefined && role !== "ROLE_SUPER_ADMIN") rejectLastSuperAdmin(superAdmins, id);
    },
  },
  table: admins,
  list: adminRows,
  reply: Admin,
  what: "This admin",
  titleOf: ({ userName }) => userName,
  unique: uniqueAdmins,
});

/** Tokens from before a deactivation are not valid, then or after a reinstatement. */
const setActive = (row: typeof admins.$inferSelect, deactivatedAt: Date | null) => {
  if ((row.deactivatedAt === null) === (deactivatedAt === null)) {
    throw conflict(`${row.userName} is ${deactivatedAt ? "deactivated" : "active"} already`);
  }
  return {
    fields: { deactivatedAt, tokenVersion: row.tokenVersion + 1 },
    audited: { before: { deactivatedAt: row.deactivatedAt }, after: { deactivatedAt } },
  };
};

export const editAdminHandlers: Handlers<"updateAdmin" | "deactivateAdmin" | "reinstateAdmin"> = {
  updateAdmin: updateRecord(adminRecord, {
    call: "updateAdmin",
    prepare: (tx, { session }) => lockSuperAdmins(tx, session),
    fields({ row, body, prepared: superAdmins }) {
      if (body.role !== "ROLE_SUPER_ADMIN") rejectLastSuperAdmin(superAdmins, row.id);
      return body;
    },
  }),

  deactivateAdmin: changeRecord(adminRecord, {
    call: "deactivateAdmin",
    prepare: (tx, { session }) => lockSuperAdmins(tx, session),
    change({ row, prepared: superAdmins }) {
      const outcome = setActive(row, new Date());
      rejectLastSuperAdmin(superAdmins, row.id);
      return outcome;
    },
  }),

  reinstateAdmin: changeRecord(adminRecord, {
    call: "reinstateAdmin",
    prepare: (tx, { session }) => lockSuperAdmins(tx, session),
    change: ({ row }) => setActive(row, null),
  }),
};
