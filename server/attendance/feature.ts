import { eq } from "drizzle-orm";
import type { AttendanceDay } from "../../contract/attendance";
import { calendarOn } from "../../contract/calendar";
import { month as monthField } from "../../contract/fields";
import { currentTime } from "../../domain/clock";
import { datesOfMonthUntil, indiaDate, lastDateOfMonth } from "../../domain/indiaTime";
import { say } from "../../domain/messages/say";
import { readCalendar } from "../calendar/readCalendar";
import type { Reader } from "../db/connect";
import { employees } from "../db/schema";
import { notFound } from "../errors";
import { groupBy } from "../groupBy";
import type { ServerFeature } from "../records/defineRecord";
import { assignmentOn } from "../shifts/datedFacts";
import { correctionHandlers, correctionRecord } from "./correctionHandlers";
import { exceptionRecord } from "./corrections";
import { directionsIn, shiftText } from "./effectiveScans";
import { classifyDay, scansOfSpans } from "./personDays";
import { punchHandlers, readMissingPeople } from "./presence";
import { readDays } from "./readDays";
import { readExceptions } from "./readExceptions";
import { readReaderPunches, scanRecord } from "./readers/scanRecord";
import { type ScannedSpan, spanTimes } from "./workDays/workDays";

/** Reads all days of a person's month, future days too. @throws HttpError 404 if no employee has the badge */
async function readAttendanceMonth(db: Reader, barcodeId: string, month: string) {
  const [employee] = await db
    .select({ id: employees.id })
    .from(employees)
    .where(eq(employees.barcodeId, barcodeId));
  if (!employee) throw notFound(say("named.badge", { badge: barcodeId }));
  const ids = [employee.id];
  const now = currentTime();
  const last = lastDateOfMonth(month);
  const calendar = await readCalendar(db);
  const options = { employeeIds: ids, alsoIds: ids, calendar };
  const [person] = await readDays(db, datesOfMonthUntil(last), options);
  if (!person) throw notFound(say("named.badge", { badge: barcodeId }));
  const open = await readExceptions(db, `${month}-01`, last, now, ids);
  const theirs = groupBy(
    open.filter((exception) => exception.barcodeId === barcodeId),
    ({ date }) => date,
  );
  const scansOf = scansOfSpans(person.scans, calendar);
  const today = indiaDate(now);
  const readerRefs = await readReaderPunches(db, employee.id, month);
  // Two stations may have scanned a badge in one instant.
  const instantsOf = (spans: readonly ScannedSpan[]) =>
    new Map(scansOf(spans).map((scan) => [scan.at.getTime(), scan])).values();
  const days = [...person.days.values()].map((day): AttendanceDay => {
    const { date, isEmployed, workedMinutes, overtimeMinutes, spans } = day;
    const { halfDayHours } = calendarOn(calendar, date);
    const { dayKind, holiday } = classifyDay(day, person.leaves, { halfDayHours, today });
    const directionOf = directionsIn(spans);
    const shift = isEmployed ? assignmentOn(person.assignments, date)?.shift : undefined;
    return {
      date,
      isEmployed,
      ...(dayKind && { kind: dayKind }),
      ...(holiday !== undefined && { holiday }),
      ...(shift && { shift: shiftText(shift) }),
      workedMinutes,
      overtimeMinutes,
      spans: spans.map(spanTimes),
      scans: Array.from(instantsOf(spans), ({ at, ref, isCorrection }) => ({
        at: at.toISOString(),
        is: directionOf(at),
        isCorrection,
        ...(readerRefs.has(ref) && { isReader: true }),
      })),
      exceptions: (theirs.get(date) ?? []).map(({ id, kind, detail, detailCode }) => ({
        id,
        kind,
        detail,
        detailCode,
      })),
    };
  });
  const { id, name, unit } = person;
  return { employeeId: id, name, barcodeId, unit, month, days };
}

const Month = monthField();

export const feature = {
  records: { correction: correctionRecord, exception: exceptionRecord, scan: scanRecord },
  handlers: {
    ...correctionHandlers,
    ...punchHandlers,
    async getAttendanceMonth({ params: { barcodeId, month } }, { db }) {
      const parsed = Month.safeParse(month);
      if (!parsed.success) throw notFound(say("this.month"));
      return readAttendanceMonth(db, barcodeId, parsed.data);
    },

    getMissingPeople: (_input, { db }) => readMissingPeople(db),
  },
} satisfies ServerFeature;
