import { longestReport } from "../contract/wasteReport";
import { currentTime } from "../domain/clock";
import { dateAfter, daysBetween, indiaDate, startOfIndiaDate } from "../domain/indiaTime";
import { say } from "../domain/messages/say";
import { badRequest } from "./errors";

export interface DateRange {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/**
 * Returns the first and the last day of a report, and the instants at which it begins and ends. By default the last day is
 * today, and the first day is `usualDays` days before the last one.
 * @throws HttpError 400 if the first day is after the last, or too long before it
 */
export function parsePeriod({ from, to }: DateRange, usualDays: number) {
  const last = to ?? indiaDate(currentTime());
  const first = from ?? dateAfter(last, -usualDays);
  const days = daysBetween(first, last);
  if (days < 0) throw badRequest({ to: say("date.beforeFirst") });
  if (days >= longestReport)
    throw badRequest({
      from: say("waste.longest", { most: String(longestReport), days: String(days + 1) }),
    });
  return { first, last, since: startOfIndiaDate(first), until: startOfIndiaDate(dateAfter(last)) };
}
