import { and, asc, desc, eq, gt, inArray, isNull, lt, sql } from "drizzle-orm";
import type { CrewCreation, CrewTime } from "../../contract/machines";
import { indiaDate } from "../../domain/indiaTime";
import { say } from "../../domain/messages/say";
import type { CrewEnd } from "../../domain/stages/crew";
import { lastPlannedOf, type MachineTimes } from "../../domain/stages/machineTimes";
import { recordChange } from "../audit/auditLog";
import type { Reader, WriteDatabase } from "../db/connect";
import { crewTimes, employees, machines } from "../db/schema";
import { badRequest, conflict, notFound } from "../errors";
import type { Handlers } from "../http/handler";
import { readTimesOf } from "../machineTimes";
import { lockRecord, recordId } from "../records/recordHandlers";
import { parsePeriod } from "../reportPeriod";
import { isEmployedOn, readEmployments } from "../shifts/datedFacts";
import { dayMs } from "../units";
import { machineRecord } from "./records";
import { checkEntryTime, checkNotTooEarly } from "./writeEntry";

/** The days before the last day of the usual period, which is a week. */
const usualDays = 6;

type Person = Pick<typeof employees.$inferSelect, "id" | "name" | "barcodeId">;

const present = (one: Person, row: typeof crewTimes.$inferSelect): CrewTime => ({
  id: row.id,
  employeeId: one.id,
  name: one.name,
  barcodeId: one.barcodeId,
  startedAt: row.startedAt.toISOString(),
  endedAt: row.endedAt.toISOString(),
  createdBy: row.createdBy,
});

const readTimes = async (db: Reader, ...conditions: Parameters<typeof and>) => {
  const rows = await db
    .select({ row: crewTimes, person: employees })
    .from(crewTimes)
    .innerJoin(employees, eq(employees.id, crewTimes.employeeId))
    .where(and(...conditions))
    .orderBy(desc(crewTimes.startedAt), asc(crewTimes.id));
  return rows.map(({ row, person }) => present(person, row));
};

interface Times {
  readonly startedAt: Date;
  readonly endedAt: Date;
  readonly endKind: CrewEnd;
}

/** Returns the times of people at a machine. @throws HttpError 400 by the field */
function timesAt(
  { name, times }: { readonly name: string; readonly times: readonly MachineTimes[] },
  body: CrewCreation,
): Times {
  const startedAt = new Date(body.startedAt);
  checkEntryTime("startedAt", startedAt);
  checkNotTooEarly("startedAt", startedAt);
  const planned = new Date(lastPlannedOf(times, startedAt.getTime()).to);
  const endedAt = body.endedAt === undefined ? planned : new Date(body.endedAt);
  if (endedAt <= startedAt) {
    throw badRequest({
      endedAt:
        body.endedAt === undefined ? say("crew.noEnd", { machine: name }) : say("stop.beforeStart"),
    });
  }
  if (endedAt.getTime() - startedAt.getTime() > dayMs)
    throw badRequest({ endedAt: say("crew.tooLong") });
  return { startedAt, endedAt, endKind: body.endedAt === undefined ? "SHIFT" : "OFFICE" };
}

/**
 * Locks people, so that the second of two times of one person sees the first.
 * @throws HttpError 400 by the field if one of them is unknown or not employed on the date
 */
export async function lockCrew(
  tx: WriteDatabase,
  barcodeIds: readonly string[],
  date: string,
): Promise<readonly Person[]> {
  const people = await tx
    .select({ id: employees.id, name: employees.name, barcodeId: employees.barcodeId })
    .from(employees)
    .where(inArray(employees.barcodeId, [...barcodeIds]))
    .orderBy(employees.id)
    .for("no key update");
  const known = new Set(people.map(({ barcodeId }) => barcodeId));
  const unknown = barcodeIds.find((barcodeId) => !known.has(barcodeId));
  if (unknown !== undefined)
    throw badRequest({ barcodeIds: say("crew.unknown", { barcode: unknown }) });
  const periods = await readEmployments(
    tx,
    people.map(({ id }) => id),
  );
  const other = people.find(({ id }) => !isEmployedOn(periods.get(id) ?? [], date));
  if (other)
    throw badRequest({ barcodeIds: say("crew.notEmployed", { name: other.name, date: { date } }) });
  return people;
}

/** Locks people. @throws HttpError 400 by the field if a person is unknown, not employed, or at a machine at that time */
async function lockFreePeople(
  tx: WriteDatabase,
  barcodeIds: readonly string[],
  { startedAt, endedAt }: Times,
): Promise<readonly Person[]> {
  const people = await lockCrew(tx, barcodeIds, indiaDate(startedAt));
  const ids = people.map(({ id }) => id);
  const [busy] = await tx
    .select({ row: crewTimes, name: employees.name, machine: machines.name })
    .from(crewTimes)
    .innerJoin(employees, eq(employees.id, crewTimes.employeeId))
    .innerJoin(machines, eq(machines.id, crewTimes.machineId))
    .where(
      and(
        inArray(crewTimes.employeeId, ids),
        isNull(crewTimes.cancelledAt),
        lt(crewTimes.startedAt, endedAt),
        gt(crewTimes.endedAt, startedAt),
      ),
    )
    .orderBy(crewTimes.startedAt)
    .limit(1);
  if (busy) {
    const { name, machine, row } = busy;
    const from = { moment: row.startedAt.toISOString() };
    const to = { moment: row.endedAt.toISOString() };
    throw badRequest({ barcodeIds: say("crew.overlap", { name, machine, from, to }) });
  }
  return people;
}

/** The times of people at machines. The history of a machine has their changes. */
export const crewHandlers: Handlers<"getMachineCrew" | "createCrewTimes" | "cancelCrewTime"> = {
  async getMachineCrew({ params, query }, { db }) {
    const machineId = recordId(machineRecord, params.id);
    const { first, last, since, until } = parsePeriod(query, usualDays);
    const times = await readTimes(
      db,
      eq(crewTimes.machineId, machineId),
      isNull(crewTimes.cancelledAt),
      gt(crewTimes.endedAt, since),
      lt(crewTimes.startedAt, until),
    );
    return { from: first, to: last, times };
  },

  async createCrewTimes({ params, body, session }, { tx }) {
    const machine = await lockRecord(tx, machineRecord, recordId(machineRecord, params.id));
    const machineId = machine.id;
    const times = timesAt({ name: machine.name, times: await readTimesOf(tx, machineId) }, body);
    const { startedAt, endedAt } = times;
    const people = await lockFreePeople(tx, [...new Set(body.barcodeIds)], times);
    const rows = await tx
      .insert(crewTimes)
      .values(
        people.map(({ id: employeeId }) => ({
          machineId,
          employeeId,
          ...times,
          createdBy: session.email,
        })),
      )
      .returning();
    await recordChange(tx, session, {
      call: "createCrewTimes",
      record: `machine ${machineId}`,
      after: { people: people.map(({ name }) => name), startedAt, endedAt },
    });
    const personOf = new Map(people.map((person) => [person.id, person]));
    return {
      times: rows.flatMap((row) => {
        const person = personOf.get(row.employeeId);
        return person ? [present(person, row)] : [];
      }),
    };
  },

  async cancelCrewTime({ params, session }, { tx }) {
    const id = recordId({ what: say("this.crewTime") }, params.id);
    const [row] = await tx
      .select()
      .from(crewTimes)
      .where(eq(crewTimes.id, id))
      .for("no key update");
    if (!row) throw notFound(say("this.crewTime"));
    if (row.cancelledAt) throw conflict(say("crew.cancelled"));
    await tx.update(crewTimes).set({ cancelledAt: sql`now()` }).where(eq(crewTimes.id, id));
    const [time] = await readTimes(tx, eq(crewTimes.id, id));
    if (!time) throw notFound(say("this.crewTime"));
    const { startedAt, endedAt } = row;
    await recordChange(tx, session, {
      call: "cancelCrewTime",
      record: `machine ${row.machineId}`,
      before: { people: [time.name], startedAt, endedAt, cancelled: false },
      after: { cancelled: true },
    });
    return time;
  },
};
