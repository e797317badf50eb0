import { and, eq, isNull } from "drizzle-orm";
import type { epfReturnCalls } from "../../contract/epfReturns";
import { month as monthField } from "../../contract/fields";
import type { payrollCalls } from "../../contract/payroll";
import { currentTime } from "../../domain/clock";
import { indiaDate } from "../../domain/indiaTime";
import { say } from "../../domain/messages/say";
import { paiseOf } from "../../domain/storedUnits";
import { recordChange } from "../audit/auditLog";
import type { Session } from "../auth/sessions";
import type { Reader, WriteDatabase } from "../db/connect";
import { payRuns, payslips, recoveries } from "../db/schema";
import { pickColumns } from "../db/tables";
import { conflict, notFound } from "../errors";
import type { Handlers } from "../http/handler";
import { lockPayRunsExclusive, readLastLockedMonth } from "../payLocks/lockedMonths";
import type { RecordFeatures } from "../records/defineRecord";
import { joinEmployments, readEmployments } from "../shifts/datedFacts";
import { readLockedPayslips } from "./lockedPayslips";
import { readLockState, readMonthsToLock } from "./lockState";
import { readPayFacts } from "./payFacts";
import { bankCsv, esiReturn, payRegisterCsv, readBankAccounts } from "./payFiles";
import { readPayOpening, writePayOpening } from "./payOpening";
import { payRulesSchema, readLockedRules, readPayRules } from "./payRuns";
import { readPayrollMonth } from "./payrollMonth";
import { readPayslips, readStatutoryNumbers } from "./payslip";
import { type PayslipDocument, payslipSchema } from "./payslipDocument";

const mostNamed = 20;

/** Checks that a month can be locked. @throws HttpError 409 with the open exceptions */
async function checkLockable(tx: WriteDatabase, month: string, now: Date): Promise<void> {
  const { obstacle, exceptions } = await readLockState(tx, month, now);
  if (obstacle === undefined) return;
  const named = exceptions
    .slice(0, mostNamed)
    .map(({ name, date, detail, detailCode }) =>
      say("pay.openException", { name, date: { date }, detail: detailCode ?? detail }),
    );
  const more = exceptions.length - named.length;
  const all = [obstacle, ...named, ...(more > 0 ? [say("andMore", { more })] : [])];
  throw conflict(say("pay.obstacle", { lines: { all, by: "\n" } }));
}

const ids = pickColumns(payslips, "id", "employeeId");

/** Returns the amounts that a payslip took from each advance and deduction, and the amounts carried over. */
const recoveriesOf = (payslipId: number, { lines }: PayslipDocument) =>
  lines.flatMap(({ kind, sourceId, amount, carriedOver = 0 }) => {
    if (sourceId === undefined || (kind !== "ADVANCE" && kind !== "DEDUCTION")) return [];
    return {
      payslipId,
      advanceId: kind === "ADVANCE" ? sourceId : null,
      adjustmentId: kind === "DEDUCTION" ? sourceId : null,
      amountPaise: Math.abs(paiseOf(amount)),
      carriedOverPaise: paiseOf(carriedOver),
    };
  });

/**
 * Locks a month and the open months before it in one transaction, by one snapshot.
 * @throws HttpError 409 for obstacles
 */
async function lockMonth(tx: WriteDatabase, month: string, session: Session): Promise<void> {
  await lockPayRunsExclusive(tx);
  const lockedAt = currentTime();
  await checkLockable(tx, month, lockedAt);
  // The earliest month is first, because a month deducts what the payslips of the month before it carried over.
  for (const each of await readMonthsToLock(tx, month))
    await writePayRun(tx, each, lockedAt, session);
}

async function writePayRun(tx: WriteDatabase, month: string, lockedAt: Date, session: Session) {
  const rules = await readPayRules(tx);
  const documents = await readPayslips(tx, month);
  const [run] = await tx
    .insert(payRuns)
    .values({
      month,
      rules,
      facts: await readPayFacts(tx),
      schemaVersion: payRulesSchema.version,
      lockedAt,
      lockedBy: session.email,
    })
    .returning({ id: payRuns.id });
  if (!run) throw new Error("The new run has no number");
  const documentOf = new Map(documents.map((document) => [document.employeeId, document]));
  const written = documents.map((document) => ({
    runId: run.id,
    employeeId: document.employeeId,
    netPaise: paiseOf(document.net),
    schemaVersion: payslipSchema.version,
    document: { ...document, lockedAt: lockedAt.toISOString() },
  }));
  const rows = written.length > 0 ? await tx.insert(payslips).values(written).returning(ids) : [];
  const newRecoveries = rows.flatMap(({ id, employeeId }) => {
    const document = documentOf.get(employeeId);
    return document ? recoveriesOf(id, document) : [];
  });
  if (newRecoveries.length > 0) await tx.insert(recoveries).values(newRecoveries);
  const netPaise = documents.reduce((sum, { net }) => sum + paiseOf(net), 0);
  await recordChange(tx, session, {
    call: "lockPayrollMonth",
    record: `payroll ${month}`,
    before: { locked: false },
    after: { locked: true, people: documents.length, netPaise },
  });
}

/** Unlocks a month. Its payslips stay stored. @throws HttpError 409 if the month is not locked, or not the last one */
async function unlockMonth(
  tx: WriteDatabase,
  month: string,
  reason: string,
  session: Session,
): Promise<void> {
  await lockPayRunsExclusive(tx);
  const last = await readLastLockedMonth(tx);
  if (last === undefined || month > last)
    throw conflict(say("pay.notLocked", { month: { month } }));
  if (month < last) throw conflict(say("pay.onlyLastUnlocks", { month: { month: last } }));
  await tx
    .update(payRuns)
    .set({ unlockedAt: currentTime(), unlockedBy: session.email, unlockReason: reason })
    .where(and(eq(payRuns.month, month), isNull(payRuns.unlockedAt)));
  await recordChange(tx, session, {
    call: "unlockPayrollMonth",
    record: `payroll ${month}`,
    before: { locked: true },
    after: { locked: false, reason },
  });
}

const Month = monthField();

export const payrollRecord: RecordFeatures = {
  kind: "payroll",
  seenBy: "getPayrollMonth",
};

/** Reads a month that has begun from a path. @throws HttpError 404 for another text, or a later month */
export function parseMonth({ month }: { readonly month: string }): string {
  const parsed = Month.safeParse(month);
  if (!parsed.success || parsed.data > indiaDate(currentTime())) throw notFound(say("this.month"));
  return parsed.data;
}

/**
 * Reads a locked month from a path.
 * @throws HttpError 409 while the month is open, because the files of a month need its lock
 */
export async function parseLockedMonth(
  db: Reader,
  params: { readonly month: string },
  file: "pay.bankFile" | "pay.fundFile" | "pay.insuranceFile",
): Promise<{ month: string; payslips: PayslipDocument[] }> {
  const month = parseMonth(params);
  const payslips = await readLockedPayslips(db, month);
  if (payslips) return { month, payslips };
  throw conflict(say("pay.isOpen", { month: { month }, file: say(file) }));
}

const replyAfterLock = {
  ownTransactions:
    "Writes that change pay wait for the lock of the pay runs, and the reply computes a month",
} as const;

export const payrollHandlers: Handlers<
  Exclude<keyof typeof payrollCalls, "getPayslip" | "getEpfReturn" | keyof typeof epfReturnCalls>
> = {
  getPayOpening: (_input, { db }) => readPayOpening(db),

  updatePayOpening: ({ body, session }, { tx }) => writePayOpening(tx, body, session),

  getPayrollMonth: ({ params }, { db }) => readPayrollMonth(db, parseMonth(params)),

  lockPayrollMonth: {
    ...replyAfterLock,
    async run({ params, session }, { db, transact }) {
      const month = parseMonth(params);
      const options = { isolationLevel: "repeatable read", isLong: true } as const;
      await transact((tx) => lockMonth(tx, month, session), options);
      return readPayrollMonth(db, month);
    },
  },

  unlockPayrollMonth: {
    ...replyAfterLock,
    async run({ params, body, session }, { db, transact }) {
      const month = parseMonth(params);
      await transact((tx) => unlockMonth(tx, month, body.reason, session), { isLong: true });
      return readPayrollMonth(db, month);
    },
  },

  async getPayslipsPdf({ params, query: { employeeId, language } }, { db }) {
    const month = parseMonth(params);
    const payslips = await readPayslips(
      db,
      month,
      employeeId === undefined ? undefined : [employeeId],
    );
    if (employeeId !== undefined && payslips.length === 0)
      throw notFound(say("this.payslipOfMonth"));
    // The library is loaded when the first PDF is asked for.
    const { payslipsPdf } = await import("./payslipsPdf");
    return payslipsPdf(month, payslips, language);
  },

  async getPayRegister({ params }, { db }) {
    const month = parseMonth(params);
    const { rates } = (await readLockedRules(db, month)) ?? (await readPayRules(db));
    return payRegisterCsv(await readPayslips(db, month), rates);
  },

  async getBankFile({ params }, { db }) {
    const { payslips } = await parseLockedMonth(db, params, "pay.bankFile");
    return bankCsv(payslips, await readBankAccounts(db));
  },

  async getEsiReturn({ params }, { db }) {
    const locked = await parseLockedMonth(db, params, "pay.insuranceFile");
    const { month, payslips } = locked;
    const numbers = await readStatutoryNumbers(db);
    const periods = await readEmployments(db, [...numbers.keys()]);
    const people = [...numbers].map(([id, person]) => {
      const services = joinEmployments(periods.get(id) ?? []);
      const leftOn = services.findLast((service) => service.leftOn?.startsWith(month))?.leftOn;
      return [id, { ...person, ...(leftOn && { leftOn }) }] as const;
    });
    const rules = await readLockedRules(db, month);
    return esiReturn(payslips, rules?.rates ?? [], new Map(people));
  },
};
