import { and, asc, eq, gt, lt } from "drizzle-orm";
import type { CrewScan, MachineScanned } from "../../contract/machineScans";
import { indiaDate, timeOfMinutes } from "../../domain/indiaTime";
import { say } from "../../domain/messages/say";
import { decideCrewScan, endOfCrewTime } from "../../domain/stages/crew";
import { hoursOn } from "../../domain/stages/machineTimes";
import type { DeviceSession } from "../auth/tokens";
import { endTime, readTimesAround } from "../crew/crewTimes";
import type { WriteDatabase } from "../db/connect";
import { crewTimes, machines, punches } from "../db/schema";
import { badRequest } from "../errors";
import { readTimesOf } from "../machineTimes";
import type { Decision } from "../scans/recordScan";
import { assignmentOn, readAssignments } from "../shifts/datedFacts";
import { dayMs, hourMs } from "../units";
import { lockCrew } from "./crew";
import type { EntryAuthor } from "./writeEntry";

type Tx = WriteDatabase;

/** The author of a scan. A station has its unit. */
export interface ScanAuthor extends EntryAuthor {
  readonly unit?: DeviceSession["unit"];
}

/** A scan at a machine: its time, its author, and the fields of every reply. */
export interface ScanAtMachine {
  readonly at: Date;
  readonly by: ScanAuthor;
  readonly reply: Pick<MachineScanned, "barcodeId" | "name" | "at">;
}

/** The longest time at work, after which a scan at the gate is a check-in again. */
const longestMs = 14 * hourMs;

/**
 * Reads when a person left the plant after coming to a machine, if the scan at the machine arrives later than that at the
 * gate. Scans at the gate go in and out in turn.
 */
async function readLeft(tx: Tx, employeeId: number, at: Date): Promise<Date | undefined> {
  const scans = await tx
    .select({ at: punches.punchedAt })
    .from(punches)
    .where(
      and(
        eq(punches.employeeId, employeeId),
        gt(punches.punchedAt, new Date(at.getTime() - longestMs)),
        lt(punches.punchedAt, new Date(at.getTime() + dayMs)),
      ),
    )
    .orderBy(asc(punches.punchedAt));
  const before = scans.filter((scan) => scan.at <= at).length;
  return scans[before % 2 === 1 ? before : before + 1]?.at;
}

/** Brings a person to the machine, or lets the person go. @throws HttpError 400 by the field */
export async function decideCrew(
  tx: Tx,
  { barcodeId, machineId }: CrewScan,
  { at, by, reply }: ScanAtMachine,
): Promise<Decision<MachineScanned>> {
  const [machine] = await tx.select().from(machines).where(eq(machines.id, machineId));
  if (!machine) throw badRequest({ machineId: say("machine.unknown") });
  if (!machine.active)
    throw badRequest({ machineId: say("machine.inactive", { machine: machine.name }) });
  const date = indiaDate(at);
  const [person] = await lockCrew(tx, [barcodeId], date);
  if (!person) throw badRequest({ barcodeId: say("crew.unknown", { barcode: barcodeId }) });
  const { id: employeeId, name } = person;
  const employeeIds = [employeeId];
  const assigned = await readAssignments(tx, { first: date, last: date, employeeIds });
  const { shift } = assignmentOn(assigned.get(employeeId) ?? [], date) ?? {};
  const ofShift = shift && {
    runsFrom: timeOfMinutes(shift.startsAt),
    runsTo: timeOfMinutes(shift.endsAt),
  };
  const machineHours = await readTimesOf(tx, machineId);
  const end = endOfCrewTime(at.getTime(), [
    ...(ofShift ? [() => ofShift] : []),
    (date: string) => hoursOn(machineHours, date),
  ]);
  const left = await readLeft(tx, employeeId, at);
  const times = await readTimesAround(tx, employeeId, at);
  const scan = { machineId, at: at.getTime(), left: left?.getTime() };
  const decision = decideCrewScan(scan, times, end);
  if (decision.kind === "BUSY") {
    const { machine: other, startedAt, endedAt } = decision.time;
    const from = { moment: startedAt.toISOString() };
    const to = { moment: endedAt.toISOString() };
    throw badRequest({ barcodeId: say("crew.overlap", { name, machine: other, from, to }) });
  }
  return {
    reply: { ...reply, outcome: decision.kind, person: name },
    async write(tx) {
      const { closed } = decision;
      const to = decision.kind === "LEFT" ? decision.to : undefined;
      if (closed) await endTime(tx, closed, new Date(to ?? at), by.email);
      if (decision.kind === "CAME" && decision.came)
        await tx.insert(crewTimes).values({
          machineId,
          employeeId,
          startedAt: at,
          endedAt: new Date(decision.came.to),
          endKind: decision.came.endKind,
          createdBy: by.email,
        });
    },
  };
}
