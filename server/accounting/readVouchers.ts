import { and, between, gte, isNotNull, isNull, lt, ne, sql } from "drizzle-orm";
import type { InvoiceSettings } from "../../contract/invoiceSettings";
import type { PayLine, PayLineKind } from "../../contract/payroll";
import { type ReceiptForTally, receiptVoucher } from "../../domain/accounting/receiptVoucher";
import {
  invoiceVoucher,
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
import { receiptNumber } from "../../domain/receivables/account";
import type { Reader } from "../db/connect";
import { voucherId } from "../db/ids";
import {
  allocations,
  clientOpenings,
  clients,
  invoices,
  payRuns,
  receipts,
  reels,
} from "../db/schema";
import { groupBy } from "../groupBy";
import { documentOf } from "../invoices/invoiceRows";
import { readLockedPayslipsWithoutDays } from "../pay/lockedPayslips";
import { paiseOf } from "../units";

/** Calendar dates in India. Both are included. */
interface Period {
  readonly from: string;
  readonly to: string;
}

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
  Math.round((initialWeightGrams * (landedPaisePerKg ?? 0)) / 1000);

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
  readonly gross: number;
  readonly net: number;
}

/** The ledger of each kind of line that is taken from wages. Lines of all other kinds are wages. */
const deducted: Partial<Record<PayLineKind, keyof PaySums>> = {
  PROVIDENT_FUND: "providentFund",
  STATE_INSURANCE: "stateInsurance",
  PROFESSIONAL_TAX: "professionalTax",
  ADVANCE: "advances",
};

/** Sums a month's payslips in paise. `gross` is the net pay and all deductions, so that the journal sums to 0. */
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
      if (amount >= 0) continue;
      const deductedPaise = -paiseOf(amount);
      sums[deducted[of ?? kind] ?? "deductions"] += deductedPaise;
      sums.gross += deductedPaise;
    }
  }
  return sums;
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

interface ReceiptRow extends Omit<ReceiptForTally, "number">, Record<string, unknown> {
  readonly receiptId: number;
}

/**
 * Reads the receipts of a period with the bills that they pay, and the reversals. An opening balance without a number
 * has no bill in Tally. Advances from before the start of this product are in Tally already.
 */
async function readReceiptVouchers(db: Reader, { from, to }: Period, names: LedgerMap) {
  const { rows } = await db.execute<ReceiptRow>(sql`
    select ${receipts.uuid} as id, ${receipts.id} as "receiptId", to_char(${receipts.date}, 'YYYY-MM-DD') as date,
      coalesce((select ${invoices.client} from ${invoices} where ${invoices.clientId} = ${receipts.clientId}
        and ${invoices.kind} <> 'CHALLAN' order by ${invoices.id} desc limit 1), ${clients.name}) as client,
      ${receipts.mode} as mode, ${receipts.reference} as reference,
      ${receipts.amountPaise}::float8 as "amountPaise", ${receipts.tdsPaise}::float8 as "tdsPaise",
      ${receipts.rateDifferencePaise}::float8 as "rateDifferencePaise",
      ${receipts.otherPaise}::float8 as "otherPaise", ${receipts.reversesId} is not null as "isReversal",
      coalesce((select json_agg(json_build_object('name', part.name, 'amountPaise', part.paise) order by part.name)
        from (
          select coalesce(${invoices.serial}, ${clientOpenings.reference}) as name,
            sum(${allocations.amountPaise}) as paise
          from ${allocations}
          left join ${invoices} on ${invoices.id} = ${allocations.invoiceId}
          left join ${clientOpenings} on ${clientOpenings.id} = ${allocations.openingId}
          where ${allocations.receiptId} = ${receipts.id}
          group by 1 having sum(${allocations.amountPaise}) <> 0
        ) part where part.name is not null), '[]') as parts
    from ${receipts} join ${clients} on ${clients.id} = ${receipts.clientId}
    where ${receipts.date} between ${from} and ${to} and ${receipts.mode} <> 'OPENING'
    order by ${receipts.id}`);
  return rows.map(({ receiptId, reference, ...row }) =>
    receiptVoucher(
      { ...row, number: receiptNumber(receiptId), ...(reference && { reference }) },
      names,
    ),
  );
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
