import { and, eq, getTableColumns, isNull, sql } from "drizzle-orm";
import { Account, Admin, AdminEdit } from "../../contract/admins";
import { emailKey } from "../../contract/fields";
import { currentTime } from "../../domain/clock";
import { say } from "../../domain/messages/say";
import { recordChange } from "../audit/auditLog";
import { type PasswordCost, verifyPassword, withThrottle } from "../auth/passwords";
import { requireProof } from "../auth/secondFactors";
import type { Session } from "../auth/sessions";
import { readCompanyFacts } from "../company/plantSettings";
import type { Database, WriteDatabase } from "../db/connect";
import { admins } from "../db/schema";
import { badRequest, conflict, forbidden, unauthorized } from "../errors";
import type { Context, Handlers } from "../http/handler";
import { defineRecord, editedColumns } from "../records/defineRecord";
import { changeRecord, lockRecord, toReply, updateRecord } from "../records/recordHandlers";

export const adminRows = {
  tables: [admins],
  from: sql`${admins}`,
  fields: { ...getTableColumns(admins), active: sql`${admins.deactivatedAt} is null` },
  orderBy: sql`id`,
};

const uniqueAdmins = {
  admins_email: ["email", say("admin.sameEmail")],
  second_factors_app: ["code", say("factor.appPresent")],
  second_factors_credentialId_unique: ["name", say("factor.passkeyPresent")],
} as const;

/**
 * Locks all super admins, so that the second of two demotions waits. Called before any other admin is locked.
 * @returns their ids
 * @throws HttpError 403 if the caller is no super admin
 */
async function lockSuperAdmins(
  tx: WriteDatabase,
  { adminId }: Pick<Session, "adminId">,
): Promise<ReadonlySet<number>> {
  const rows = await tx
    .select({ id: admins.id })
    .from(admins)
    .where(and(eq(admins.role, "ROLE_SUPER_ADMIN"), isNull(admins.deactivatedAt)))
    .orderBy(admins.id)
    .for("no key update");
  const superAdmins = new Set(rows.map(({ id }) => id));
  if (!superAdmins.has(adminId)) throw forbidden();
  return superAdmins;
}

/** Checks that an active super admin remains without this admin. @throws HttpError 409 if none remains */
function rejectLastSuperAdmin(superAdmins: ReadonlySet<number>, id: number): void {
  if (superAdmins.size > 1 || !superAdmins.has(id)) return;
  const message = say("admin.lastSuper");
  throw conflict(message, { role: message });
}

export const adminRecord = defineRecord({
  kind: "admin",
  seenBy: "getAdmins",
  name: sql`first_name || ' ' || last_name`,
  undo: {
    calls: ["updateAdmin", "updateAccount", "deactivateAdmin"],
    columns: [...editedColumns(AdminEdit), "deactivatedAt"],
    // An undo that writes neither a role nor an access needs no check: staff undo an edit of their own name.
    async check(tx, session, id, { role, deactivatedAt }) {
      if (role === undefined && deactivatedAt === undefined) return;
      if (role !== undefined) requireProof(session);
      const superAdmins = await lockSuperAdmins(tx, session);
      if (role !== undefined && role !== "ROLE_SUPER_ADMIN") rejectLastSuperAdmin(superAdmins, id);
    },
  },
  table: admins,
  list: adminRows,
  reply: Admin,
  what: say("this.admin"),
  titleOf: ({ userName }) => userName,
  unique: uniqueAdmins,
});

/**
 * Returns the columns of a deactivation or a reinstatement. The raised `tokenVersion` ends all earlier tokens for good.
 * @throws HttpError 409 without a change
 */
const setActive = (row: typeof admins.$inferSelect, deactivatedAt: Date | null) => {
  if ((row.deactivatedAt === null) === (deactivatedAt === null))
    throw conflict(
      say(deactivatedAt ? "admin.isDeactivated" : "admin.isActive", { name: row.userName }),
    );
  return {
    fields: { deactivatedAt, tokenVersion: row.tokenVersion + 1 },
    audited: { before: { deactivatedAt: row.deactivatedAt }, after: { deactivatedAt } },
  };
};

const ownAccount = defineRecord({
  kind: "admin",
  seenBy: "getAccount",
  table: admins,
  list: adminRows,
  reply: Account,
  what: say("this.account"),
  missing: () => unauthorized(),
});

export const editAdminHandlers: Handlers<
  | "updateAdmin"
  | "deactivateAdmin"
  | "reinstateAdmin"
  | "getAccount"
  | "updateAccount"
  | "changeLanguage"
> = {
  updateAdmin: updateRecord(adminRecord, {
    call: "updateAdmin",
    prepare: (tx, { session }) => lockSuperAdmins(tx, session),
    fields({ row, body, session, prepared: superAdmins }) {
      if (body.role !== row.role) requireProof(session);
      if (body.role !== "ROLE_SUPER_ADMIN") rejectLastSuperAdmin(superAdmins, row.id);
      return body;
    },
  }),

  deactivateAdmin: changeRecord(adminRecord, {
    call: "deactivateAdmin",
    prepare: (tx, { session }) => lockSuperAdmins(tx, session),
    change({ row, prepared: superAdmins }) {
      const outcome = setActive(row, currentTime());
      rejectLastSuperAdmin(superAdmins, row.id);
      return outcome;
    },
  }),

  reinstateAdmin: changeRecord(adminRecord, {
    call: "reinstateAdmin",
    prepare: (tx, { session }) => lockSuperAdmins(tx, session),
    change: ({ row }) => setActive(row, null),
  }),

  getAccount: ({ session }, { db }) => toReply(db, ownAccount, session.adminId),
  updateAccount: updateRecord(ownAccount, {
    call: "updateAccount",
    idOf: ({ session }) => session.adminId,
  }),

  /**
   * Changes the account's language. The version stays, because a language conflicts with no other edit of the account.
   */
  async changeLanguage({ session, body: { language } }, { tx }) {
    const before = await lockRecord(tx, ownAccount, session.adminId);
    await tx.update(admins).set({ language }).where(eq(admins.id, session.adminId));
    await recordChange(tx, session, {
      call: "changeLanguage",
      record: `admin ${session.adminId}`,
      before: { language: before.language },
      after: { language },
    });
    return toReply(tx, ownAccount, session.adminId);
  },
};

type Owner = Pick<typeof admins.$inferSelect, "email"> &
  Partial<Pick<typeof admins.$inferSelect, "userName" | "firstName" | "lastName">>;

const wordsOf = (texts: readonly string[]) => texts.flatMap((text) => [text, ...text.split(/\W+/)]);

/** Returns the words that a guesser tries for this person: the email, the names, and the plant's names and places. */
export async function readPasswordWords(
  db: Pick<Database, "select">,
  { email, userName = "", firstName = "", lastName = "" }: Owner,
): Promise<string[]> {
  const { name, town, units } = await readCompanyFacts(db);
  const places = units.flatMap((unit) => [unit.town.en, unit.street.en]);
  const localPart = email.split("@")[0] ?? "";
  const names = [userName, firstName, lastName, `${firstName} ${lastName}`];
  return [email, ...wordsOf([localPart, ...names, name.en, town.en, ...places])];
}

interface Typed {
  readonly session: Session;
  readonly address: string;
  readonly password: string;
}

/**
 * Checks the admin's own password.
 * @returns the admin's row
 * @throws HttpError 400 at `currentPassword` for a wrong one, 429 after ten of them
 */
export function checkOwnPassword(
  context: Pick<Context, "db" | "transact">,
  { session: { adminId, email }, address, password }: Typed,
  cost: PasswordCost,
) {
  // Counted apart from sign-ins, because a stranger who knows only the email can use those up.
  const attempt = { email: emailKey(email), address, device: `password of admin ${adminId}` };
  return withThrottle(context, attempt, async () => {
    const [admin] = await context.db.select().from(admins).where(eq(admins.id, adminId));
    const right = await verifyPassword(password, admin?.passwordHash, cost);
    if (!admin || !right) throw badRequest({ currentPassword: say("password.notYours") });
    return admin;
  });
}
