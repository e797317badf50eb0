import { Account } from "../../contract/accounts";
import { admins } from "../db/schema";
import { unauthorized } from "../errors";
import type { Handlers } from "../http/handler";
import { defineRecord } from "../records/defineRecord";
import { toReply, updateRecord } from "../records/recordHandlers";
import { adminRows } from "./adminRows";

const ownAccount = defineRecord({
  kind: "admin",
  seenBy: "getAccount",
  table: admins,
  list: adminRows,
  reply: Account,
  what: "Your account",
  missing: () => unauthorized(),
});

export const ownAccountHandlers: Handlers<"getAccount" | "updateAccount"> = {
  getAccount: ({ session }, { db }) => toReply(db, ownAccount, session.adminId),
  updateAccount: updateRecord(ownAccount, {
    call: "updateAccount",
    idOf: ({ session }) => session.adminId,
  }),
};
