import { and, desc, eq, inArray, isNotNull, isNull, max } from "drizzle-orm";
import { designOf } from "../../contract/boxSpecifications";
import type { LineComparison, QuotationLine } from "../../contract/quotations";
import type { NamedVersion } from "../../contract/specifications";
import { flatMapComputed, isComputed } from "../../domain/board/computed";
import { paperPlan } from "../../domain/board/paperPlan";
import { wasteRowFor } from "../../domain/board/wasteTable";
import { currentTime } from "../../domain/clock";
import { indiaDate } from "../../domain/indiaTime";
import { stockPrice } from "../../domain/quotations/boxPrice";
import { withoutApartTooling } from "../../domain/quotations/quotedPrice";
import type { RateBook, RatedCosts } from "../../domain/quotations/rateBook";
import type { Reader } from "../db/connect";
import { boxSpecificationVersions, orders, reelUsages, usageShares } from "../db/schema";
import { sentMissing } from "../errors";
import type { Handlers } from "../http/handler";
import { readFreeReels } from "../paper/plan/paperPlans";
import { paperSum, readOrderUses } from "../paper/waste/paperUses";
import { costsOfLine, quoteLine, readNamedVersions } from "../quotations/offer";
import {
  quotationRecord,
  readQuotationRow,
  readRevision,
  storedContent,
} from "../quotations/record";
import { readRateBook } from "../rates/rateBook";
import { recordId } from "../records/recordHandlers";

type StockPrice = LineComparison["stock"][number];

/** Reads the reels in store that no order has reserved, with their landed cost. */
async function readCostedReels(db: Reader, { content }: NamedVersion) {
  const found = await readFreeReels(
    db,
    content.layers.map(({ gsm }) => gsm),
  );
  return found.map((reel) => ({
    ...reel,
    barcodeId: reel.row.barcodeId,
    paisePerKg: reel.row.landedPaisePerKg ?? undefined,
  }));
}

async function computeStockPrices(
  db: Reader,
  line: QuotationLine,
  version: NamedVersion,
  { costs, wasteRows }: RatedCosts,
): Promise<StockPrice[]> {
  const reels = await readCostedReels(db, version);
  const design = designOf(version.content);
  const factors = version.settings;
  const priced = withoutApartTooling(costs, line.isToolingApart);
  return line.quantities.map((quantity) => {
    const price = flatMapComputed(wasteRowFor(wasteRows, quantity), (waste) =>
      flatMapComputed(paperPlan(design, { boxes: quantity, waste, reels }, factors), (plan) =>
        stockPrice(priced, { quantity, waste }, plan),
      ),
    );
    return isComputed(price)
      ? { quantity, pricePaise: price.value }
      : { quantity, ...sentMissing(price.missing) };
  });
}

const shownJobs = 5;

/** Reads the last jobs of a box specification after all their reels were weighed again, the latest first. */
async function readLastJobs(db: Reader, specificationId: number): Promise<LineComparison["jobs"]> {
  const endedAt = max(reelUsages.endedAt);
  const jobs = await db
    .select({ orderId: orders.id, client: orders.client, quantity: orders.quantity, endedAt })
    .from(orders)
    .innerJoin(usageShares, eq(usageShares.orderId, orders.id))
    .innerJoin(reelUsages, eq(reelUsages.id, usageShares.usageId))
    .innerJoin(
      boxSpecificationVersions,
      eq(boxSpecificationVersions.id, orders.specificationVersionId),
    )
    .where(
      and(
        eq(boxSpecificationVersions.specificationId, specificationId),
        isNull(orders.cancelledAt),
        isNotNull(reelUsages.endedAt),
      ),
    )
    .groupBy(orders.id)
    .orderBy(desc(endedAt), desc(orders.id))
    .limit(shownJobs);
  if (jobs.length === 0) return [];
  const ids = jobs.map(({ orderId }) => orderId);
  const uses = await readOrderUses(db, inArray(usageShares.orderId, ids));
  return jobs.map(({ endedAt: at, ...job }) => {
    const lines = uses.flatMap((order) => order.lines);
    const { waste, trim } = paperSum(lines.filter(({ use }) => use.orderId === job.orderId));
    return {
      ...job,
      endedAt: (at ?? new Date(0)).toISOString(),
      ...(waste !== undefined && { waste }),
      ...(trim !== undefined && { trim }),
    };
  });
}

async function compareLine(
  db: Reader,
  line: QuotationLine,
  version: NamedVersion,
  book: RateBook,
): Promise<LineComparison> {
  const costs = costsOfLine(line, version, book);
  return {
    today: quoteLine(line, version, book),
    stock: isComputed(costs)
      ? await computeStockPrices(db, line, version, costs.value)
      : line.quantities.map((quantity) => ({ quantity, ...sentMissing(costs.missing) })),
    jobs: await readLastJobs(db, version.specificationId),
  };
}

export const comparisonHandlers: Handlers<"getQuotationComparison"> = {
  /** Compares the lines of the latest revision with today's rates, the stock and the last jobs. */
  async getQuotationComparison({ params }, { db }) {
    const id = recordId(quotationRecord, params.id);
    const { revision } = await readQuotationRow(db, id);
    const { lines } = storedContent(await readRevision(db, id, revision));
    const book = await readRateBook(db, indiaDate(currentTime()));
    const versions = await readNamedVersions(db, lines);
    const compared: LineComparison[] = [];
    for (const line of lines) {
      const version = versions.get(line.specificationVersionId);
      if (version) compared.push(await compareLine(db, line, version, book));
    }
    return { lines: compared };
  },
};
