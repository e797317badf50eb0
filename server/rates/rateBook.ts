import { and, eq, lte } from "drizzle-orm";
import { designOf, type SpecificationContent } from "../../contract/boxSpecifications";
import type { priceBandCalls } from "../../contract/priceBands";
import { RateSettings, type rateSettingsCalls } from "../../contract/rates";
import { machineErrors } from "../../contract/specifications";
import { flatMapComputed, isComputed } from "../../domain/board/computed";
import { wasteRowFor } from "../../domain/board/wasteTable";
import { currentTime } from "../../domain/clock";
import { indiaDate } from "../../domain/indiaTime";
import { bandAround, boxPrice } from "../../domain/quotations/boxPrice";
import { defaultMarkupPercent, defaultValidityDays } from "../../domain/quotations/quotationState";
import { boxCostsFor, type RateBook, ratedLayersOf } from "../../domain/quotations/rateBook";
import { paiseOf, rupeesOf } from "../../domain/storedUnits";
import type { Reader } from "../db/connect";
import { rateSettings, rates, wasteRows } from "../db/schema";
import type { Handlers } from "../http/handler";
import type { RecordFeatures } from "../records/defineRecord";
import { defineSettings } from "../records/settings";
import { readBoardSettings } from "../specifications/boardSettings";
import { storedSchema } from "../storedSchema";

export const rateSettingsRecord: RecordFeatures = { kind: "pricing", seenBy: "getRateSettings" };

/** The settings until the first edit. */
export const defaultRateSettings: RateSettings = {
  maxAgeDays: 30,
  validityDays: defaultValidityDays,
  markupPercent: defaultMarkupPercent,
  leastQuantity: 1,
  showPriceBands: false,
  bandMarkupPercent: 15,
  bandSpreadPercent: 10,
  bandStep: 0.5,
};

/** Rows from before quotations have no validity and no markup. */
const schema = storedSchema("A row of rate settings", 1, (stored) =>
  RateSettings.parse({ ...defaultRateSettings, ...Object(stored) }),
);

const settings = defineSettings<RateSettings>({
  kind: "pricing",
  table: rateSettings,
  schema,
  defaults: defaultRateSettings,
});

export const readRateSettings = settings.read;

export const rateSettingsHandlers: Handlers<keyof typeof rateSettingsCalls> = {
  getRateSettings: (_input, { db }) => settings.read(db),
  updateRateSettings: ({ body, session }, { tx }) =>
    settings.change(tx, session, { call: "updateRateSettings", body }),
};

/** Reads all rates and waste rows that have begun on a date and are not withdrawn. */
export async function readRateBook(db: Reader, date: string): Promise<RateBook> {
  const { maxAgeDays } = await readRateSettings(db);
  const rateRows = await db
    .select()
    .from(rates)
    .where(and(eq(rates.active, true), lte(rates.validFrom, date)))
    .orderBy(rates.id);
  const waste = await db
    .select()
    .from(wasteRows)
    .where(and(eq(wasteRows.active, true), lte(wasteRows.validFrom, date)))
    .orderBy(wasteRows.id);
  return {
    date,
    maxAgeDays,
    paper: rateRows.flatMap(({ kind, fromGsm, toGsm, burstFactor, shade, mill, ...row }) =>
      kind === "PAPER"
        ? {
            id: row.id,
            validFrom: row.validFrom,
            source: row.source,
            fromGsm: fromGsm ?? undefined,
            toGsm: toGsm ?? undefined,
            burstFactor: burstFactor ?? undefined,
            shade: shade ?? undefined,
            mill: mill ?? undefined,
            paisePerKg: row.ratePaise,
          }
        : [],
    ),
    work: rateRows.flatMap(({ kind, id, validFrom, source, ratePaise, per, joint, ply }) =>
      kind === "PAPER"
        ? []
        : {
            id,
            kind,
            validFrom,
            source,
            paise: ratePaise,
            per,
            joint: joint ?? undefined,
            ply: ply ?? undefined,
          },
    ),
    waste: waste.map(({ id, uptoQuantity, setupSheets, runPercent, validFrom, source }) => ({
      id,
      uptoQuantity,
      setupSheets,
      runPercent,
      validFrom,
      source,
    })),
  };
}

/** Computes the costs of a visitor's box: glued, collected by the client, and without a die. */
async function computeVisitorCosts(
  db: Reader,
  content: SpecificationContent,
  markupPercent: number,
) {
  const { settings } = await readBoardSettings(db);
  if (Object.keys(machineErrors(content, settings)).length > 0) return undefined;
  const book = await readRateBook(db, indiaDate(currentTime()));
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
  async getPriceBands({ body: { content, quantities } }, { tx }) {
    const rules = await readRateSettings(tx);
    const rated = rules.showPriceBands
      ? await computeVisitorCosts(tx, content, rules.bandMarkupPercent)
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
