import { and, eq, gt, inArray, isNull, lte, or, type SQL, sql } from "drizzle-orm";
import { Shift, type ShiftCreation } from "../../contract/shifts";
import { currentTime } from "../../domain/clock";
import { indiaDate, lastDateOfMonth, minutesOfTime, timeOfMinutes } from "../../domain/indiaTime";
import { say } from "../../domain/messages/say";
import { changedColumns } from "../audit/auditLog";
import type { Reader, WriteDatabase } from "../db/connect";
import { parseId } from "../db/ids";
import { assignments, employees, employments, shifts } from "../db/schema";
import { pickColumns } from "../db/tables";
import { badRequest, conflict } from "../errors";
import { lockPayRunsShared, readLastLockedMonth } from "../payLocks/lockedMonths";
import { defineRecord, type ServerFeature } from "../records/defineRecord";
import { changeRecord, createRecord, updateRecord } from "../records/recordHandlers";
import { assignmentHandlers, rotationHandlers } from "./assignmentHandlers";
import { findShiftOverlap, readPlannedAssignments } from "./assignmentRules";
import { timesColumns } from "./datedFacts";
import { employmentHandlers } from "./employmentHandlers";

const shiftColumns = ({
  name,
  startsAt,
  endsAt,
  unpaidBreakMinutes,
}: Omit<ShiftCreation, "unit">) => ({
  name,
  startsAt: minutesOfTime(startsAt),
  endsAt: minutesOfTime(endsAt),
  unpaidBreakMinutes,
});

/** Returns the SQL of the numbers of the people who have a shift on a calendar date in India. */
const peopleWithShift = (shiftId: SQL, date: string) => sql`
  select e.employee_id from ${employments} e
  where e.joined_on <= ${date} and (e.left_on is null or e.left_on >= ${date})
    and ${shiftId} = (
      select a.shift_id from ${assignments} a
      where a.employee_id = e.employee_id and a.valid_from <= ${date}
      order by a.valid_from desc limit 1)`;

/** Reads the shifts that are not removed, by unit and start. */
async function readShifts(db: Reader, where?: SQL): Promise<Shift[]> {
  const rows = await db
    .select({
      ...timesColumns,
      ...pickColumns(shifts, "unit", "version"),
      people: sql<number>`(select count(*)::int from (
        ${peopleWithShift(sql`${shifts}.id`, indiaDate(currentTime()))}) people)`,
    })
    .from(shifts)
    .where(and(isNull(shifts.removedAt), where))
    .orderBy(shifts.unit, shifts.startsAt, shifts.name);
  return rows.map(({ startsAt, endsAt, ...row }) => ({
    ...row,
    startsAt: timeOfMinutes(startsAt),
    endsAt: timeOfMinutes(endsAt),
  }));
}

type ShiftFields = ReturnType<typeof shiftColumns>;

const shiftRecord = defineRecord({
  kind: "shift",
  seenBy: "getShifts",
  name: sql`unit || ' ' || name`,
  table: shifts,
  where: isNull(shifts.removedAt),
  read: async (db, id) => (await readShifts(db, eq(shifts.id, id)))[0],
  reply: Shift,
  what: say("this.shift"),
  titleOf: ({ name }) => say("named.shift", { name }),
  unique: { shifts_name: ["name", say("shift.sameName")] },
});

/** Rejects a change of the times by which locked months were paid. @throws HttpError 400 by the field */
async function rejectLockedTimes(tx: WriteDatabase, id: number, field: string) {
  const month = await readLastLockedMonth(tx);
  if (month === undefined) return;
  const [used] = await tx
    .select({ id: assignments.id })
    .from(assignments)
    .where(and(eq(assignments.shiftId, id), lte(assignments.validFrom, lastDateOfMonth(month))))
    .limit(1);
  if (!used) return;
  throw badRequest({ [field]: say("shift.payIsLocked", { month: { month } }) });
}

/** Locks the people before the shift itself, as an assignment does: their other assignments cannot change meanwhile. */
const lockPeopleOf = (tx: WriteDatabase, idText: string) =>
  tx
    .select({ id: employees.id, name: employees.name })
    .from(employees)
    .where(
      inArray(
        employees.id,
        tx
          .select({ id: assignments.employeeId })
          .from(assignments)
          .where(eq(assignments.shiftId, parseId(idText) ?? 0)),
      ),
    )
    .orderBy(employees.id)
    .for("no key update");

/**
 * Rejects a change that gives a person two overlapping shifts.
 * @throws HttpError 400 by the field, with the name of such a person
 */
async function rejectOverlaps(
  tx: WriteDatabase,
  people: Awaited<ReturnType<typeof lockPeopleOf>>,
  { id, fields, changed }: { id: number; fields: ShiftFields; changed: readonly string[] },
) {
  const times = changed.filter((name) => name === "startsAt" || name === "endsAt");
  const [time] = times;
  if (people.length === 0 || time === undefined) return;
  const plans = await readPlannedAssignments(
    tx,
    people.map((person) => person.id),
  );
  for (const person of people) {
    const plan = (plans.get(person.id) ?? []).map((one) =>
      one.shiftId === id ? { ...one, shift: fields } : one,
    );
    const dates = plan.flatMap(({ shiftId, validFrom }) => (shiftId === id ? [validFrom] : []));
    const overlap = findShiftOverlap(plan, dates);
    if (!overlap) continue;
    const likely = overlap.endsLateId === id ? "endsAt" : "startsAt";
    const field = times.includes(likely) ? likely : time;
    throw badRequest({
      [field]: say("shift.ofPerson", { name: person.name, problem: overlap.message }),
    });
  }
}

/** Returns the number of people who have a shift today, or will have it. */
async function countPeopleFrom(tx: WriteDatabase, shiftId: number, today: string) {
  const later = and(eq(assignments.shiftId, shiftId), gt(assignments.validFrom, today));
  const present = sql`${assignments.employeeId} in (${peopleWithShift(sql`${shiftId}`, today)})`;
  const rows = await tx
    .select({ employeeId: assignments.employeeId })
    .from(assignments)
    .where(or(later, present))
    .groupBy(assignments.employeeId);
  return rows.length;
}

export const feature = {
  records: { shift: shiftRecord },
  handlers: {
    ...assignmentHandlers,
    ...employmentHandlers,
    ...rotationHandlers,
    getShifts: async (_input, { db }) => ({ rows: await readShifts(db) }),

    createShift: createRecord(shiftRecord, {
      call: "createShift",
      columns: ({ body }) => ({ unit: body.unit, ...shiftColumns(body) }),
      audited: (columns) => columns,
    }),

    updateShift: updateRecord(shiftRecord, {
      call: "updateShift",
      async prepare(tx, { params }) {
        await lockPayRunsShared(tx);
        return lockPeopleOf(tx, params.id);
      },
      async fields({ tx, row, body, prepared: people }) {
        const { id } = row;
        const fields = shiftColumns(body);
        const changed = changedColumns(row, fields).filter((name) => name !== "name");
        const [field] = changed;
        if (field !== undefined) {
          await rejectLockedTimes(tx, id, field);
          await rejectOverlaps(tx, people, { id, fields, changed });
        }
        return fields;
      },
    }),

    removeShift: changeRecord(shiftRecord, {
      call: "removeShift",
      async change({ tx, row }) {
        const people = await countPeopleFrom(tx, row.id, indiaDate(currentTime()));
        if (people > 0) throw conflict(say("shift.isAssigned", { smart_count: people }));
        return { fields: { removedAt: currentTime() } };
      },
      reply: ({ row: { id } }) => ({ id }),
    }),
  },
} satisfies ServerFeature;
