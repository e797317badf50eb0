import { and, eq, isNull } from "drizzle-orm";
import type { Session } from "../auth/sessions";
import type { WriteDatabase } from "../db/connect";
import { admins } from "../db/schema";
import { conflict, forbidden } from "../errors";

/**
 * The super admins who may sign in, locked until the transaction ends: of two that are demoted at once the
 * second waits and sees what has become of the first. To be called before any other admin is locked.
 * @throws HttpError 403 when who asks is none of them any more
 */
export async function lockSuperAdmins(
  tx: WriteDatabase,
  { adminId }: Pick<Session, "adminId">,
): Promise<ReadonlySet<number>> {
  const rows = await tx
    .select({ id: admins.id })
    .from(admins)
    .where(and(eq(admins.role, "ROLE_SUPER_ADMIN"), isNull(admins.deactivatedAt)))
    .orderBy(admins.id)
    .for("update");
  const superAdmins = new Set(rows.map(({ id }) => id));
  if (!superAdmins.has(adminId)) throw forbidden();
  return superAdmins;
}

/** @throws HttpError 409 when without this admin nobody would be left who manages people and admins */
export function rejectLastSuperAdmin(superAdmins: ReadonlySet<number>, id: number): void {
  if (superAdmins.size > 1 || !superAdmins.has(id)) return;
  const message = "This is the only super admin: make somebody else one first";
  throw conflict(message, { role: message });
}
