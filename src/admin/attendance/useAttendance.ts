import { useGetList } from "react-admin";
import type { AttendanceRow } from "../../../contract/attendance";
import { maxRows } from "../../../contract/list";
import type { ListRow } from "../../api/readRow";

/** How often the list is read again, in milliseconds. */
const refreshMs = 30_000;
const everybody = { page: 1, perPage: maxRows };

/** Everybody's day, read again every 30 seconds; what was read stays until the new list is here. */
export const useAttendance = (date: string) =>
  useGetList<ListRow<AttendanceRow>>(
    "attendance",
    { pagination: everybody, sort: { field: "name", order: "ASC" }, filter: { date } },
    { refetchInterval: refreshMs, onError: () => undefined },
  );
