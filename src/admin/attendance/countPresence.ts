import type { AttendanceRow } from "../../../contract/attendance";
import type { LenientRow } from "../../api/readRow";

type Day = Pick<LenientRow<AttendanceRow>, "status" | "dayKind" | "isNotDue">;

const whoIs = ({ status, dayKind, isNotDue }: Day) => {
  if (status !== "ABSENT") return status === "PRESENT" ? "present" : undefined;
  // A weekly off, a holiday and a leave are no absence.
  if (dayKind !== undefined) return "off";
  return isNotDue === true ? "notDue" : "absent";
};

/**
 * Counts the people of one day. A person who has not come is absent from the beginning of the shift on, and not on a
 * day off or on leave.
 */
export function countPresence(rows: readonly Day[]) {
  const counts = { present: 0, absent: 0, notDue: 0, off: 0 };
  for (const row of rows) {
    const name = whoIs(row);
    if (name) counts[name] += 1;
  }
  return counts;
}
