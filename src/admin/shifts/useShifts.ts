import { useGetList } from "react-admin";
import { maxRows } from "../../../contract/list";
import type { Shift } from "../../../contract/shifts";
import type { ListRow } from "../../api/readRow";
import { indiaTime } from "../formatMoment";

const all = {
  pagination: { page: 1, perPage: maxRows },
  sort: { field: "id", order: "ASC" },
} as const;

/** Returns the shifts that a person can be assigned to. None while they are read. */
export const useShifts = (): readonly ListRow<Shift>[] =>
  useGetList<ListRow<Shift>>("shifts", all, { onError: () => undefined }).data ?? [];

/** Writes the beginning and the end of a shift: `6:00 am – 2:00 pm`. */
export const shiftTimesText = ({
  startsAt,
  endsAt,
}: Pick<ListRow<Shift>, "startsAt" | "endsAt">): string =>
  `${indiaTime(startsAt)} – ${indiaTime(endsAt)}`;
