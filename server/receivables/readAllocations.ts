import { sql } from "drizzle-orm";
import type { ReceiptDetails } from "../../contract/receivables";
import type { DebtKind } from "../../domain/receivables/kinds";
import type { Reader } from "../db/connect";
import { allocations, clientOpenings, invoices } from "../db/schema";
import { rupeesOf } from "../units";

interface AllocationRow extends Record<string, unknown> {
  readonly kind: DebtKind;
  readonly paperId: number;
  readonly number: string;
  readonly date: string;
  readonly paise: number;
}

/** Reads the parts of a receipt by the papers that they pay, the oldest first. */
export async function readAllocations(
  db: Reader,
  receiptId: number,
): Promise<ReceiptDetails["allocations"]> {
  const { rows } = await db.execute<AllocationRow>(sql`
    select part.kind, coalesce(part.invoice_id, part.opening_id) as "paperId", part.paise::float8 as paise,
      coalesce(${invoices.serial}, ${clientOpenings.reference}, '') as number,
      to_char(coalesce(${invoices.date}, ${clientOpenings.date}), 'YYYY-MM-DD') as date
    from (
      select kind, invoice_id, opening_id, sum(amount_paise) as paise from ${allocations}
      where receipt_id = ${receiptId} group by kind, invoice_id, opening_id having sum(amount_paise) <> 0
    ) part
    left join ${invoices} on ${invoices.id} = part.invoice_id
    left join ${clientOpenings} on ${clientOpenings.id} = part.opening_id
    order by date, "paperId"`);
  return rows.map(({ paise, ...part }) => ({ ...part, amount: rupeesOf(paise) }));
}
