import { eq, inArray } from "drizzle-orm";
import { calendarOn } from "../../contract/calendar";
import {
  type AttendanceException,
  type CorrectionProposal,
  conflictKinds,
  type ExceptionSettlement,
} from "../../contract/corrections";
import { currentTime } from "../../domain/clock";
import { indiaDate } from "../../domain/indiaTime";
import { type Message, say } from "../../domain/messages/say";
import { type Change, recordChanges } from "../audit/auditLog";
import type { Session } from "../auth/sessions";
import { readCalendar } from "../calendar/readCalendar";
import type { WriteDatabase } from "../db/connect";
import { corrections, employees } from "../db/schema";
import { badRequest, conflict, HttpError } from "../errors";
import { checkAddedScan, checkBeforeShift, checkEmployed, findScan } from "./corrections";
import { type ExceptionScan, readExceptionScans, readOpenExceptions } from "./readExceptions";
import { longestSpanBefore } from "./workDays/workDays";

export const proposedAlready = say("correction.proposedAlready");

/**
 * Locks the employee's row, as the station does. If two scans of one badge arrive at one time, the second sees the
 * first.
 */
async function lockEmployee(tx: WriteDatabase, barcodeId: string): Promise<number> {
  const [employee] = await tx
    .select({ id: employees.id })
    .from(employees)
    .where(eq(employees.barcodeId, barcodeId))
    .for("no key update");
  if (!employee) throw badRequest({ barcodeId: say("employee.unknownBarcode") });
  return employee.id;
}

/** The kinds of exceptions that are about no employee. */
const ofNobody: ReadonlySet<AttendanceException["kind"]> = new Set([
  ...conflictKinds,
  "DISMISSED_SCAN",
]);

/** Reads the person and the instant that a proposal corrects. @throws HttpError 400 by the field that is wrong */
async function readCorrected(
  tx: WriteDatabase,
  { action, barcodeId, at }: Omit<CorrectionProposal, "reason">,
  exception: AttendanceException | undefined,
): Promise<{ employeeId: number | null; at: Date | null }> {
  if (action === "CONFIRM") {
    if (!exception || ofNobody.has(exception.kind)) return { employeeId: null, at: null };
    const employeeId = await lockEmployee(tx, exception.barcodeId);
    return { employeeId, at: new Date(exception.at) };
  }
  if (barcodeId === undefined || at === undefined) throw badRequest({ barcodeId: say("required") });
  if (exception && exception.barcodeId !== barcodeId)
    throw badRequest({ barcodeId: say("correction.otherBarcode") });
  const employeeId = await lockEmployee(tx, barcodeId);
  const calendar = await readCalendar(tx);
  const scan = { employeeId, at: new Date(at) };
  if (action !== "ADD") {
    const found = { employeeId, at: await findScan(tx, scan) };
    if (action !== "VOID") await checkBeforeShift(tx, found);
    return found;
  }
  await checkEmployed(tx, scan, longestSpanBefore(calendar, scan.at));
  const { shortestSpanSeconds } = calendarOn(calendar, indiaDate(scan.at));
  await checkAddedScan(tx, scan, shortestSpanSeconds);
  return scan;
}

/** Checks that an exception can be settled. @throws HttpError if it is not open, waits for a decision, or has changed */
function checkOpen(exception: AttendanceException | undefined, version: number | undefined) {
  if (!exception) throw badRequest({ exceptionId: say("correction.isSettled") });
  if (exception.isProposed) throw conflict(proposedAlready, { exceptionId: proposedAlready });
  if (version !== undefined && version !== exception.version) {
    const { detail, detailCode = detail } = exception;
    const message = say("correction.hasChanged", { detail: detailCode });
    throw conflict(message, { exceptionId: message });
  }
}

/** Returns the open exceptions of many people. The people are locked until the end of the transaction. */
async function lockOpen(tx: WriteDatabase, scans: ReadonlyMap<string, ExceptionScan>) {
  const people = [...scans.values()].flatMap(({ employeeId }) => employeeId ?? []);
  await tx
    .select({ id: employees.id })
    .from(employees)
    .where(inArray(employees.id, people))
    .orderBy(employees.id)
    .for("no key update");
  return readOpenExceptions(tx, scans);
}

/** The most records that a message names. A longer message is not readable. */
const namedAtMost = 5;

/**
 * Refuses a request about several records if one of them was refused.
 * @throws HttpError 409 with the refused records. The ids of the records are the fields of the error.
 */
export function refuseTogether(
  refusals: ReadonlyMap<string, Message>,
  total: number,
  nameOf: (id: string) => Message | string,
) {
  if (refusals.size === 0) return;
  const named = [...refusals]
    .slice(0, namedAtMost)
    .map(([id, message]) => say("fieldError", { field: nameOf(id), message }));
  const more = refusals.size - named.length;
  const all = [...named, ...(more > 0 ? [say("andMore", { more })] : [])];
  const list = { all, by: "; " };
  throw conflict(
    say("correction.refused", { refused: refusals.size, total, list }),
    Object.fromEntries(refusals),
  );
}

/** Returns the status of a new correction. A super admin's correction counts without a decision. */
const statusOf = ({ role }: Session) => (role === "ROLE_SUPER_ADMIN" ? "APPROVED" : "PROPOSED");

interface Proposed {
  readonly id: number;
  readonly change: Pick<Change, "record" | "after">;
}

/** Returns the row of a new correction. @throws HttpError by the field that is wrong */
export async function newCorrection(
  tx: WriteDatabase,
  session: Session,
  proposal: Omit<CorrectionProposal, "exceptionVersion">,
  exception: AttendanceException | undefined,
): Promise<typeof corrections.$inferInsert> {
  const { action, exceptionId, reason } = proposal;
  const status = statusOf(session);
  return {
    action,
    exceptionId,
    reason,
    ...(await readCorrected(tx, proposal, exception)),
    proposedBy: session.email,
    status,
    ...(status === "APPROVED" && { decidedBy: session.email, decidedAt: currentTime() }),
  };
}

/** Inserts a proposed correction after its checks. @throws HttpError by the field that is wrong */
async function insertCorrection(
  tx: WriteDatabase,
  session: Session,
  { exceptionVersion, ...proposal }: CorrectionProposal,
  open: ReadonlyMap<string, AttendanceException>,
): Promise<Proposed> {
  const { exceptionId } = proposal;
  const exception = exceptionId === undefined ? undefined : open.get(exceptionId);
  if (exceptionId !== undefined) checkOpen(exception, exceptionVersion);
  const values = await newCorrection(tx, session, proposal, exception);
  const [row] = await tx.insert(corrections).values(values).returning({ id: corrections.id });
  if (!row) throw new Error("The new correction has no number");
  const change = {
    record: `correction ${row.id}`,
    after: { ...proposal, status: statusOf(session) },
  };
  return { id: row.id, change };
}

/** Proposes one correction. @returns its number @throws HttpError by the field that is wrong */
export async function proposeCorrection(
  tx: WriteDatabase,
  session: Session,
  proposal: CorrectionProposal,
): Promise<number> {
  const { exceptionId } = proposal;
  const open =
    exceptionId === undefined
      ? new Map<string, AttendanceException>()
      : await lockOpen(tx, await readExceptionScans(tx, [exceptionId]));
  const { id, change } = await insertCorrection(tx, session, proposal, open);
  await recordChanges(tx, session, [{ call: "proposeCorrection", ...change }]);
  return id;
}

/** Settles many exceptions for one reason: all, or none with a message that names the obstacles. */
export async function settleExceptions(
  tx: WriteDatabase,
  session: Session,
  { corrections: proposals, reason }: ExceptionSettlement,
): Promise<"PROPOSED" | "APPROVED"> {
  const ids = proposals.map(({ exceptionId }) => exceptionId);
  const scans = await readExceptionScans(tx, ids);
  const nameOf = (id: string) => {
    const scan = scans.get(id);
    if (!scan) return id;
    const name = scan.name ?? say("named.aReel");
    return say("correction.named", { name, moment: { moment: scan.at.toISOString() } });
  };
  const open = await lockOpen(tx, scans);
  const done = new Map<string, Proposed>();
  const refusals = new Map<string, Message>();
  for (const proposal of proposals) {
    const { action, barcodeId, at, exceptionId } = proposal;
    // A scan may have several exceptions. The correction of the scan is written once for all of them.
    const correction = JSON.stringify(
      action === "CONFIRM" ? [exceptionId] : [action, barcodeId, at],
    );
    if (done.has(correction)) continue;
    try {
      done.set(correction, await insertCorrection(tx, session, { ...proposal, reason }, open));
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      const all = Object.values(error.errors ?? {});
      refusals.set(exceptionId, say("fieldErrors", { errors: { all, by: "; " } }));
    }
  }
  refuseTogether(refusals, ids.length, nameOf);
  const left = await readOpenExceptions(tx, scans);
  const unsettled = [...left.values()].filter(({ isProposed }) => !isProposed);
  refuseTogether(
    new Map(unsettled.map(({ id }) => [id, say("correction.settlesNot")])),
    ids.length,
    nameOf,
  );
  const changes = [...done.values()].map(
    ({ change }) => ({ call: "settleExceptions", ...change }) as const,
  );
  await recordChanges(tx, session, changes);
  return statusOf(session);
}
