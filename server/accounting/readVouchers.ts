import { createHash } from "node:crypto";
import { and, between, gte, isNotNull, isNull, lt, ne } from "drizzle-orm";
import {
  invoiceVoucher,
  type LedgerMap,
  payVoucher,
  reelVoucher,
  type Voucher,
} from "../../domain/accounting/vouchers";
import {
  endOfIndiaDate,
  indiaDate,
  lastDateOfMonth,
  startOfIndiaDate,
} from "../../domain/indiaTime";
import type { Reader } from "../db/connect";
import { invoices, payRuns, reels } from "../db/schema";
import { documentOf } from "../invoices/invoiceRows";
import { readLockedPayslipsWithoutDays } from "../pay/lockedPayslips";
import { paySums } from "./paySums";

/** Names the ids of this product, so that they differ from the ids of others. */
const namespace = Buffer.from("5b1d9a6e3c7f4e0d9a58c2f1406b7e93", "hex");

/** The id of a record's voucher: the same one each time. Source: RFC 9562, version 5. */
export function voucherId(record: string): string {
  const bytes = createHash("sha1").update(namespace).update(record).digest().subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x50, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

/** Calendar dates in India. Both are included. */
interface Period {
  readonly from: string;
  readonly to: string;
}

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

async function readReelVouchers(db: Reader, { from, to }: Period, names: LedgerMap) {
  const rows = await db
    .select()
    .from(reels)
    .where(
      and(
        gte(reels.receivedAt, startOfIndiaDate(from)),
        lt(reels.receivedAt, endOfIndiaDate(to)),
        isNotNull(reels.landedPaisePerKg),
      ),
    )
    .orderBy(reels.id);
  return rows.map(({ id, barcodeId, reelNo, receivedAt, supplierName, ...reel }) => {
    const valuePaise = Math.round((reel.initialWeightGrams * (reel.landedPaisePerKg ?? 0)) / 1000);
    const date = indiaDate(receivedAt);
    const purchase = { id: voucherId(`reel ${id}`), barcodeId, reelNo, date, supplierName };
    return reelVoucher({ ...purchase, valuePaise }, names);
  });
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

/** The vouchers of a period: sales, credit notes, priced reels and locked months' pay. Cancelled documents are left out. */
export async function readVouchers(db: Reader, period: Period, names: LedgerMap) {
  return [
    ...(await readInvoiceVouchers(db, period, names)),
    ...(await readReelVouchers(db, period, names)),
    ...(await readPayVouchers(db, period, names)),
  ];
}
