import { and, between, gte, isNotNull, isNull, lt } from "drizzle-orm";
import type { InvoiceSettings } from "../../contract/invoiceSettings";
import type { PayLine, PayLineKind } from "../../contract/payroll";
import {
  cancelVoucher,
  type LedgerMap,
  millVoucher,
  type PaySums,
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
import { defaultPaperHsn, gstRateOn } from "../../domain/invoices/gst";
import { paiseOf } from "../../domain/storedUnits";
import { weightValuePaise } from "../../domain/unitPrice";
import type { Reader } from "../db/connect";
import { voucherId } from "../db/ids";
import { payRuns, reels } from "../db/schema";
import { pickColumns } from "../db/tables";
import { groupBy } from "../groupBy";
import { readLockedPayslipsWithoutDays } from "../pay/lockedPayslips";
import {
  type Period,
  readAllocationVouchers,
  readInvoiceVouchers,
  readReceiptVouchers,
} from "./readSales";

type Reel = typeof reels.$inferSelect;

/** Mills are spelled as their reels spell them, capitals aside. */
const millKey = (name: string) => name.trim().toLowerCase();

/** Returns the GSTIN of a mill. Undefined if the settings have none: the mill is not registered. */
export const gstinOfMill = (mills: NonNullable<InvoiceSettings["mills"]>, name: string) =>
  mills.find((mill) => millKey(mill.name) === millKey(name))?.gstin;

const pricePaiseOf = ({
  initialWeightGrams,
  landedPaisePerKg,
}: Pick<Reel, "initialWeightGrams" | "landedPaisePerKg">) =>
  weightValuePaise(initialWeightGrams, landedPaisePerKg ?? 0);

const purchaseOf = (reel: Reel) => {
  const { id, barcodeId, reelNo, receivedAt, supplierName } = reel;
  const date = indiaDate(receivedAt);
  const valuePaise = pricePaiseOf(reel);
  return { id: voucherId(`reel ${id}`), barcodeId, reelNo, date, supplierName, valuePaise };
};

interface BilledReel extends Reel {
  readonly billNumber: string;
  readonly billDate: string;
}

const isBilled = (reel: Reel): reel is BilledReel =>
  reel.billNumber !== null && reel.billDate !== null;

/** Returns the key of a bill: its mill, its number and its date. */
const billKey = ({ supplierName, billNumber, billDate }: BilledReel) =>
  `bill ${billDate} ${billNumber} ${millKey(supplierName)}`;

function billVoucher(key: string, billed: readonly BilledReel[], settings: InvoiceSettings) {
  const { supplier, mills = [], gstRows, paperHsn: hsn = defaultPaperHsn, ledgers } = settings;
  const [first] = billed;
  if (!first) throw new Error("A bill has no reel");
  const { billNumber: number, billDate: date, supplierName } = first;
  const gstin = gstinOfMill(mills, supplierName);
  return millVoucher(
    {
      id: voucherId(key),
      number,
      date,
      supplierName,
      gstin,
      hsn,
      ratePercent: gstRateOn(gstRows, hsn, date) ?? 0,
      isInside: gstin?.slice(0, 2) === supplier?.stateCode,
      reels: billed.map((reel) => ({ barcodeId: reel.barcodeId, valuePaise: pricePaiseOf(reel) })),
    },
    ledgers,
  );
}

/** Reads the mills' bills of a period with their priced reels, and each priced reel without a bill. */
export async function readPurchaseVouchers(
  db: Reader,
  { from, to }: Period,
  settings: InvoiceSettings,
): Promise<Voucher[]> {
  const billed = await db
    .select()
    .from(reels)
    .where(and(between(reels.billDate, from, to), isNotNull(reels.landedPaisePerKg)))
    .orderBy(reels.billDate, reels.id);
  const unbilled = await db
    .select()
    .from(reels)
    .where(
      and(
        isNull(reels.billDate),
        gte(reels.receivedAt, startOfIndiaDate(from)),
        lt(reels.receivedAt, endOfIndiaDate(to)),
        isNotNull(reels.landedPaisePerKg),
      ),
    )
    .orderBy(reels.id);
  return [
    ...[...groupBy(billed.filter(isBilled), billKey)].map(([key, reelsOf]) =>
      billVoucher(key, reelsOf, settings),
    ),
    ...unbilled.map((reel) => reelVoucher(purchaseOf(reel), settings.ledgers)),
  ];
}

interface PaidOut {
  readonly lines: readonly Pick<PayLine, "kind" | "of" | "amount">[];
  readonly net: number;
}

/** The ledger of each kind of line that is taken from wages. Lines of all other kinds are wages. */
const deducted: Partial<Record<PayLineKind, keyof PaySums>> = {
  PROVIDENT_FUND: "providentFund",
  STATE_INSURANCE: "stateInsurance",
  PROFESSIONAL_TAX: "professionalTax",
  ADVANCE: "advances",
  DEDUCTION: "deductions",
};

/**
 * Sums a month's payslips in paise. `net` is the pay that people are owed for the month. It includes pay that a final
 * settlement has paid already. The refund of a deduction lowers the sum of the deduction. Overpaid wages that the month
 * takes back lower the wages. `gross` is the sum of `net` and all deductions, so that the journal sums to 0.
 */
export function paySums(payslips: readonly PaidOut[]): PaySums {
  const sums = {
    gross: 0,
    net: 0,
    providentFund: 0,
    stateInsurance: 0,
    professionalTax: 0,
    advances: 0,
    deductions: 0,
  };
  for (const { lines, net } of payslips) {
    sums.net += paiseOf(net);
    sums.gross += paiseOf(net);
    for (const { kind, of, amount } of lines) {
      const key = kind === "SETTLEMENT" ? "net" : deducted[of ?? kind];
      if (key === undefined) continue;
      const deductedPaise = -paiseOf(amount);
      sums[key] += deductedPaise;
      sums.gross += deductedPaise;
    }
  }
  return sums;
}

/**
 * Reads the pay of the locked months. A month is often locked after its end, so its voucher is also in the file of the day
 * of its lock. A month that was unlocked again is cancelled by the file of that day.
 */
async function readPayVouchers(db: Reader, { from, to }: Period, names: LedgerMap) {
  const runs = await db
    .select(pickColumns(payRuns, "month", "lockedAt", "unlockedAt"))
    .from(payRuns)
    .orderBy(payRuns.month, payRuns.id);
  const isInPeriod = (date: string) => from <= date && date <= to;
  const vouchers: Voucher[] = [];
  for (const [month, runsOf] of groupBy(runs, (run) => run.month)) {
    const date = lastDateOfMonth(month);
    const changes = runsOf.flatMap((run) => [run.lockedAt, run.unlockedAt ?? []].flat());
    const isLate = date < from && changes.map(indiaDate).some(isInPeriod);
    if (!isInPeriod(date) && !isLate) continue;
    const run = { id: voucherId(`payroll ${month}`), month, date };
    const isLocked = runsOf.some(({ unlockedAt }) => unlockedAt === null);
    const payslips = (isLocked && (await readLockedPayslipsWithoutDays(db, month))) || [];
    const voucher = payVoucher(run, paySums(payslips), names);
    vouchers.push(isLocked ? voucher : cancelVoucher(voucher));
  }
  return vouchers.filter(({ entries, isCancelled }) => isCancelled || entries.length > 0);
}

/**
 * Returns the vouchers of a period: sales, credit notes, receipts and what they pay, mills' bills, priced reels without a
 * bill, and locked months' pay. Vouchers of earlier days that were entered or changed in the period are among them, so
 * that files by month give the books of one file of the year: a second import alters a voucher.
 */
export async function readVouchers(db: Reader, period: Period, settings: InvoiceSettings) {
  return [
    ...(await readInvoiceVouchers(db, period, settings.ledgers)),
    ...(await readReceiptVouchers(db, period, settings.ledgers)),
    ...(await readAllocationVouchers(db, period)),
    ...(await readPurchaseVouchers(db, period, settings)),
    ...(await readPayVouchers(db, period, settings.ledgers)),
  ];
}
