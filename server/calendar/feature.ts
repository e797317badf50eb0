import { and, eq, gte, isNull, lte, ne, sql } from "drizzle-orm";
import { Leave, type LeaveCreation, leaveImport } from "../../contract/calendar";
import { dateAfter } from "../../domain/indiaTime";
import { say } from "../../domain/messages/say";
import { recordChange } from "../audit/auditLog";
import type { Session } from "../auth/sessions";
import type { WriteDatabase } from "../db/connect";
import { attendanceSettings, employees, holidays, leaves, weeklyOffs } from "../db/schema";
import { employeeRecordRows } from "../employees/employeeRows";
import { badRequest, conflict, StaleEdit } from "../errors";
import { defineRecord, type RecordFeatures, type ServerFeature } from "../records/defineRecord";
import { cancellation, changeRecord, createRecord } from "../records/recordHandlers";
import { periodOn, readEmployments } from "../shifts/datedFacts";
import { readCalendar } from "./readCalendar";

const leaveRows = employeeRecordRows(leaves);

export const calendarRecord: RecordFeatures = { kind: "calendar", seenBy: "getCalendar" };

/** @throws HttpError 400 by the field if a person is not employed on all days of a leave */
async function checkEmployed(
  tx: WriteDatabase,
  { id, name }: { id: number; name: string },
  { firstDate, lastDate }: Pick<Leave, "firstDate" | "lastDate">,
) {
  const periods = (await readEmployments(tx, [id])).get(id) ?? [];
  const message = (date: string) => say("employment.notOn", { name, date: { date } });
  const period = periodOn(periods, firstDate);
  if (!period) throw badRequest({ firstDate: message(firstDate) });
  if (period.leftOn !== null && period.leftOn < lastDate)
    throw badRequest({ lastDate: message(dateAfter(period.leftOn)) });
}

/** @throws HttpError 409 if a person has another leave on these days */
async function rejectOverlap(
  tx: WriteDatabase,
  employeeId: number,
  days: Pick<Leave, "firstDate" | "lastDate">,
  exceptId = 0,
) {
  const [other] = await tx
    .select({ firstDate: leaves.firstDate, lastDate: leaves.lastDate })
    .from(leaves)
    .where(
      and(
        eq(leaves.employeeId, employeeId),
        ne(leaves.id, exceptId),
        isNull(leaves.cancelledAt),
        lte(leaves.firstDate, days.lastDate),
        gte(leaves.lastDate, days.firstDate),
      ),
    );
  if (!other) return;
  const message = say("leave.overlap", { from: other.firstDate, to: other.lastDate });
  throw conflict(message, { firstDate: message });
}

/** Returns the row of a new leave. @throws HttpError 400 or 409 by the field */
async function newLeave(
  tx: WriteDatabase,
  session: Session,
  { barcodeId, ...days }: LeaveCreation,
) {
  // The lock makes the second of two leaves of one person see the first.
  const [employee] = await tx
    .select({ id: employees.id, name: employees.name })
    .from(employees)
    .where(and(eq(employees.barcodeId, barcodeId), isNull(employees.deactivatedAt)))
    .for("update");
  if (!employee) throw badRequest({ barcodeId: say("employee.noActiveBarcode") });
  await checkEmployed(tx, employee, days);
  await rejectOverlap(tx, employee.id, days);
  return { ...days, employeeId: employee.id, createdBy: session.email };
}

export const leaveRecord = defineRecord({
  kind: "leave",
  seenBy: "getLeaves",
  name: employees.name,
  listTables: [leaves, employees],
  table: leaves,
  list: leaveRows,
  reply: Leave,
  what: say("this.leave"),
  import: {
    forms: leaveImport,
    async columns(value, { id, session, tx }) {
      return { ...(await newLeave(tx, session, value)), id };
    },
    // Two rows of a file can overlap.
    async inserted(tx, rows) {
      for (const row of rows) await rejectOverlap(tx, row.employeeId, row, row.id);
    },
  },
});

export const feature = {
  records: { calendar: calendarRecord, leave: leaveRecord },
  handlers: {
    getCalendar: (_input, { db }) => readCalendar(db),

    updateCalendar: ({ body, session }, { db }) =>
      db.transaction(async (tx) => {
        // The lock makes the second of two changes see the first.
        await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('calendar', 0))`);
        const { version, ...before } = await readCalendar(tx);
        if (body.version !== version) {
          const message = say("stale", { title: say("named.calendar") });
          throw new StaleEdit(message, { version, ...before });
        }
        const { weeklyOffs: offs, holidays: days, version: _edited, ...limits } = body;
        const settings = { ...limits, version: version + 1 };
        await tx
          .insert(attendanceSettings)
          .values(settings)
          .onConflictDoUpdate({ target: attendanceSettings.id, set: settings });
        await tx.delete(weeklyOffs);
        if (offs.length > 0) await tx.insert(weeklyOffs).values(offs);
        await tx.delete(holidays);
        if (days.length > 0) await tx.insert(holidays).values(days);
        const now = await readCalendar(tx);
        const { version: _, ...after } = now;
        await recordChange(tx, session, {
          call: "updateCalendar",
          record: "calendar 1",
          before,
          after,
        });
        return now;
      }),

    getLeaves: () => leaveRows,

    createLeave: createRecord(leaveRecord, {
      call: "createLeave",
      columns: ({ tx, session, body }) => newLeave(tx, session, body),
    }),

    cancelLeave: changeRecord(leaveRecord, {
      call: "cancelLeave",
      async change({ current }) {
        const { id, name, cancelledAt } = await current();
        if (cancelledAt !== undefined)
          throw conflict(say("leave.isCancelled", { number: String(id), name }));
        return cancellation();
      },
    }),
  },
} satisfies ServerFeature;
