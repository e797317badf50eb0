import { and, desc, eq, lte, sql } from "drizzle-orm";
import { designOf, type SpecificationContent } from "../../contract/boxSpecifications";
import type { priceBandCalls } from "../../contract/priceBands";
import {
  RateSettings,
  type rateSettingsCalls,
  type VersionedRateSettings,
} from "../../contract/rates";
import { machineErrors } from "../../contract/specifications";
import { flatMapComputed, isComputed } from "../../domain/board/computed";
import { wasteRowFor } from "../../domain/board/wasteTable";
import { currentTime } from "../../domain/clock";
import { indiaDate } from "../../domain/indiaTime";
import { say } from "../../domain/messages/say";
import { paiseOf, rupeesOf } from "../../domain/money";
import { bandAround, boxPrice } from "../../domain/quotations/boxPrice";
import { defaultMarkupPercent, defaultValidityDays } from "../../domain/quotations/quotationState";
import { boxCostsFor, type RateBook, ratedLayersOf } from "../../domain/quotations/rateBook";
import { recordChange } from "../audit/auditLog";
import type { Reader } from "../db/connect";
import { rateSettings, rates, wasteRows } from "../db/schema";
import { StaleEdit } from "../errors";
import type { Handlers } from "../http/handler";
import type { RecordFeatures } from "../records/defineRecord";
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

/** Reads the settings. The number of the row is their version: rows are never changed. */
export async function readRateSettings(db: Reader): Promise<VersionedRateSettings> {
  const [row] = await db.select().from(rateSettings).orderBy(desc(rateSettings.id)).limit(1);
  if (!row) return { ...defaultRateSettings, version: 0 };
  return { ...schema.read(row.schemaVersion, row.settings), version: row.id };
}

export const rateSettingsHandlers: Handlers<keyof typeof rateSettingsCalls> = {
  getRateSettings: (_input, { db }) => readRateSettings(db),

  async updateRateSettings({ body: { version, ...settings }, session }, { tx }) {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('rate settings', 0))`);
    const { version: present, ...before } = await readRateSettings(tx);
    if (version !== present)
      throw new StaleEdit(say("settings.stale"), { ...before, version: present });
    const [row] = await tx
      .insert(rateSettings)
      .values({ settings, schemaVersion: schema.version, createdBy: session.email })
      .returning({ id: rateSettings.id });
    if (!row) throw new Error("An insert returned no row");
    await recordChange(tx, session, {
      call: "updateRateSettings",
      record: "pricing 1",
      before,
      after: settings,
    });
    return { ...settings, version: row.id };
  },
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
