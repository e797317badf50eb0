import { expect, test } from "vitest";
import type { VersionedCalendar } from "../../../contract/calendar";
import { indiaDate } from "../../../domain/indiaTime";
import {
  blankHoliday,
  draftOf,
  readCalendarDraft,
} from "../../../src/admin/calendar/calendarDraft";
import { withoutBlankRows } from "../../../src/admin/schema/readDraft";

const calendar: VersionedCalendar = {
  weeklyOffs: [{ unit: "B", weekday: "WEDNESDAY" }],
  holidays: [
    { date: "2026-10-02", name: "Gandhi Jayanti" },
    { date: "2026-01-26", name: "Republic Day" },
  ],
  shortestSpanSeconds: 60,
  longestSpanHours: 14,
  longSpanHours: 12,
  workDayLeadHours: 4,
  earlyMinutes: 30,
  halfDayHours: 4.5,
  version: 3,
};
const read = (draft: ReturnType<typeof draftOf>) => readCalendarDraft(draft, "Twice");

test("an unchanged calendar is read as it was, its holidays in the order of the year", () => {
  const [gandhi, republic] = calendar.holidays;
  expect(read(draftOf(calendar))).toEqual({
    ok: true,
    value: { ...calendar, holidays: [republic, gandhi], validFrom: indiaDate(new Date()) },
  });
});

test("a unit without a weekly off has none", () => {
  const draft = draftOf(calendar);
  expect(draft.weeklyOffs).toEqual({ A: "", B: "WEDNESDAY" });
  expect(read({ ...draft, weeklyOffs: { A: "", B: "" } })).toMatchObject({
    value: { weeklyOffs: [] },
  });
});

test("a new holiday is asked for both its date and its name, unless nothing was filled in", () => {
  const saved = draftOf(calendar);
  const draft = { ...saved, holidays: [...saved.holidays, blankHoliday] };
  expect(read(draft)).toEqual({
    ok: false,
    errors: { "holidays.2.date": "Required", "holidays.2.name": "Required" },
  });
  expect(read(withoutBlankRows(draft)).ok).toBe(true);
});

test("a date that is listed twice has an error at its second row", () => {
  const draft = draftOf(calendar);
  const again = { date: "2026-01-26", name: "Again" };
  const errors = read({ ...draft, holidays: [...draft.holidays, again] });
  expect(errors).toMatchObject({ ok: false, errors: { "holidays.2.date": "Twice" } });
});

test("a comma groups thousands and is no decimal point", () => {
  const draft = draftOf(calendar);
  expect(read({ ...draft, halfDayHours: "4,5" })).toMatchObject({
    errors: { halfDayHours: "Must be a number, such as 1050 or 1,050.5" },
  });
  expect(read({ ...draft, shortestSpanSeconds: "1,800" })).toMatchObject({
    value: { shortestSpanSeconds: 1800 },
  });
});

test("a text that is no figure, or no possible figure, has an error at its field", () => {
  const draft = draftOf(calendar);
  expect(
    read({ ...draft, shortestSpanSeconds: "", longestSpanHours: "25", halfDayHours: "four" }),
  ).toEqual({
    ok: false,
    errors: {
      shortestSpanSeconds: "Required",
      longestSpanHours: "Must be at most 24",
      halfDayHours: "Must be a number, such as 1050 or 1,050.5",
    },
  });
});
