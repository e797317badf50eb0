import * as z from "zod/mini";
import {
  CalendarEdit,
  type CalendarSettings,
  type LimitName,
  limitsBy,
  type VersionedCalendar,
  weekdays,
} from "../../../contract/calendar";
import type { FieldErrors, Validation } from "../../../contract/errors";
import { units } from "../../../contract/fields";
import { indiaDate } from "../../../domain/indiaTime";
import { partsOf } from "../schema/ConflictView";
import { readFigure, typedText, validateForm } from "../schema/readDraft";

type Unit = (typeof units)[number];
type Weekday = (typeof weekdays)[number];

const HolidayDraft = z.object({ date: typedText(), name: typedText() });
type HolidayDraft = z.infer<typeof HolidayDraft>;

export const blankHoliday: HolidayDraft = { date: "", name: "" };

/** The calendar while it is filled in: texts as they were typed; a unit without a weekly off has an empty one. */
export const CalendarDraft = z.object({
  weeklyOffs: z.record(z.enum(units), typedText()),
  ...limitsBy(typedText),
  /** The day from which changed settings hold. */
  validFrom: typedText(),
  holidays: z.array(HolidayDraft),
  version: z.number(),
});
export type CalendarDraft = Readonly<z.infer<typeof CalendarDraft>>;

export const isWeekday = (text: unknown): text is Weekday => weekdays.some((day) => day === text);

/** Returns the settings as the form has them. */
export function settingsDraft(
  settings: CalendarSettings,
): Pick<CalendarDraft, "weeklyOffs" | LimitName> {
  const weekdayOf = (unit: Unit) =>
    settings.weeklyOffs.find((row) => row.unit === unit)?.weekday ?? "";
  return {
    weeklyOffs: { A: weekdayOf("A"), B: weekdayOf("B") },
    ...limitsBy((name) => String(settings[name])),
  };
}

/** Returns the calendar of today as the form has it. A change holds from today, unless the person gives another day. */
export const draftOf = (calendar: VersionedCalendar): CalendarDraft => ({
  ...settingsDraft(calendar),
  validFrom: indiaDate(new Date()),
  holidays: calendar.holidays.toSorted((left, right) => (left.date < right.date ? -1 : 1)),
  version: calendar.version,
});

export function changedHolidays(one: CalendarDraft, other: CalendarDraft): string[] {
  const [before, after] = [one, other].map(({ holidays }) => holidays.map(({ date }) => date));
  const without = (dates: readonly string[] = [], others: readonly string[] = []) =>
    dates.filter((date) => !others.includes(date));
  return [...without(before, after), ...without(after, before)];
}

function repeatedDates(holidays: readonly HolidayDraft[], message: string): FieldErrors {
  const seen = new Set<string>();
  const errors: FieldErrors = {};
  for (const [index, { date }] of holidays.entries()) {
    if (date !== "" && seen.has(date)) errors[`holidays.${index}.date`] = message;
    seen.add(date);
  }
  return errors;
}

/** Reads the form: the calendar, or a message per field by its path, such as `holidays.2.date`. */
export function readCalendarDraft(draft: CalendarDraft, twice: string): Validation<CalendarEdit> {
  const repeated = repeatedDates(draft.holidays, twice);
  const read = validateForm(CalendarEdit, {
    version: draft.version,
    validFrom: draft.validFrom,
    weeklyOffs: units.flatMap((unit) => {
      const weekday = draft.weeklyOffs[unit];
      return weekday === "" ? [] : [{ unit, weekday }];
    }),
    holidays: draft.holidays,
    ...limitsBy((name) => readFigure(draft[name])),
  });
  if (read.ok && Object.keys(repeated).length === 0) return read;
  return { ok: false, errors: { ...(read.ok ? {} : read.errors), ...repeated } };
}

/** Returns the settings that a change of the calendar changes: the part's name and its new value. */
export function changedParts(before: CalendarSettings, after: CalendarSettings) {
  const [former, latter] = [partsOf(settingsDraft(before)), partsOf(settingsDraft(after))];
  return Object.entries(latter).flatMap(([name, value]) =>
    former[name] === value ? [] : [{ name, value }],
  );
}

/** Returns the date or the unit of a compared part, such as `holidays.2026-10-02` and `weeklyOffs.A`. */
export function partOf(name: string) {
  const [, list, key] = /^(holidays|weeklyOffs)\.(.+)$/.exec(name) ?? [];
  return {
    holiday: list === "holidays" ? key : undefined,
    unit: list === "weeklyOffs" ? key : undefined,
  };
}
