import { eq, sql } from "drizzle-orm";
import { Admin } from "../../contract/admins";
import { recordChange } from "../audit/auditLog";
import { recordEdit } from "../audit/recordEdit";
import type { Session } from "../auth/sessions";
import type { WriteDatabase } from "../db/connect";
import { parseId } from "../db/ids";
import { rejectDuplicates } from "../db/rejectDuplicates";
import { admins } from "../db/schema";
import { conflict, notFound } from "../errors";
import type { Handlers } from "../http/handler";
import { firstRow } from "../lists/readList";
import { adminRows, uniqueAdmins } from "./adminRows";
import { lockSuperAdmins, rejectLastSuperAdmin } from "./lastSuperAdmin";

const missing = () => notFound("This admin");

async function lockedAdmin(tx: WriteDatabase, idText: string) {
  const id = parseId(idText);
  if (id === undefined) throw missing();
  const [row] = await tx.select().from(admins).where(eq(admins.id, id)).for("update");
  if (!row) throw missing();
  return row;
}

async function toReplyAdmin(tx: WriteDatabase, id: number): Promise<Admin> {
  const admin = await firstRow(tx, { ...adminRows, where: eq(admins.id, id) }, Admin);
  if (!admin) throw missing();
  return admin;
}

interface ActiveChange {
  call: "deactivateAdmin" | "reinstateAdmin";
  idText: string;
  /** Since when the admin may not sign in; null for whoever may. */
  deactivatedAt: Date | null;
}

/** Shuts an admin out or lets them in again. Tokens from before are no longer good, now and afterwards. */
async function setActive(
  tx: WriteDatabase,
  session: Session,
  { call, idText, deactivatedAt }: ActiveChange,
): Promise<Admin> {
  const superAdmins = await lockSuperAdmins(tx, session);
  const row = await lockedAdmin(tx, idText);
  const { id, userName } = row;
  const isActive = deactivatedAt === null;
  if ((row.deactivatedAt === null) === isActive) {
    throw conflict(`${userName} is ${isActive ? "active" : "deactivated"} already`);
  }
  if (!isActive) rejectLastSuperAdmin(superAdmins, id);
  const [changed] = await tx
    .update(admins)
    .set({
      deactivatedAt,
      tokenVersion: sql`${admins.tokenVersion} + 1`,
      version: sql`${admins.version} + 1`,
    })
    .where(eq(admins.id, id))
    .returning({ version: admins.version });
  if (!changed) throw missing();
  await recordChange(tx, session, {
    call,
    record: `admin ${id}`,
    before: { deactivatedAt: row.deactivatedAt },
    after: { deactivatedAt },
    version: changed.version,
  });
  return toReplyAdmin(tx, id);
}

export const editAdminHandlers: Handlers<"updateAdmin" | "deactivateAdmin" | "reinstateAdmin"> = {
  updateAdmin: ({ params, body: { version, ...fields }, session }, { db }) =>
    rejectDuplicates(
      uniqueAdmins,
      db.transaction(async (tx) => {
        const superAdmins = await lockSuperAdmins(tx, session);
        const row = await lockedAdmin(tx, params.id);
        const { id } = row;
        if (fields.role !== "ROLE_SUPER_ADMIN") rejectLastSuperAdmin(superAdmins, id);
        return recordEdit(tx, session, {
          call: "updateAdmin",
          table: admins,
          record: `admin ${id}`,
          title: row.userName,
          row,
          version,
          fields,
          current: () => toReplyAdmin(tx, id),
        });
      }),
    ),

  deactivateAdmin: ({ params, session }, { db }) =>
    db.transaction((tx) =>
      setActive(tx, session, {
        call: "deactivateAdmin",
        idText: params.id,
        deactivatedAt: new Date(),
      }),
    ),

  reinstateAdmin: ({ params, session }, { db }) =>
    db.transaction((tx) =>
      setActive(tx, session, { call: "reinstateAdmin", idText: params.id, deactivatedAt: null }),
    ),
};
