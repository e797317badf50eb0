import { and, eq, lte } from "drizzle-orm";
import type { RateBook } from "../../domain/quotations/rateBook";
import type { Reader } from "../db/connect";
import { rates, wasteRows } from "../db/schema";
import { readRateSettings } from "./settings";

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
