import { sql } from "drizzle-orm";
import type { Reel } from "../../../contract/reels";
import type { Database } from "../../db/connect";
import { reels } from "../../db/schema";
import { conflict, notFound } from "../../errors";
import { reelOf } from "./reelRows";

/**
 * The reel with the number that its mill gave it. The number is ambiguous if two suppliers have such a reel.
 * @param number digits alone
 * @throws HttpError 404 where there is none; 409 where there are more, with the supplier of each by its barcode
 */
export async function reelByNumber(
  db: Pick<Database, "select" | "execute">,
  number: string,
): Promise<Reel> {
  const found = await db
    .select({ id: reels.id, barcodeId: reels.barcodeId, supplierName: reels.supplierName })
    .from(reels)
    .where(sql`${reels.reelNo} = ${number}::bigint`)
    .orderBy(reels.id);
  const [only] = found;
  if (!only) throw notFound("This reel");
  if (found.length === 1) return reelOf(db, sql`${reels.id} = ${only.id}`);
  const names = found.map(({ barcodeId, supplierName }) => `${barcodeId} of ${supplierName}`);
  throw conflict(
    `${found.length} suppliers have a reel ${number}: look for ${names.join(" or ")}`,
    Object.fromEntries(found.map(({ barcodeId, supplierName }) => [barcodeId, supplierName])),
  );
}
