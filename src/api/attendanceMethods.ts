import { attendanceDayCalls as calls } from "../../contract/attendanceDays";
import { callHost } from "./callHost";
import { readStrictly } from "./readReply";

/** The calls about people's days, for a host that has a calendar: no other one is ever asked. */
export const attendanceMethods = {
  getAttendanceMonth: async (barcodeId: string, month: string, signal?: AbortSignal) => {
    const response = await callHost("getAttendanceMonth", { barcodeId, month }, { signal });
    return readStrictly("getAttendanceMonth", calls.getAttendanceMonth.reply, response);
  },

  getMissingPeople: async (signal?: AbortSignal) => {
    const response = await callHost("getMissingPeople", {}, { signal });
    return readStrictly("getMissingPeople", calls.getMissingPeople.reply, response);
  },
};
