import { sql } from "drizzle-orm";
import type { CallName } from "../../contract/routes";
import type { DebtKind } from "../../domain/receivables/kinds";
import { recordChange } from "../audit/auditLog";
import type { Session } from "../auth/sessions";
import type { WriteDatabase } from "../db/connect";
import { allocations } from "../db/schema";
import { allocationRow, lockItems } from "./allocate";

interface Release {
  readonly kind: DebtKind;
  readonly paperId: number;
  /** The amount that the paper will have after the change, in paise. */
  readonly amountPaise: number;
  readonly call: CallName;
}

/**
 * Takes back what is allocated to a paper beyond the amount that it will have. The latest allocations go first. The money
 * is then on account.
 */
export async function releaseAllocations(
  tx: WriteDatabase,
  session: Session,
  { kind, paperId, amountPaise, call }: Release,
): Promise<void> {
  const read = () =>
    tx.execute<{ receiptId: number; paise: number }>(sql`
      select receipt_id as "receiptId", sum(amount_paise)::float8 as paise from ${allocations}
      where kind = ${kind} and coalesce(invoice_id, opening_id) = ${paperId}
      group by receipt_id having sum(amount_paise) <> 0 order by max(id) desc`);
  const receipts = (await read()).rows.map(({ receiptId }) => receiptId);
  const locked = receipts.map((id) => ({ kind: "RECEIPT", paperId: id }) as const);
  await lockItems(tx, [...locked, { kind, paperId }]);
  const { rows } = await read();
  let excess = rows.reduce((sum, { paise }) => sum + paise, 0) - amountPaise;
  for (const { receiptId, paise } of rows) {
    const part = Math.min(excess, paise);
    if (part <= 0) return;
    excess -= part;
    const paying = { receiptId, createdBy: session.email };
    await tx.insert(allocations).values(allocationRow(paying, { kind, paperId, paise: -part }));
    await recordChange(tx, session, {
      call,
      record: `receipt ${receiptId}`,
      before: { allocatedPaise: paise },
      after: { allocatedPaise: paise - part },
    });
  }
}
