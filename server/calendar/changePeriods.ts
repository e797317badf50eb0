import {
  type CalendarPeriod,
  type CalendarSettings,
  limitNames,
  limitsBy,
} from "../../contract/calendar";
import { units } from "../../contract/fields";
import { rowOn } from "../../domain/datedRows";

const weekdayOf = ({ weeklyOffs }: CalendarSettings, unit: (typeof units)[number]) =>
  weeklyOffs.find((row) => row.unit === unit)?.weekday;

export const haveSameSettings = (one: CalendarSettings, other: CalendarSettings): boolean =>
  limitNames.every((name) => one[name] === other[name]) &&
  units.every((unit) => weekdayOf(one, unit) === weekdayOf(other, unit));

/** True if the borders of work days, and the scans that pair near a border, are the same by both settings. */
export const haveSameBorders = (one: CalendarSettings, other: CalendarSettings): boolean =>
  one.workDayLeadHours === other.workDayLeadHours &&
  one.longestSpanHours === other.longestSpanHours &&
  one.shortestSpanSeconds === other.shortestSpanSeconds;

/** Returns a later period after a change: each value that the period itself does not change follows the change. */
function follow(
  period: CalendarPeriod,
  previous: CalendarSettings,
  changed: CalendarSettings,
): CalendarPeriod {
  const follows = <T>(value: T, before: T, now: T) => (value === before ? now : value);
  return {
    validFrom: period.validFrom,
    weeklyOffs: units.flatMap((unit) => {
      const [value, before, now] = [period, previous, changed].map((row) => weekdayOf(row, unit));
      const weekday = follows(value, before, now);
      return weekday === undefined ? [] : [{ unit, weekday }];
    }),
    ...limitsBy((name) => follows(period[name], previous[name], changed[name])),
  };
}

/**
 * Returns the periods after a change of the settings from a date on. A period with the settings of the one before it is
 * left out, so a change back to the settings of the day before cancels a change. `periods` are in the order of their
 * dates, and the first one begins on or before `validFrom`.
 */
export function changePeriods(
  periods: readonly CalendarPeriod[],
  { validFrom, ...settings }: CalendarPeriod,
): CalendarPeriod[] {
  const changed = periods.filter((period) => period.validFrom < validFrom);
  let previous: CalendarSettings = rowOn(periods, validFrom) ?? settings;
  changed.push({ validFrom, ...settings });
  let now: CalendarSettings = settings;
  for (const period of periods.filter((row) => row.validFrom > validFrom)) {
    const followed = follow(period, previous, now);
    changed.push(followed);
    [previous, now] = [period, followed];
  }
  return changed.filter((period, index) => {
    const before = changed[index - 1];
    return before === undefined || !haveSameSettings(before, period);
  });
}
