import { and, getTableColumns, inArray, isNotNull, notInArray, type SQL, sql } from "drizzle-orm";
import {
  coreError,
  heavyCoreError,
  Reel,
  type ReelEdit,
  type ReelRegistration,
} from "../../../contract/reels";
import { currentTime } from "../../../domain/clock";
import { say } from "../../../domain/messages/say";
import { gramsOf, kilogramsOf, unitPricePaise } from "../../../domain/storedUnits";
import { reelBarcode } from "../../barcodes";
import type { WriteDatabase } from "../../db/connect";
import { unitFieldsOf } from "../../db/fieldColumns";
import { reels } from "../../db/schema";
import { badRequest, notFound } from "../../errors";
import { groupBy } from "../../groupBy";
import { checkSum, lockSums } from "../../largestSums";
import { readFirstRow } from "../../lists/readList";
import { rupeesSql } from "../../units";
import { coreWeightGrams } from "../ledger/movements";

/** The reels as the office sees them, with their weights in kilograms. */
export const reelRows = {
  tables: [reels],
  from: sql`${reels}`,
  fields: {
    ...getTableColumns(reels),
    ...unitFieldsOf(reels),
    fullDiameter: reels.fullDiameterMillimetres,
    coreDiameter: reels.coreDiameterMillimetres,
    landedRate: rupeesSql(reels.landedPaisePerKg),
    moisture: reels.moisturePercent,
  },
  orderBy: sql`id`,
};

export async function readReel(db: Pick<WriteDatabase, "execute">, where: SQL): Promise<Reel> {
  const reel = await readFirstRow(db, { ...reelRows, where }, Reel);
  if (!reel) throw notFound(say("this.reel"));
  return reel;
}

export const uniqueReels = {
  reels_supplier_number: ["reelNo", say("reel.sameNumber")],
} as const;

type ReelFields = Omit<ReelEdit, "version" | "initialWeight">;

/** Checks that a bill has both a number and a date, or neither. @throws HttpError 400 by the missing field */
function checkBill({ billNumber, billDate }: ReelFields) {
  const message = say("reel.wholeBill");
  if (billNumber !== undefined && billDate === undefined) throw badRequest({ billDate: message });
  if (billDate !== undefined && billNumber === undefined) throw badRequest({ billNumber: message });
}

/**
 * Returns the columns of a reel. A core without a weight gets an estimate.
 * @throws HttpError 400 if a reel would weigh no more than its core, or if its bill is not whole
 */
function reelColumns(reel: ReelFields, initialWeightGrams: number) {
  const { reelNo, gsm, burstFactor, deckle, unit, paperType, supplierName } = reel;
  const { coreWeight, landedRate } = reel;
  const error = coreError(coreWeight, kilogramsOf(initialWeightGrams));
  if (error !== undefined) throw badRequest({ coreWeight: error });
  checkBill(reel);
  return {
    reelNo,
    gsm,
    burstFactor,
    deckle,
    unit,
    paperType,
    supplierName,
    coreWeightGrams:
      coreWeight === undefined ? coreWeightGrams(deckle, initialWeightGrams) : gramsOf(coreWeight),
    wrapperWeightGrams: gramsOf(reel.wrapperWeight ?? 0),
    fullDiameterMillimetres: reel.fullDiameter ?? null,
    coreDiameterMillimetres: reel.coreDiameter ?? null,
    landedPaisePerKg: landedRate === undefined ? null : unitPricePaise(landedRate),
    moisturePercent: reel.moisture ?? null,
    rct: reel.rct ?? null,
    shade: reel.shade ?? null,
    location: reel.location ?? null,
    billNumber: reel.billNumber ?? null,
    billDate: reel.billDate ?? null,
  };
}

/**
 * Returns the columns of a reel's edit.
 * @throws HttpError 400 if the core weighs as much as the whole reel, or more than the rest
 */
export function reelEdit(row: typeof reels.$inferSelect, edit: ReelFields) {
  const { coreWeight, receivedAt } = edit;
  const columns = reelColumns(edit, row.initialWeightGrams);
  if (coreWeight !== undefined && columns.coreWeightGrams !== row.coreWeightGrams) {
    const error = heavyCoreError(coreWeight, kilogramsOf(row.currentWeightGrams));
    if (error !== undefined) throw badRequest({ coreWeight: error });
  }
  return {
    ...columns,
    // An estimated core is never heavier than the rest of the reel.
    ...(coreWeight === undefined && {
      coreWeightGrams: Math.min(columns.coreWeightGrams, row.currentWeightGrams),
    }),
    receivedAt: receivedAt === undefined ? row.receivedAt : new Date(receivedAt),
  };
}

/** Returns the row of a new reel. @throws HttpError 400 if the core weighs as much as the whole reel */
export function newReelRow(
  reel: Omit<ReelRegistration, "createdBy">,
  id: number,
  createdBy: string,
) {
  const weight = gramsOf(reel.initialWeight);
  return {
    id,
    barcodeId: reelBarcode(id),
    initialWeightGrams: weight,
    currentWeightGrams: weight,
    ...reelColumns(reel, weight),
    receivedAt: reel.receivedAt === undefined ? currentTime() : new Date(reel.receivedAt),
    createdBy,
  };
}

type Row = typeof reels.$inferSelect;
type New = typeof reels.$inferInsert;
type Bill = Pick<New, "supplierName" | "billNumber" | "billDate">;
type BilledReel = Bill & Pick<Row, "id"> & Pick<New, "initialWeightGrams" | "landedPaisePerKg">;

const keyOf = ({ supplierName, billNumber, billDate }: Bill) =>
  `${billDate} ${billNumber} ${supplierName.trim().toLowerCase()}`;

const sumPaise = (some: readonly BilledReel[]) =>
  some.reduce(
    (sum, { initialWeightGrams, landedPaisePerKg }) =>
      sum + (initialWeightGrams * (landedPaisePerKg ?? 0)) / 1000,
    0,
  );

/**
 * Checks that the bills of new or edited reels stay below their limit.
 * @throws HttpError 400 by the landed rate
 */
export async function checkBillSums(tx: WriteDatabase, written: readonly BilledReel[]) {
  const billed = written.filter(
    ({ billNumber, landedPaisePerKg }) => billNumber && landedPaisePerKg,
  );
  if (billed.length === 0) return;
  await lockSums(tx);
  const ids = written.map(({ id }) => id);
  const numbers = new Set(billed.flatMap(({ billNumber }) => billNumber ?? []));
  const others = await tx
    .select({
      supplierName: reels.supplierName,
      billNumber: reels.billNumber,
      billDate: reels.billDate,
      paise: sql<number>`sum(${reels.initialWeightGrams}::float8 * ${reels.landedPaisePerKg} / 1000)`,
    })
    .from(reels)
    .where(
      and(
        inArray(reels.billNumber, [...numbers]),
        isNotNull(reels.landedPaisePerKg),
        notInArray(reels.id, ids),
      ),
    )
    .groupBy(reels.supplierName, reels.billNumber, reels.billDate);
  for (const [key, ofBill] of groupBy(billed, keyOf)) {
    const same = others.filter((other) => keyOf(other) === key);
    const sum = same.reduce((paise, other) => paise + other.paise, sumPaise(ofBill));
    checkSum("bill", "landedRate", sum);
  }
}
