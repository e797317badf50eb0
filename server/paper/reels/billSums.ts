import { and, inArray, isNotNull, notInArray, sql } from "drizzle-orm";
import type { WriteDatabase } from "../../db/connect";
import { reels } from "../../db/schema";
import { groupBy } from "../../groupBy";
import { checkSum, lockSums } from "../../largestSums";

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
