import type { BodyOf } from "../../contract/calls";
import { employmentCalls } from "../../contract/employment";
import { callHost } from "./callHost";
import { readStrictly } from "./readReply";
import type { RecordId } from "./readRow";

/** The calls about shifts and employments, for a host that has them: no other one is ever asked. */
export const shiftMethods = {
  getEmployment: async (employeeId: RecordId, signal?: AbortSignal) => {
    const params = { employeeId: String(employeeId) };
    const response = await callHost("getEmployment", params, { signal });
    return readStrictly("getEmployment", employmentCalls.getEmployment.reply, response);
  },

  getRoster: async (date: string, signal?: AbortSignal) => {
    const response = await callHost("getRoster", {}, { query: { date }, signal });
    return readStrictly("getRoster", employmentCalls.getRoster.reply, response);
  },

  createRotation: async (body: BodyOf<"createRotation">) => {
    const response = await callHost("createRotation", {}, { body });
    return readStrictly("createRotation", employmentCalls.createRotation.reply, response);
  },

  // The replies of the following calls are not used: the facts are read again.

  createEmployment: async (body: BodyOf<"createEmployment">): Promise<void> => {
    await callHost("createEmployment", {}, { body });
  },

  updateEmployment: async (id: number, body: BodyOf<"updateEmployment">): Promise<void> => {
    await callHost("updateEmployment", { id: String(id) }, { body });
  },

  removeEmployment: async (id: number): Promise<void> => {
    await callHost("removeEmployment", { id: String(id) });
  },

  createAssignment: async (body: BodyOf<"createAssignment">): Promise<void> => {
    await callHost("createAssignment", {}, { body });
  },

  updateAssignment: async (id: number, body: BodyOf<"updateAssignment">): Promise<void> => {
    await callHost("updateAssignment", { id: String(id) }, { body });
  },

  removeAssignment: async (id: number): Promise<void> => {
    await callHost("removeAssignment", { id: String(id) });
  },

  removeShift: async (id: RecordId): Promise<void> => {
    await callHost("removeShift", { id: String(id) });
  },
};
