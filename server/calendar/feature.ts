import { sql } from "drizzle-orm";
import { type CalendarEdit, calendarOn, type VersionedCalendar } from "../../contract/calendar";
import { currentTime } from "../../domain/clock";
import { beginningOfTimes } from "../../domain/datedRows";
import { dateAfter, indiaDate, monthAfter } from "../../domain/indiaTime";
import { say } from "../../domain/messages/say";
import { recordChange } from "../audit/auditLog";
import type { WriteDatabase } from "../db/connect";
import { attendanceSettings, holidays, weeklyOffs } from "../db/schema";
import { badRequest, StaleEdit } from "../errors";
import { lockPayRunsShared, readLastLockedMonth } from "../payLocks/lockedMonths";
import type { RecordFeatures, ServerFeature } from "../records/defineRecord";
import { changePeriods, haveSameBorders, haveSameSettings } from "./changePeriods";
import { readCalendar } from "./readCalendar";

const calendarRecord: RecordFeatures = { kind: "calendar", seenBy: "getCalendar" };

/**
 * Refuses a change of settings in a locked month. A night shift of the month's last day ends on the day after the month, so
 * a change of the borders between work days (`movesBorders`) may begin one day later than other changes.
 * @throws HttpError 400 by the field if a change begins too early
 */
async function checkUnlocked(tx: WriteDatabase, validFrom: string, movesBorders: boolean) {
  const month = await readLastLockedMonth(tx);
  if (month === undefined) return;
  const firstOpen = `${monthAfter(month)}-01`;
  const first = movesBorders ? dateAfter(firstOpen) : firstOpen;
  if (validFrom >= first) return;
  throw badRequest({
    validFrom: say("calendar.lockedMonth", { month: { month }, date: { date: first } }),
  });
}

/** Returns the settings from a day on, as the body of an edit has them, or undefined if nothing changes. */
async function findChange(
  tx: WriteDatabase,
  calendar: VersionedCalendar,
  {
    validFrom: asked = indiaDate(currentTime()),
    holidays: _,
    version: __,
    ...settings
  }: CalendarEdit,
) {
  const validFrom = asked < beginningOfTimes ? beginningOfTimes : asked;
  const before = calendarOn(calendar, validFrom);
  if (haveSameSettings(before, settings)) return undefined;
  await checkUnlocked(tx, validFrom, !haveSameBorders(before, settings));
  return { before: { ...before, validFrom }, after: { ...settings, validFrom } };
}

async function writePeriods(
  tx: WriteDatabase,
  periods: NonNullable<VersionedCalendar["periods"]>,
  version: number,
) {
  await tx.delete(attendanceSettings);
  await tx
    .insert(attendanceSettings)
    .values(periods.map(({ weeklyOffs: _, ...limits }) => ({ ...limits, version })));
  const offs = periods.flatMap((period) =>
    period.weeklyOffs.map((off) => ({ ...off, validFrom: period.validFrom })),
  );
  await tx.delete(weeklyOffs);
  if (offs.length > 0) await tx.insert(weeklyOffs).values(offs);
}

export const feature = {
  records: { calendar: calendarRecord },
  handlers: {
    getCalendar: (_input, { db }) => readCalendar(db),

    async updateCalendar({ body, session }, { tx }) {
      await lockPayRunsShared(tx);
      // The lock makes the second of two changes see the first.
      await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('calendar', 0))`);
      const calendar = await readCalendar(tx);
      const { version, periods = [] } = calendar;
      if (body.version !== version) {
        const message = say("stale", { title: say("named.calendar") });
        throw new StaleEdit(message, calendar);
      }
      const change = await findChange(tx, calendar, body);
      await writePeriods(tx, change ? changePeriods(periods, change.after) : periods, version + 1);
      const { holidays: days } = body;
      await tx.delete(holidays);
      if (days.length > 0) await tx.insert(holidays).values(days);
      const now = await readCalendar(tx);
      const { periods: _, version: __, ...today } = calendar;
      await recordChange(tx, session, {
        call: "updateCalendar",
        record: "calendar 1",
        before: { ...today, ...change?.before },
        after: { ...today, ...change?.after, holidays: now.holidays },
      });
      return now;
    },
  },
} satisfies ServerFeature;
