import { getTableColumns, type SQL, sql } from "drizzle-orm";
import { Reel, type ReelRegistration } from "../../contract/reels";
import { reelBarcode } from "../barcodes";
import type { WriteDatabase } from "../db/connect";
import { reels } from "../db/schema";
import { notFound } from "../errors";
import { firstRow } from "../lists/readList";
import { gramsOf, kilogramsSql } from "../units";
import { coreWeightGrams } from "./reelWeights";

/** The reels as the office sees them, with their weights in kilograms. */
export const reelRows = {
  tables: [reels],
  from: sql`${reels}`,
  fields: {
    ...getTableColumns(reels),
    initialWeight: kilogramsSql(reels.initialWeightGrams),
    currentWeight: kilogramsSql(reels.currentWeightGrams),
    previousWeight: kilogramsSql(reels.previousWeightGrams),
  },
  orderBy: sql`id`,
};

/** @throws HttpError 404 where there is none */
export async function reelOf(db: Pick<WriteDatabase, "execute">, where: SQL): Promise<Reel> {
  const reel = await firstRow(db, { ...reelRows, where }, Reel);
  if (!reel) throw notFound("This reel");
  return reel;
}

export const uniqueReels = {
  reels_reelNo_unique: ["reelNo", "There is a reel with this number"],
} as const;

type NewReel = Omit<ReelRegistration, "createdBy">;

/** The row of a new reel: nothing has run from it yet. */
export function newReelRow({ initialWeight, ...reel }: NewReel, id: number, createdBy: string) {
  const weight = gramsOf(initialWeight);
  return {
    ...reel,
    id,
    barcodeId: reelBarcode(id),
    initialWeightGrams: weight,
    currentWeightGrams: weight,
    coreWeightGrams: coreWeightGrams(reel.deckle, weight),
    createdBy,
  };
}
