import { month as monthField } from "../../contract/fields";
import { notFound } from "../errors";
import type { Handlers } from "../http/handler";
import { readAttendanceMonth } from "./attendanceMonth";
import { readMissingPeople } from "./presence";

const Month = monthField();

export const attendanceHandlers: Handlers<"getAttendanceMonth" | "getMissingPeople"> = {
  async getAttendanceMonth({ params: { barcodeId, month } }, { db }) {
    const asked = Month.safeParse(month);
    if (!asked.success) throw notFound("This month");
    return readAttendanceMonth(db, barcodeId, asked.data);
  },

  getMissingPeople: (_input, { db }) => readMissingPeople(db),
};
