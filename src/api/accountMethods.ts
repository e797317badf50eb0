import {
  Account,
  type AccountEdit,
  type PasswordChange,
  PasswordLink,
  RenewedSession,
} from "../../contract/accounts";
import { callHost } from "./callHost";
import { readStrictly } from "./readReply";
import type { RecordId } from "./readRow";

/** Calls about accounts, for a host that has them: no other one is ever asked. */
export const accountMethods = {
  getAccount: async (signal?: AbortSignal): Promise<Account> =>
    readStrictly("getAccount", Account, await callHost("getAccount", {}, { signal })),

  /** @returns the account as it is now. */
  updateAccount: async (body: AccountEdit): Promise<Account> =>
    readStrictly("updateAccount", Account, await callHost("updateAccount", {}, { body })),

  /** @returns the token with which the session goes on. */
  changePassword: async (body: PasswordChange): Promise<string> => {
    const response = await callHost("changePassword", {}, { body });
    return (await readStrictly("changePassword", RenewedSession, response)).token;
  },

  signOutEverywhere: async (): Promise<void> => {
    await callHost("signOutEverywhere", {});
  },

  createPasswordLink: async (id: RecordId) => {
    const response = await callHost("createPasswordLink", { id: String(id) });
    return readStrictly("createPasswordLink", PasswordLink, response);
  },
};
