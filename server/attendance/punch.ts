import { eq } from "drizzle-orm";
import type { PlantCalendar } from "../../contract/calendar";
import { PunchReply } from "../../contract/scans";
import { indiaDate } from "../../domain/indiaTime";
import { type Message, say } from "../../domain/messages/say";
import { authorOf } from "../audit/auditLog";
import { readCalendar } from "../calendar/readCalendar";
import { leaveMachine } from "../crew/crewTimes";
import type { WriteDatabase } from "../db/connect";
import { employees, punches } from "../db/schema";
import { pickColumns } from "../db/tables";
import { notFound, sentMessage } from "../errors";
import type { Handlers } from "../http/handler";
import { type Decision, recordScan } from "../scans/recordScan";
import { mayScanAt, readEmployments } from "../shifts/datedFacts";
import { hoursOf } from "../units";
import { readEarlyDecisions } from "./effectiveScans";
import { readScans, readWorkAssignments } from "./readScans";
import { type PairingRules, pairScans } from "./workDays/spans";
import { shiftOnOf, workDaySettings, workDaysOf } from "./workDays/workDays";
import { approvedFrom, computeDay, type EarlyDecision } from "./workDays/workedTime";

interface ReadPunch extends Pick<PunchReply, "workedHours" | "recordedAs"> {
  outcome: Exclude<PunchReply["outcome"], "EXCEPTION">;
  /** When it was scanned; of one that was recorded already, when it was recorded. */
  at: Date;
}

interface PunchRules extends PairingRules {
  readonly earlyDecisions?: readonly EarlyDecision[] | undefined;
}

/** `others` are scans of the same person in any order, before and after this one. */
export function classifyPunch(
  others: readonly Date[],
  scannedAt: Date,
  rules: PunchRules,
): ReadPunch {
  const { shortestSpanMs } = rules.settings;
  const recorded = others.find(
    (other) => Math.abs(other.getTime() - scannedAt.getTime()) < shortestSpanMs,
  );
  const at = recorded ?? scannedAt;
  const spans = pairScans(recorded ? others : [...others, at], rules);
  const isIn = ({ checkIn, checkOut = checkIn }: (typeof spans)[number]) =>
    checkIn <= at && at <= checkOut;
  const span = spans.find(isIn);
  const date = span?.workDate ?? indiaDate(at);
  const spansOfDay = spans.filter(({ workDate }) => workDate === date);
  const { workedMinutes } = computeDay(spansOfDay, approvedFrom(spansOfDay, rules.earlyDecisions));
  const isCheckOut = span?.checkOut?.getTime() === at.getTime();
  const outcome = isCheckOut ? "CHECKED_OUT" : "CHECKED_IN";
  return {
    ...(recorded ? { outcome: "ALREADY_RECORDED", recordedAs: outcome } : { outcome }),
    at,
    workedHours: hoursOf(workedMinutes),
  };
}

/** Reads the other scans of the work day of an instant, and classifies a scan at that instant. */
export async function readPunch(
  tx: WriteDatabase,
  employeeId: number,
  { at, calendar }: { at: Date; calendar: PlantCalendar },
) {
  const settings = workDaySettings(calendar);
  const today = { first: indiaDate(at), last: indiaDate(at), employeeIds: [employeeId] };
  const assigned = await readWorkAssignments(tx, today);
  const shiftOn = shiftOnOf(assigned.get(employeeId) ?? []);
  const workDay = workDaysOf(shiftOn, settings).at(at);
  const date = workDay?.date ?? indiaDate(at);
  const workDates = { first: date, last: date, settings };
  const scans = await readScans(tx, [{ id: employeeId, shiftOn }], workDates);
  const others = (scans.get(employeeId) ?? []).map((scan) => scan.at);
  const decisions = shiftOn(date) && (await readEarlyDecisions(tx, { ...today, ...workDates }));
  const earlyDecisions = decisions?.get(employeeId);
  return classifyPunch(others, at, { shiftOn, settings, earlyDecisions });
}

async function decidePunch(
  tx: WriteDatabase,
  { scanId, barcodeId }: { scanId: string; barcodeId: string },
  at: Date,
  by: string,
): Promise<Decision<PunchReply>> {
  // The lock makes the second of two scans of one badge see the first.
  const [employee] = await tx
    .select(pickColumns(employees, "id", "name", "deactivatedAt"))
    .from(employees)
    .where(eq(employees.barcodeId, barcodeId))
    .for("update");
  if (!employee) throw notFound(say("named.badge", { badge: barcodeId }));
  const { id: employeeId, name, deactivatedAt } = employee;
  const calendar = await readCalendar(tx);
  const read = await readPunch(tx, employeeId, { at, calendar });
  const reply = { ...read, barcodeId, name, at: read.at.toISOString() };
  const refuse = (why: Message): Decision<PunchReply> => ({
    employeeId,
    reply: {
      ...reply,
      at: at.toISOString(),
      outcome: "EXCEPTION",
      ...sentMessage(why),
    },
    exception: "always",
  });
  if (deactivatedAt && deactivatedAt <= at) return refuse(say("scan.inactiveBadge", { name }));
  const periods = (await readEmployments(tx, [employeeId])).get(employeeId) ?? [];
  if (!mayScanAt(periods, at, calendar.longestSpanHours))
    return refuse(say("scan.notEmployed", { name, date: { date: indiaDate(at) } }));
  if (read.outcome === "ALREADY_RECORDED") return { employeeId, reply };
  return {
    employeeId,
    reply,
    async write(tx) {
      await tx.insert(punches).values({ employeeId, punchedAt: at, scanId });
      if (read.outcome === "CHECKED_OUT") await leaveMachine(tx, employeeId, at, by);
    },
  };
}

export const punchHandlers: Handlers<"punch"> = {
  punch: ({ body, session }, { db }) =>
    recordScan(db, {
      call: "punch",
      reply: PunchReply,
      body,
      session,
      decide: (tx, at) => decidePunch(tx, body, at, authorOf(session).email),
    }),
};
