import { eq } from "drizzle-orm";
import { PunchReply } from "../../contract/scans";
import { indiaDate } from "../../domain/indiaTime";
import { dateText } from "../../domain/momentText";
import { readCalendar } from "../calendar/queries";
import type { WriteDatabase } from "../db/connect";
import { employees, punches } from "../db/schema";
import { notFound } from "../errors";
import type { Handlers } from "../http/handler";
import { type Decision, recordScan } from "../scans/recordScan";
import { employmentsOf, mayScanAt } from "../shifts/datedFacts";
import { classifyPunch } from "./classifyPunch";
import { readEarlyDecisions } from "./workDays/earlyDecisions";
import { readScans, workAssignments } from "./workDays/readScans";
import { shiftOnOf, workDaySettings, workDaysOf } from "./workDays/workDays";

/** Reads a scan at an instant among those of its work day. */
export async function readPunchOf(tx: WriteDatabase, employeeId: number, at: Date) {
  const settings = workDaySettings(await readCalendar(tx));
  const today = { first: indiaDate(at), last: indiaDate(at), employeeIds: [employeeId] };
  const assigned = await workAssignments(tx, today);
  const shiftOn = shiftOnOf(assigned.get(employeeId) ?? []);
  const workDay = workDaysOf(shiftOn, settings).at(at);
  const date = workDay?.date ?? indiaDate(at);
  const asked = { first: date, last: date, settings };
  const scans = await readScans(tx, [{ id: employeeId, shiftOn }], asked);
  const others = (scans.get(employeeId) ?? []).map((scan) => scan.at);
  const decisions = workDay && (await readEarlyDecisions(tx, { ...today, ...asked }));
  const earlyDecisions = decisions?.get(employeeId);
  return classifyPunch(others, at, { shiftOn, settings, earlyDecisions });
}

async function decidePunch(
  tx: WriteDatabase,
  { scanId, barcodeId }: { scanId: string; barcodeId: string },
  at: Date,
): Promise<Decision<PunchReply>> {
  // Locked, so that of two scans of one badge the second sees the first.
  const [employee] = await tx
    .select({ id: employees.id, name: employees.name, deactivatedAt: employees.deactivatedAt })
    .from(employees)
    .where(eq(employees.barcodeId, barcodeId))
    .for("update");
  if (!employee) throw notFound(`The badge ${barcodeId}`);
  const { id: employeeId, name, deactivatedAt } = employee;
  const read = await readPunchOf(tx, employeeId, at);
  const reply = { ...read, barcodeId, name, at: read.at.toISOString() };
  if (deactivatedAt && deactivatedAt <= at) {
    const message = `The badge of ${name} is no longer active: please go to the office`;
    return {
      employeeId,
      reply: { ...reply, at: at.toISOString(), outcome: "EXCEPTION", message },
      exception: "noted",
    };
  }
  const periods = (await employmentsOf(tx, [employeeId])).get(employeeId) ?? [];
  const { longestSpanHours } = await readCalendar(tx);
  if (!mayScanAt(periods, at, longestSpanHours)) {
    const message = `${name} is not employed on ${dateText(at)}: please go to the office`;
    return {
      employeeId,
      reply: { ...reply, at: at.toISOString(), outcome: "EXCEPTION", message },
      exception: "noted",
    };
  }
  if (read.outcome === "ALREADY_RECORDED") return { employeeId, reply };
  return {
    employeeId,
    reply,
    write: (tx) => tx.insert(punches).values({ employeeId, punchedAt: at, scanId }),
  };
}

export const punchHandlers: Handlers<"punch"> = {
  punch: ({ body, session }, { db }) =>
    recordScan(db, {
      call: "punch",
      reply: PunchReply,
      body,
      session,
      decide: (tx, at) => decidePunch(tx, body, at),
    }),
};
