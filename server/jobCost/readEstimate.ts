import { designOf } from "../../contract/boxSpecifications";
import type { JobCost } from "../../contract/jobCost";
import {
  type Computed,
  combine,
  computed,
  flatMapComputed,
  isComputed,
  missing,
} from "../../domain/board/computed";
import { sheetsFor, wasteRowFor } from "../../domain/board/wasteTable";
import { indiaDate } from "../../domain/indiaTime";
import type { JobStandard, PieceCosts } from "../../domain/jobCost/jobCost";
import { say } from "../../domain/messages/say";
import type { BoxCosts } from "../../domain/quotations/boxPrice";
import { priceAt } from "../../domain/quotations/quotedPrice";
import { boxCostsFor, ratedLayersOf } from "../../domain/quotations/rateBook";
import type { Database } from "../db/connect";
import { readAcceptedLine } from "../quotations/record";
import { readRateBook } from "../rates/rateBook";
import { readOrderSpecification, readVersion } from "../specifications/versions";
import { type CostedOrder, readReelUses } from "./readRun";

type Reader = Pick<Database, "select" | "execute">;

export interface Estimate {
  readonly standard: JobStandard;
  /** The works that a piece takes on at its stages. The standard has them together with the freight. */
  readonly works: Pick<PieceCosts, "printPaisePerBox" | "joiningPaisePerBox">;
  readonly source: NonNullable<JobCost["estimate"]>;
}

type Costs = Pick<
  BoxCosts,
  | "conversionPaisePerKg"
  | "printPaisePerBox"
  | "joiningPaisePerBox"
  | "freightPaisePerBox"
  | "toolingPaise"
> & { readonly layers: readonly { readonly grams: number; readonly paisePerKg: number }[] };

/** Makes the standard of one box from the costs of a price. */
function standardOf(costs: Costs, sheetsPerBox: number): JobStandard {
  const gramsPerBox = costs.layers.reduce((sum, { grams }) => sum + grams, 0);
  const paise = costs.layers.reduce((sum, { grams, paisePerKg }) => sum + grams * paisePerKg, 0);
  const { conversionPaisePerKg, toolingPaise } = costs;
  return {
    gramsPerBox,
    sheetsPerBox,
    paisePerKg: paise / gramsPerBox,
    conversionPaisePerKg,
    worksPaisePerBox: costs.printPaisePerBox + costs.joiningPaisePerBox + costs.freightPaisePerBox,
    toolingPaise,
  };
}

/** Reads the estimate that the order's quotation has frozen, at the accepted quantity. */
async function readQuotedEstimate(db: Reader, order: CostedOrder): Promise<Estimate | undefined> {
  const accepted = await readAcceptedLine(db, order);
  if (!accepted) return undefined;
  const { quotationId, offer, line } = accepted;
  const price = priceAt(line.prices, order.quantity);
  if (!line.costs || !price) return undefined;
  const { sheets, quantity: quoted } = price;
  const standard = standardOf(line.costs, sheets / quoted);
  const { gramsPerBox } = standard;
  return {
    standard,
    works: {
      printPaisePerBox: line.costs.printPaisePerBox,
      joiningPaisePerBox: line.costs.joiningPaisePerBox,
    },
    source: {
      source: "quotation",
      quotationId,
      date: offer.date,
      gramsPerBox,
      sheets,
      quantity: quoted,
    },
  };
}

/**
 * Reads the frozen estimate of an order's quotation. Without a quotation, computes the estimate from the order's
 * specification and the rates of its day. A specification has no joint work, die or freight, so the estimate has none.
 */
export async function readEstimate(db: Reader, order: CostedOrder): Promise<Computed<Estimate>> {
  const quoted = await readQuotedEstimate(db, order);
  if (quoted) return computed(quoted);
  const found = await readOrderSpecification(db, order.id);
  // A piece that was made keeps the version with which it was made.
  const content = await readVersion(db, order.specificationVersionId);
  if (!found || !content) return missing(say("absent.specification"));
  const { settings } = found;
  const date = indiaDate(order.createdAt);
  const book = await readRateBook(db, date);
  const { quantity } = order;
  const layers = ratedLayersOf(designOf(content), content.layers, settings);
  const rated = flatMapComputed(layers, (papers) =>
    boxCostsFor(
      {
        layers: papers,
        printColours: content.printColours,
        joint: undefined,
        hasDie: false,
        isDelivered: false,
      },
      book,
      { toolingTerms: { kind: "once" }, markup: 0 },
    ),
  );
  const row = flatMapComputed(rated, ({ wasteRows }) => wasteRowFor(wasteRows, quantity));
  return combine(rated, row, ({ costs }, waste) => {
    const sheets = sheetsFor(quantity, waste);
    const standard = standardOf(costs, sheets / quantity);
    const { gramsPerBox } = standard;
    return {
      standard,
      // No rate of joining is chosen before a quotation names the joint.
      works: { printPaisePerBox: costs.printPaisePerBox, joiningPaisePerBox: undefined },
      source: { source: "specification", date, gramsPerBox, sheets, quantity },
    };
  });
}

/**
 * Reads the costs of an order's pieces. They are the estimate's costs. The average price of the used reels replaces the
 * estimated paper price, if all used reels have a price.
 */
export async function readPieceCosts(
  db: Reader,
  order: CostedOrder,
): Promise<PieceCosts | undefined> {
  const estimate = await readEstimate(db, order);
  if (!isComputed(estimate)) return undefined;
  const { standard, works } = estimate.value;
  const reels = await readReelUses(db, order.id);
  const grams = reels.reduce((sum, use) => sum + use.grams, 0);
  const isPriced = grams > 0 && reels.every(({ paisePerKg }) => paisePerKg !== null);
  const paise = reels.reduce((sum, use) => sum + use.grams * (use.paisePerKg ?? 0), 0);
  const { gramsPerBox, paisePerKg, conversionPaisePerKg } = standard;
  return {
    ...works,
    gramsPerBox,
    conversionPaisePerKg,
    paperPaisePerKg: isPriced ? paise / grams : paisePerKg,
  };
}
