import { and, eq, isNull } from "drizzle-orm";
import { monthText } from "../../domain/momentText";
import { recordChange } from "../audit/auditLog";
import type { Session } from "../auth/sessions";
import type { WriteDatabase } from "../db/connect";
import { payRuns } from "../db/schema";
import { conflict } from "../errors";
import { lastLockedMonth, lockPayRunsExclusive } from "./lockedMonths";

/**
 * Unlocks the last locked month, whose payslips are kept with who has unlocked it, and why.
 * @throws HttpError 409 where it is not locked, or not the last one
 */
export async function unlockMonth(
  tx: WriteDatabase,
  month: string,
  reason: string,
  session: Session,
): Promise<void> {
  await lockPayRunsExclusive(tx);
  const last = await lastLockedMonth(tx);
  if (last === undefined || month > last) throw conflict(`${monthText(month)} is not locked`);
  if (month < last) {
    throw conflict(`Only the last locked month can be unlocked, ${monthText(last)}`);
  }
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
