import { expect, test } from "vitest";
import { readCalendar } from "../../../server/calendar/readCalendar";
import { connect } from "../../../server/db/connect";
import { databaseBefore } from "../../support/databaseBefore";
import { emptyDatabase } from "../../support/emptyDatabase";

const old = emptyDatabase();

test("the settings of an older plant are those that hold from the beginning on", async () => {
  await databaseBefore(
    old.url,
    "0068_dispatched_quantities",
    `insert into attendance_settings (shortest_span_seconds, longest_span_hours, half_day_hours, version)
       values (90, 13.5, 3.5, 7);
     insert into weekly_offs (unit, weekday) values ('B', 'FRIDAY');`,
  );
  const upgraded = await connect(old.url);
  const settings = {
    weeklyOffs: [{ unit: "B", weekday: "FRIDAY" }],
    shortestSpanSeconds: 90,
    longestSpanHours: 13.5,
    halfDayHours: 3.5,
    longSpanHours: 12,
    workDayLeadHours: 4,
    earlyMinutes: 30,
  };
  const read = await readCalendar(upgraded.db).finally(upgraded.close);
  expect(read).toEqual({
    ...settings,
    holidays: [],
    version: 7,
    periods: [{ ...settings, validFrom: "1970-01-01" }],
  });
});
