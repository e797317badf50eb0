import { adminCalls } from "../../contract/adminCalls";
import { callHost } from "./callHost";
import { readStrictly } from "./readReply";
import type { RecordId } from "./readRow";

/** Calls about what pay is made of, for a host that has payroll: no other one is ever asked. */
export const payTermsMethods = {
  /** An employee's terms of pay, the latest first. */
  getPayTerms: async (employeeId: RecordId, signal?: AbortSignal) => {
    const response = await callHost("getPayTerms", { employeeId: String(employeeId) }, { signal });
    return readStrictly("getPayTerms", adminCalls.getPayTerms.reply, response);
  },

  // Of these, what the host answers is not used: the lists are read again.

  cancelAdjustment: async (id: RecordId): Promise<void> => {
    await callHost("cancelAdjustment", { id: String(id) });
  },

  cancelAdvance: async (id: RecordId): Promise<void> => {
    await callHost("cancelAdvance", { id: String(id) });
  },
};
