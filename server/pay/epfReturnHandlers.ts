import { and, asc, eq, isNull, sql } from "drizzle-orm";
import type { EpfReturnKind, EpfReturns, epfReturnCalls } from "../../contract/epfReturns";
import { currentTime } from "../../domain/clock";
import { say } from "../../domain/messages/say";
import { paiseOf } from "../../domain/storedUnits";
import { recordChange } from "../audit/auditLog";
import type { Session } from "../auth/sessions";
import type { Reader, WriteDatabase } from "../db/connect";
import { epfReturns } from "../db/schema";
import { conflict } from "../errors";
import type { Handlers } from "../http/handler";
import { lockPayRunsShared } from "../payLocks/lockedMonths";
import { epfReturn, type LaterContribution } from "./epfReturn";
import { readFundArrears, readLockedPayslips } from "./lockedPayslips";
import { readLaterRuns, readLockedRules } from "./payRuns";
import { parseLockedMonth, parseMonth } from "./payrollHandlers";
import { readStatutoryNumbers } from "./payslip";
import type { PayslipDocument } from "./payslipDocument";
import { planEpfReturns, sumReturn } from "./planEpfReturns";

/** Reads what later locked months have deducted for the fund of a month, by employee. The last of their rates hold. */
async function readLaterContributions(db: Reader, month: string) {
  const found = new Map<number, LaterContribution>();
  for (const { id, rates } of await readLaterRuns(db, month))
    for (const { employeeId, line } of await readFundArrears(db, { id }, month)) {
      const earlier = found.get(employeeId)?.paise ?? 0;
      found.set(employeeId, { paise: earlier - paiseOf(line.amount), rates });
    }
  return found;
}

/** Writes the return of a locked month by the facts of now, with all members. */
async function writePresentReturn(db: Reader, month: string, payslips: PayslipDocument[]) {
  const rules = await readLockedRules(db, month);
  return epfReturn(payslips, {
    rates: rules?.rates ?? [],
    people: await readStatutoryNumbers(db),
    later: await readLaterContributions(db, month),
  });
}

const isFiled = (month: string) => and(eq(epfReturns.month, month), isNull(epfReturns.withdrawnAt));

async function readFiledReturns(db: Reader, month: string) {
  const rows = await db.select().from(epfReturns).where(isFiled(month)).orderBy(asc(epfReturns.id));
  return rows.map((row) => ({ ...row, isPaid: row.paidAt !== null }));
}

async function readEpfReturns(db: Reader, month: string): Promise<EpfReturns> {
  const filed = await readFiledReturns(db, month);
  const payslips = await readLockedPayslips(db, month);
  const { next, lowered } = payslips
    ? planEpfReturns(filed, await writePresentReturn(db, month, payslips))
    : { next: [], lowered: [] };
  return {
    month,
    filed: filed.map(({ id, filedAt, filedBy, paidAt, ...row }) => ({
      ...sumReturn(row),
      id,
      filedBy,
      filedAt: filedAt.toISOString(),
      ...(paidAt && { paidAt: paidAt.toISOString() }),
    })),
    next: next.map(sumReturn),
    lowered,
  };
}

const noReturn = (month: string, kind: EpfReturnKind) =>
  conflict(say("epfReturn.none", { month: { month }, kind: say(`epfReturn.${kind}`) }));

/**
 * Returns the text of a month's return. A regular return that is filed is the filed text.
 * @throws HttpError 409 while the month is open, or if there is nothing to file of this kind
 */
async function findReturn(db: Reader, params: { readonly month: string }, kind: EpfReturnKind) {
  const { month, payslips } = await parseLockedMonth(db, params, "pay.fundFile");
  const present = await writePresentReturn(db, month, payslips);
  const filed = await readFiledReturns(db, month);
  const regular = filed.find((row) => row.kind === "REGULAR");
  if (kind === "REGULAR") return { month, content: regular?.content ?? present };
  const found = planEpfReturns(filed, present).next.find((each) => each.kind === kind);
  if (!found) throw noReturn(month, kind);
  return { month, content: found.content };
}

/** Lets one request after the other change the returns of a month. */
async function lockReturns(tx: WriteDatabase, month: string): Promise<void> {
  await lockPayRunsShared(tx);
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`epf returns ${month}`}, 0))`,
  );
}

interface FilingOptions {
  readonly params: { readonly month: string };
  readonly kind: EpfReturnKind;
  readonly session: Session;
}

/** Stores a return as filed. @throws HttpError 409 while the month is open, or if there is nothing to file of this kind */
async function fileReturn(tx: WriteDatabase, { params, kind, session }: FilingOptions) {
  const month = parseMonth(params);
  await lockReturns(tx, month);
  const { payslips } = await parseLockedMonth(tx, params, "pay.fundFile");
  const present = await writePresentReturn(tx, month, payslips);
  const plan = planEpfReturns(await readFiledReturns(tx, month), present);
  const found = plan.next.find((each) => each.kind === kind);
  if (!found) throw noReturn(month, kind);
  const { members, employees, employer } = sumReturn(found);
  await tx.insert(epfReturns).values({
    month,
    kind,
    content: found.content,
    filedAt: currentTime(),
    filedBy: session.email,
  });
  await recordChange(tx, session, {
    call: "fileEpfReturn",
    record: `payroll ${month}`,
    after: { epfReturn: kind, members, contributionsPaise: paiseOf(employees + employer) },
  });
}

/** Marks the filed returns of a month as paid. @throws HttpError 409 if no return of the month waits for its payment */
async function payReturns(tx: WriteDatabase, month: string, session: Session) {
  await lockReturns(tx, month);
  const paid = await tx
    .update(epfReturns)
    .set({ paidAt: currentTime(), paidBy: session.email })
    .where(and(isFiled(month), isNull(epfReturns.paidAt)))
    .returning({ kind: epfReturns.kind });
  if (paid.length === 0) throw conflict(say("epfReturn.nothingToPay", { month: { month } }));
  await recordChange(tx, session, {
    call: "payEpfReturns",
    record: `payroll ${month}`,
    before: { epfPaid: false },
    after: { epfPaid: true },
  });
}

/** Withdraws the last filed return of a month. @throws HttpError 409 if no return of the month is filed */
async function withdrawReturn(tx: WriteDatabase, month: string, reason: string, session: Session) {
  await lockReturns(tx, month);
  const last = (await readFiledReturns(tx, month)).at(-1);
  if (!last) throw conflict(say("epfReturn.notFiled", { month: { month } }));
  await tx
    .update(epfReturns)
    .set({ withdrawnAt: currentTime(), withdrawnBy: session.email, withdrawReason: reason })
    .where(eq(epfReturns.id, last.id));
  await recordChange(tx, session, {
    call: "withdrawEpfReturn",
    record: `payroll ${month}`,
    before: { epfReturn: last.kind },
    after: { epfReturn: null, reason },
  });
}

/** Changes a month's returns, and reads the returns after the change. */
const changeReturns = async (
  tx: WriteDatabase,
  params: { readonly month: string },
  change: (month: string) => Promise<void>,
) => {
  const month = parseMonth(params);
  await change(month);
  return readEpfReturns(tx, month);
};

export const epfReturnHandlers: Handlers<"getEpfReturn" | keyof typeof epfReturnCalls> = {
  async getEpfReturn({ params, query: { kind = "REGULAR" } }, { db }) {
    return (await findReturn(db, params, kind)).content;
  },

  getEpfReturns: ({ params }, { db }) => readEpfReturns(db, parseMonth(params)),

  fileEpfReturn: ({ params, body: { kind }, session }, { tx }) =>
    changeReturns(tx, params, () => fileReturn(tx, { params, kind, session })),

  payEpfReturns: ({ params, session }, { tx }) =>
    changeReturns(tx, params, (month) => payReturns(tx, month, session)),

  withdrawEpfReturn: ({ params, body: { reason }, session }, { tx }) =>
    changeReturns(tx, params, (month) => withdrawReturn(tx, month, reason, session)),
};
