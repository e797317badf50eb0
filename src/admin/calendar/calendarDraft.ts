import * as z from "zod/mini";
import {
  CalendarEdit,
  type CalendarSettings,
  type LimitName,
  limitNames,
  limitsBy,
  type VersionedCalendar,
  weekdays,
} from "../../../contract/calendar";
import type { FieldErrors, Validation } from "../../../contract/errors";
import { units } from "../../../contract/fields";
import { indiaDate } from "../../../domain/indiaTime";
import type { DraftParts } from "../schema/ConflictView";
import { readFigure, validateForm } from "../schema/readDraft";

type Unit = (typeof units)[number];
type Weekday = (typeof weekdays)[number];

const HolidayDraft = z.object({
  /** Tells the rows of the form apart while they are changed. */
  key: z.number(),
  date: z.string(),
  name: z.string(),
});
type HolidayDraft = z.infer<typeof HolidayDraft>;

/** The calendar while it is filled in: texts as they were typed; a unit without a weekly off has an empty one. */
export const CalendarDraft = z.object({
  weeklyOffs: z.record(z.enum(units), z.enum(["", ...weekdays])),
  holidays: z.array(HolidayDraft),
  ...limitsBy(() => z.string()),
  /** The day from which changed settings hold. */
  validFrom: z.string(),
  version: z.number(),
});
export type CalendarDraft = Readonly<z.infer<typeof CalendarDraft>>;

export const isWeekday = (text: string): text is Weekday => weekdays.some((day) => day === text);

const rowsOf = (holidays: readonly Omit<HolidayDraft, "key">[]): HolidayDraft[] =>
  holidays
    .toSorted((one, other) => (one.date < other.date ? -1 : 1))
    .map((holiday, key) => ({ key, ...holiday }));

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
  holidays: rowsOf(calendar.holidays),
  validFrom: indiaDate(new Date()),
  version: calendar.version,
});

export function withHoliday(draft: CalendarDraft): CalendarDraft {
  const key = Math.max(-1, ...draft.holidays.map((holiday) => holiday.key)) + 1;
  return { ...draft, holidays: [...draft.holidays, { key, date: "", name: "" }] };
}

export const withoutBlankHolidays = (draft: CalendarDraft): CalendarDraft => ({
  ...draft,
  holidays: draft.holidays.filter(({ date, name }) => date !== "" || name.trim() !== ""),
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
    holidays: draft.holidays.map(({ date, name }) => ({ date, name })),
    ...limitsBy((name) => readFigure(draft[name])),
  });
  if (read.ok && Object.keys(repeated).length === 0) return read;
  return { ok: false, errors: { ...(read.ok ? {} : read.errors), ...repeated } };
}

const holidayPart = "holidays.";
const weeklyOffPart = "weeklyOffs.";

/** Returns the date of a part that is a holiday, or the unit of a part that is a weekly off. */
export const partOf = (name: string) => ({
  holiday: name.startsWith(holidayPart) ? name.slice(holidayPart.length) : undefined,
  unit: name.startsWith(weeklyOffPart) ? name.slice(weeklyOffPart.length) : undefined,
});

/** Returns settings as texts by name, each weekly off by its unit. */
const settingParts = (draft: ReturnType<typeof settingsDraft>): DraftParts => ({
  ...Object.fromEntries(units.map((unit) => [weeklyOffPart + unit, draft.weeklyOffs[unit]])),
  ...Object.fromEntries(limitNames.map((name) => [name, draft[name]])),
});

/** Returns the settings that a change of the calendar changes: the name and the new value of each. */
export function changedParts(before: CalendarSettings, after: CalendarSettings) {
  const former = settingParts(settingsDraft(before));
  return Object.entries(settingParts(settingsDraft(after))).flatMap(([name, value = ""]) =>
    former[name] === value ? [] : [{ name, value }],
  );
}

/** Returns the draft as texts by name: each holiday by its date, each weekly off by its unit. */
export const partsOf = (draft: CalendarDraft): DraftParts => ({
  ...settingParts(draft),
  validFrom: draft.validFrom,
  ...Object.fromEntries(draft.holidays.map(({ date, name }) => [holidayPart + date, name])),
});

export function withParts({ version, validFrom }: CalendarDraft, parts: DraftParts): CalendarDraft {
  const weekdayOf = (unit: Unit) => {
    const weekday = parts[weeklyOffPart + unit] ?? "";
    return isWeekday(weekday) ? weekday : "";
  };
  const holidays = Object.entries(parts).flatMap(([part, name]) => {
    const { holiday } = partOf(part);
    return holiday === undefined ? [] : [{ date: holiday, name }];
  });
  return {
    version,
    validFrom: parts.validFrom ?? validFrom,
    weeklyOffs: { A: weekdayOf("A"), B: weekdayOf("B") },
    holidays: rowsOf(holidays),
    ...limitsBy((name) => parts[name] ?? ""),
  };
}
