import { and, eq, gt, isNull, lt, sql } from "drizzle-orm";
import type { WriteDatabase } from "../db/connect";
import { crewTimes, machines } from "../db/schema";
import { dayMs } from "../units";

type Tx = WriteDatabase;

/** Reads the times of a person within a day of an instant, as the rule of the scan needs them. */
export async function readTimesAround(tx: Tx, employeeId: number, at: Date) {
  const rows = await tx
    .select({ row: crewTimes, machine: machines.name })
    .from(crewTimes)
    .innerJoin(machines, eq(machines.id, crewTimes.machineId))
    .where(
      and(
        eq(crewTimes.employeeId, employeeId),
        isNull(crewTimes.cancelledAt),
        gt(crewTimes.endedAt, new Date(at.getTime() - dayMs)),
        lt(crewTimes.startedAt, new Date(at.getTime() + dayMs)),
      ),
    );
  return rows.map(({ row, machine }) => ({
    ...row,
    machine,
    from: row.startedAt.getTime(),
    to: row.endedAt.getTime(),
  }));
}

type Time = Awaited<ReturnType<typeof readTimesAround>>[number];

/** Ends a time at a machine. The earlier row is cancelled, so that a locked month sees the change. */
export async function endTime(
  tx: Tx,
  { id, machineId, employeeId, startedAt }: Time,
  endedAt: Date,
  createdBy: string,
) {
  await tx.update(crewTimes).set({ cancelledAt: sql`now()` }).where(eq(crewTimes.id, id));
  if (endedAt > startedAt)
    await tx
      .insert(crewTimes)
      .values({ machineId, employeeId, startedAt, endedAt, endKind: "SCAN", createdBy });
}

/** Ends the time of a person who leaves the plant. Times that the office has entered stay. The caller has locked the person. */
export async function leaveMachine(tx: Tx, employeeId: number, at: Date, createdBy: string) {
  const times = await readTimesAround(tx, employeeId, at);
  const present = times.find(({ startedAt, endedAt }) => startedAt <= at && at < endedAt);
  if (present && present.endKind !== "OFFICE") await endTime(tx, present, at, createdBy);
}
