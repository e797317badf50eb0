import { eq } from "drizzle-orm";
import { Account } from "../../contract/accounts";
import { recordEdit } from "../audit/recordEdit";
import type { WriteDatabase } from "../db/connect";
import { admins } from "../db/schema";
import { unauthorized } from "../errors";
import type { Handlers } from "../http/handler";
import { firstRow } from "../lists/readList";
import { adminRows } from "./adminRows";

async function ownAccount(db: Pick<WriteDatabase, "execute">, adminId: number): Promise<Account> {
  const account = await firstRow(db, { ...adminRows, where: eq(admins.id, adminId) }, Account);
  if (!account) throw unauthorized();
  return account;
}

export const ownAccountHandlers: Handlers<"getAccount" | "updateAccount"> = {
  getAccount: ({ session }, { db }) => ownAccount(db, session.adminId),

  updateAccount: ({ body: { version, ...fields }, session }, { db }) =>
    db.transaction(async (tx) => {
      const { adminId } = session;
      const [row] = await tx.select().from(admins).where(eq(admins.id, adminId)).for("update");
      if (!row) throw unauthorized();
      return recordEdit(tx, session, {
        call: "updateAccount",
        table: admins,
        record: `admin ${adminId}`,
        title: "Your account",
        row,
        version,
        fields,
        current: () => ownAccount(tx, adminId),
      });
    }),
};
