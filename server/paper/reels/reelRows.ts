import { getTableColumns, type SQL, sql } from "drizzle-orm";
import {
  coreError,
  heavyCoreError,
  Reel,
  type ReelEdit,
  type ReelRegistration,
} from "../../../contract/reels";
import { gramsOf, kilogramsOf } from "../../../domain/reelLedger";
import { reelBarcode } from "../../barcodes";
import type { WriteDatabase } from "../../db/connect";
import { reels } from "../../db/schema";
import { badRequest, notFound } from "../../errors";
import { firstRow } from "../../lists/readList";
import { kilogramsSql, paiseOf } from "../../units";
import { coreWeightGrams } from "../ledger/reelWeights";

/** The reels as the office sees them, with their weights in kilograms. */
export const reelRows = {
  tables: [reels],
  from: sql`${reels}`,
  fields: {
    ...getTableColumns(reels),
    initialWeight: kilogramsSql(reels.initialWeightGrams),
    currentWeight: kilogramsSql(reels.currentWeightGrams),
    previousWeight: kilogramsSql(reels.previousWeightGrams),
    coreWeight: kilogramsSql(reels.coreWeightGrams),
    wrapperWeight: kilogramsSql(reels.wrapperWeightGrams),
    fullDiameter: reels.fullDiameterMillimetres,
    coreDiameter: reels.coreDiameterMillimetres,
    landedRate: sql`(${reels.landedPaisePerKg} / 100.0)::float8`,
    moisture: reels.moisturePercent,
  },
  orderBy: sql`id`,
};

/** @throws HttpError 404 where there is none */
export async function reelOf(db: Pick<WriteDatabase, "execute">, where: SQL): Promise<Reel> {
  const reel = await firstRow(db, { ...reelRows, where }, Reel);
  if (!reel) throw notFound("This reel");
  return reel;
}

const sameNumber = ["reelNo", "This supplier has a reel with this number"] as const;

export const uniqueReels = { reels_supplier_number: sameNumber } as const;

/** Two reels are the same to a supplier where this is: the number, and the name in whichever case. */
export const supplierNumber = ({
  supplierName,
  reelNo,
}: {
  supplierName: string;
  reelNo: number;
}) => `${supplierName.toLowerCase()} ${reelNo}`;

type PaperFields = Pick<
  ReelRegistration,
  | "coreWeight"
  | "wrapperWeight"
  | "fullDiameter"
  | "coreDiameter"
  | "landedRate"
  | "moisture"
  | "rct"
  | "shade"
  | "location"
>;

/**
 * The columns of what is known of a reel beyond the specification's fields, each empty where it was left out;
 * the core's weight is estimated then.
 * @throws HttpError 400 where nothing would be left of the reel without its core
 */
function paperColumns(
  { coreWeight, wrapperWeight, landedRate, moisture, rct, shade, location, ...more }: PaperFields,
  { deckle, initialWeightGrams }: { deckle: number; initialWeightGrams: number },
) {
  const coreGrams =
    coreWeight === undefined ? coreWeightGrams(deckle, initialWeightGrams) : gramsOf(coreWeight);
  const error = coreError(coreWeight, kilogramsOf(initialWeightGrams));
  if (error !== undefined) throw badRequest({ coreWeight: error });
  return {
    coreWeightGrams: coreGrams,
    wrapperWeightGrams: gramsOf(wrapperWeight ?? 0),
    fullDiameterMillimetres: more.fullDiameter ?? null,
    coreDiameterMillimetres: more.coreDiameter ?? null,
    landedPaisePerKg: landedRate === undefined ? null : paiseOf(landedRate),
    moisturePercent: moisture ?? null,
    rct: rct ?? null,
    shade: shade ?? null,
    location: location ?? null,
  };
}

/**
 * Returns the columns for a reel's edit, from the form or from a file.
 * @throws HttpError 400 if the core weighs as much as the whole reel, or more than what is left
 */
export function reelEdit(row: typeof reels.$inferSelect, edit: Omit<ReelEdit, "version">) {
  const { currentWeightGrams, initialWeightGrams } = row;
  const { coreWeight, wrapperWeight, landedRate, moisture, receivedAt, ...rest } = edit;
  const { fullDiameter, coreDiameter, ...fields } = rest;
  const paper = { ...rest, coreWeight, wrapperWeight, landedRate, moisture };
  const columns = paperColumns(paper, { deckle: edit.deckle, initialWeightGrams });
  if (coreWeight !== undefined && columns.coreWeightGrams !== row.coreWeightGrams) {
    const error = heavyCoreError(coreWeight, kilogramsOf(currentWeightGrams));
    if (error !== undefined) throw badRequest({ coreWeight: error });
  }
  return {
    ...fields,
    ...columns,
    // An estimated core is never heavier than what is left.
    ...(coreWeight === undefined && {
      coreWeightGrams: Math.min(columns.coreWeightGrams, currentWeightGrams),
    }),
    receivedAt: receivedAt === undefined ? row.receivedAt : new Date(receivedAt),
  };
}

type NewReel = Omit<ReelRegistration, "createdBy">;

/**
 * The row of a new reel: nothing has run from it yet.
 * @throws HttpError 400 where its core weighs as much as all of it
 */
export function newReelRow(reel: NewReel, id: number, createdBy: string) {
  const { reelNo, gsm, burstFactor, deckle, unit, paperType, supplierName } = reel;
  const weight = gramsOf(reel.initialWeight);
  return {
    id,
    barcodeId: reelBarcode(id),
    reelNo,
    gsm,
    burstFactor,
    deckle,
    unit,
    paperType,
    supplierName,
    initialWeightGrams: weight,
    currentWeightGrams: weight,
    ...paperColumns(reel, { deckle, initialWeightGrams: weight }),
    receivedAt: reel.receivedAt === undefined ? new Date() : new Date(reel.receivedAt),
    createdBy,
  };
}
