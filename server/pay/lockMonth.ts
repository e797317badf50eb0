import { and, eq, isNull } from "drizzle-orm";
import { say } from "../../domain/messages/say";
import { recordChange } from "../audit/auditLog";
import type { Session } from "../auth/sessions";
import type { WriteDatabase } from "../db/connect";
import { payRuns, payslips, recoveries } from "../db/schema";
import { pickColumns } from "../db/tables";
import { conflict } from "../errors";
import { lockPayRunsExclusive, readLastLockedMonth } from "../payLocks/lockedMonths";
import { paiseOf } from "../units";
import { readLockState, readMonthsToLock } from "./lockState";
import { readPayFacts } from "./payFacts";
import { payRulesSchema, readPayRules } from "./payRuns";
import { readPayslips } from "./payslip";
import { type PayslipDocument, payslipSchema } from "./payslipDocument";

const mostNamed = 20;

/** @throws HttpError 409 with the exceptions that are open */
async function checkLockable(tx: WriteDatabase, month: string, now: Date): Promise<void> {
  const { obstacle, exceptions } = await readLockState(tx, month, now);
  if (obstacle === undefined) return;
  const named = exceptions
    .slice(0, mostNamed)
    .map(({ name, date, detail }) => say("pay.openException", { name, date, detail }));
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
export async function lockMonth(tx: WriteDatabase, month: string, session: Session): Promise<void> {
  await lockPayRunsExclusive(tx);
  const lockedAt = new Date();
  await checkLockable(tx, month, lockedAt);
  // A month's pay deducts the rest of the month before it.
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
export async function unlockMonth(
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
    .set({ unlockedAt: new Date(), unlockedBy: session.email, unlockReason: reason })
    .where(and(eq(payRuns.month, month), isNull(payRuns.unlockedAt)));
  await recordChange(tx, session, {
    call: "unlockPayrollMonth",
    record: `payroll ${month}`,
    before: { locked: true },
    after: { locked: false, reason },
  });
}
