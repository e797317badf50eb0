import { and, between, isNull, ne } from "drizzle-orm";
import type { InvoiceSettings } from "../../contract/invoiceSettings";
import {
  invoiceVoucher,
  type LedgerMap,
  payVoucher,
  type Voucher,
} from "../../domain/accounting/vouchers";
import { lastDateOfMonth } from "../../domain/indiaTime";
import type { Reader } from "../db/connect";
import { invoices, payRuns } from "../db/schema";
import { documentOf } from "../invoices/invoiceRows";
import { readLockedPayslipsWithoutDays } from "../pay/lockedPayslips";
import { paySums } from "./paySums";
import { readPurchaseVouchers } from "./readPurchases";
import { readReceiptVouchers } from "./readReceipts";
import { type Period, voucherId } from "./voucherId";

async function readInvoiceVouchers(db: Reader, { from, to }: Period, names: LedgerMap) {
  const rows = await db
    .select()
    .from(invoices)
    .where(
      and(
        between(invoices.date, from, to),
        isNull(invoices.cancelledAt),
        ne(invoices.kind, "CHALLAN"),
      ),
    )
    .orderBy(invoices.id);
  return rows.map((row) => invoiceVoucher(row.uuid, documentOf(row), names));
}

async function readPayVouchers(db: Reader, { from, to }: Period, names: LedgerMap) {
  const runs = await db
    .select({ month: payRuns.month })
    .from(payRuns)
    .where(isNull(payRuns.unlockedAt))
    .orderBy(payRuns.month);
  const vouchers: Voucher[] = [];
  for (const { month } of runs) {
    const date = lastDateOfMonth(month);
    if (date < from || date > to) continue;
    const payslips = await readLockedPayslipsWithoutDays(db, month);
    const run = { id: voucherId(`payroll ${month}`), month, date };
    if (payslips && payslips.length > 0) vouchers.push(payVoucher(run, paySums(payslips), names));
  }
  return vouchers;
}

/**
 * Returns the vouchers of a period: sales, credit notes, receipts, mills' bills, priced reels without a bill, and locked months'
 * pay. Omits cancelled documents.
 */
export async function readVouchers(db: Reader, period: Period, settings: InvoiceSettings) {
  return [
    ...(await readInvoiceVouchers(db, period, settings.ledgers)),
    ...(await readReceiptVouchers(db, period, settings.ledgers)),
    ...(await readPurchaseVouchers(db, period, settings)),
    ...(await readPayVouchers(db, period, settings.ledgers)),
  ];
}
