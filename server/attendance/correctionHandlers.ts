import { and, eq, sql } from "drizzle-orm";
import {
  type AttendanceException,
  Correction,
  type CorrectionProposal,
} from "../../contract/corrections";
import { indiaDate } from "../../contract/indiaTime";
import { recordChange } from "../audit/auditLog";
import { readCalendar } from "../calendar/queries";
import type { WriteDatabase } from "../db/connect";
import { parseId } from "../db/ids";
import { rejectDuplicates } from "../db/rejectDuplicates";
import { corrections, employees } from "../db/schema";
import { badRequest, conflict, notFound } from "../errors";
import type { Handlers } from "../http/handler";
import { firstRow } from "../lists/readList";
import { checkAddedScan, findScan } from "./correctedScans";
import { correctionRows } from "./correctionRows";
import { exceptionsBetween, openException } from "./exceptionQueries";

const proposedAlready =
  "A correction of this exception is proposed already: it has to be decided first";

const unique = { corrections_one_proposal: ["exceptionId", proposedAlready] } as const;

async function correctionOf(tx: WriteDatabase, id: number): Promise<Correction> {
  const where = sql`${corrections.id} = ${id}`;
  const correction = await firstRow(tx, { ...correctionRows, where }, Correction);
  if (!correction) throw notFound("This correction");
  return correction;
}

/** @throws HttpError 400 where nobody has this badge */
async function employeeOf(tx: WriteDatabase, barcodeId: string): Promise<number> {
  const [employee] = await tx
    .select({ id: employees.id })
    .from(employees)
    .where(eq(employees.barcodeId, barcodeId));
  if (!employee) throw badRequest({ barcodeId: "No employee has this barcode" });
  return employee.id;
}

/** @throws HttpError 400 where it is not open, 409 where a correction of it waits to be decided */
async function exceptionOf(tx: WriteDatabase, id: string): Promise<AttendanceException> {
  const exception = await openException(tx, id);
  if (!exception) throw badRequest({ exceptionId: "This exception is settled, or never was one" });
  if (exception.isProposed) throw conflict(proposedAlready, { exceptionId: proposedAlready });
  return exception;
}

/** What a proposal corrects. @throws HttpError 400 by the field that is wrong */
async function corrected(
  tx: WriteDatabase,
  { action, barcodeId, at }: CorrectionProposal,
  exception: AttendanceException | undefined,
): Promise<{ employeeId: number | null; at: Date | null }> {
  if (action === "CONFIRM") {
    const isOfNobody = exception?.kind === "REEL_CONFLICT" || exception?.kind === "DISMISSED_SCAN";
    if (!exception || isOfNobody) return { employeeId: null, at: null };
    const employeeId = await employeeOf(tx, exception.barcodeId);
    return { employeeId, at: new Date(exception.at) };
  }
  if (barcodeId === undefined || at === undefined) throw badRequest({ barcodeId: "Required" });
  if (exception && exception.barcodeId !== barcodeId) {
    throw badRequest({ barcodeId: "The exception is about another barcode" });
  }
  const employeeId = await employeeOf(tx, barcodeId);
  const calendar = await readCalendar(tx);
  const scan = { employeeId, at: new Date(at) };
  if (action === "VOID") return { employeeId, at: await findScan(tx, scan) };
  await checkAddedScan(tx, scan, calendar.shortestSpanSeconds);
  return scan;
}

/** The dates of a month, or of the present one and the one before. */
function datesAsked(month: string | undefined): [first: string, last: string] {
  if (month !== undefined) {
    const [year = 0, index = 0] = month.split("-").map(Number);
    return [`${month}-01`, new Date(Date.UTC(year, index, 0)).toISOString().slice(0, 10)];
  }
  const today = indiaDate(new Date());
  const [year = 0, index = 0] = today.split("-").map(Number);
  return [new Date(Date.UTC(year, index - 2, 1)).toISOString().slice(0, 10), today];
}

export const correctionHandlers: Handlers<
  "getExceptions" | "getCorrections" | "proposeCorrection" | "decideCorrection"
> = {
  getExceptions: async ({ query: { month } }, { db }) => ({
    rows: await exceptionsBetween(db, ...datesAsked(month)),
  }),

  getCorrections: () => correctionRows,

  proposeCorrection: ({ body, session }, { db }) =>
    rejectDuplicates(
      unique,
      db.transaction(async (tx) => {
        const { action, exceptionId, reason } = body;
        const exception =
          exceptionId === undefined ? undefined : await exceptionOf(tx, exceptionId);
        const { email } = session;
        const isDecided = session.role === "ROLE_SUPER_ADMIN";
        const [row] = await tx
          .insert(corrections)
          .values({
            action,
            exceptionId,
            reason,
            ...(await corrected(tx, body, exception)),
            proposedBy: email,
            ...(isDecided && { status: "APPROVED", decidedBy: email, decidedAt: new Date() }),
          })
          .returning({ id: corrections.id, status: corrections.status });
        if (!row) throw new Error("The new correction has no number");
        await recordChange(tx, session, {
          call: "proposeCorrection",
          record: `correction ${row.id}`,
          after: { ...body, status: row.status },
        });
        return correctionOf(tx, row.id);
      }),
    ),

  decideCorrection: ({ params, body: { status }, session }, { db }) =>
    db.transaction(async (tx) => {
      const id = parseId(params.id);
      if (id === undefined) throw notFound("This correction");
      const [decided] = await tx
        .update(corrections)
        .set({ status, decidedBy: session.email, decidedAt: new Date() })
        .where(and(eq(corrections.id, id), eq(corrections.status, "PROPOSED")))
        .returning({ id: corrections.id });
      const correction = await correctionOf(tx, id);
      if (!decided) {
        const what = correction.status === "APPROVED" ? "approved" : "rejected";
        throw conflict(`${correction.decidedBy} has ${what} this correction already`);
      }
      await recordChange(tx, session, {
        call: "decideCorrection",
        record: `correction ${id}`,
        before: { status: "PROPOSED" },
        after: { status },
      });
      return correction;
    }),
};
