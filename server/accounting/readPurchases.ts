import { createHash } from "node:crypto";
import { and, between, gte, isNotNull, isNull, lt } from "drizzle-orm";
import type { InvoiceSettings } from "../../contract/invoiceSettings";
import { millVoucher, reelVoucher, type Voucher } from "../../domain/accounting/vouchers";
import { endOfIndiaDate, indiaDate, startOfIndiaDate } from "../../domain/indiaTime";
import { defaultPaperHsn, gstRateOn } from "../../domain/invoices/gst";
import type { Reader } from "../db/connect";
import { reels } from "../db/schema";
import { groupBy } from "../groupBy";

/** Names the ids of this product, so that they differ from the ids of others. */
const namespace = Buffer.from("5b1d9a6e3c7f4e0d9a58c2f1406b7e93", "hex");

/** Computes the id of a record's voucher. The same record always has the same id. Source: RFC 9562, version 5. */
export function voucherId(record: string): string {
  const bytes = createHash("sha1").update(namespace).update(record).digest().subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x50, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

/** Calendar dates in India. Both are included. */
export interface Period {
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
