import { getTableColumns, type SQL, sql } from "drizzle-orm";
import { Reel } from "../../contract/reels";
import type { WriteDatabase } from "../db/connect";
import { reels } from "../db/schema";
import { notFound } from "../errors";
import { firstRow } from "../lists/readList";

export const kilograms = (grams: unknown): SQL => sql`(${grams} / 1000.0)::float8`;

/** The reels as the office sees them, with their weights in kilograms. */
export const reelRows = {
  tables: [reels],
  from: sql`${reels}`,
  fields: {
    ...getTableColumns(reels),
    initialWeight: kilograms(reels.initialWeightGrams),
    currentWeight: kilograms(reels.currentWeightGrams),
    previousWeight: kilograms(reels.previousWeightGrams),
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
