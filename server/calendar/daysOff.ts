import { type PlantCalendar, weekdays } from "../../contract/calendar";

/** Why a unit rests on a date. */
export type DayOff = { readonly kind: "WEEKLY_OFF" } | { readonly kind: "HOLIDAY"; name: string };

const weekdayOf = (date: string) => weekdays[new Date(`${date}T00:00:00Z`).getUTCDay()];

/**
 * Tells why a unit rests on a calendar date in India; undefined for a working day. On a weekly off
 * nobody would have worked: a holiday on it is no holiday more.
 */
export function daysOffOf({ weeklyOffs, holidays }: PlantCalendar) {
  const offs = new Map<string, string>(weeklyOffs.map(({ unit, weekday }) => [unit, weekday]));
  const names = new Map(holidays.map(({ date, name }) => [date, name]));
  return (unit: string, date: string): DayOff | undefined => {
    if (offs.get(unit) === weekdayOf(date)) return { kind: "WEEKLY_OFF" };
    const name = names.get(date);
    return name === undefined ? undefined : { kind: "HOLIDAY", name };
  };
}
