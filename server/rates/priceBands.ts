import { designOf, type SpecificationContent } from "../../contract/boxSpecifications";
import type { priceBandCalls } from "../../contract/priceBands";
import { machineErrors } from "../../contract/specifications";
import { flatMapComputed, isComputed } from "../../domain/board/computed";
import { wasteRowFor } from "../../domain/board/wasteTable";
import { indiaDate } from "../../domain/indiaTime";
import { bandAround, boxPrice } from "../../domain/quotations/boxPrice";
import { boxCostsFor, ratedLayersOf } from "../../domain/quotations/rateBook";
import type { Reader } from "../db/connect";
import type { Handlers } from "../http/handler";
import { readBoardSettings } from "../specifications/boardSettings";
import { paiseOf, rupeesOf } from "../units";
import { readRateBook } from "./readRates";
import { readRateSettings } from "./settings";

/** Computes the costs of a visitor's box: glued, collected by the client, and without a die. */
async function computeVisitorCosts(
  db: Reader,
  content: SpecificationContent,
  markupPercent: number,
) {
  const { settings } = await readBoardSettings(db);
  if (Object.keys(machineErrors(content, settings)).length > 0) return undefined;
  const book = await readRateBook(db, indiaDate(new Date()));
  const layers = ratedLayersOf(designOf(content), content.layers, settings);
  const costs = flatMapComputed(layers, (rated) =>
    boxCostsFor(
      {
        layers: rated,
        printColours: content.printColours,
        joint: "GLUED",
        hasDie: false,
        isDelivered: false,
      },
      book,
      { toolingTerms: { kind: "once" }, markup: markupPercent / 100 },
    ),
  );
  return isComputed(costs) ? costs.value : undefined;
}

export const priceBandHandlers: Handlers<keyof typeof priceBandCalls> = {
  async getPriceBands({ body: { content, quantities } }, { db }) {
    const rules = await readRateSettings(db);
    const rated = rules.showPriceBands
      ? await computeVisitorCosts(db, content, rules.bandMarkupPercent)
      : undefined;
    const { leastQuantity } = rules;
    const least = leastQuantity > 1 ? { leastQuantity } : {};
    if (rated === undefined) return { bands: [], ...least };
    const rounding = { spreadPercent: rules.bandSpreadPercent, stepPaise: paiseOf(rules.bandStep) };
    const uptos = rated.wasteRows.map(({ uptoQuantity }) => uptoQuantity);
    const [oldest] = rated.stale.map(({ validFrom }) => validFrom).toSorted();
    return {
      ...least,
      ...(uptos.length > 0 && { mostQuantity: Math.max(...uptos) }),
      ...(oldest !== undefined && { oldRatesOf: oldest }),
      bands: quantities.flatMap((quantity) => {
        const row = wasteRowFor(rated.wasteRows, quantity);
        if (!isComputed(row) || quantity < leastQuantity) return [];
        const price = boxPrice(rated.costs, quantity, row.value);
        const band = bandAround(price.apart?.pricePaise ?? price.pricePaise, rounding);
        return { quantity, from: rupeesOf(band.fromPaise), to: rupeesOf(band.toPaise) };
      }),
    };
  },
};
