import { indiaDate } from "../../domain/indiaTime";
import type { rates, wasteRows } from "../db/schema";
import { dayMs } from "../units";

type Rate = typeof rates.$inferInsert;

const createdBy = "owner@example.com";

const datesFrom = (now: number) => (daysAgo: number) => indiaDate(new Date(now - daysAgo * dayMs));

/**
 * Returns rates of papers and works from before the first order, with later prices. Two are old, and one begins later.
 */
export function demoRates(now: number): Rate[] {
  const daysAgo = datesFrom(now);
  const paper = (
    [fromGsm, toGsm, burstFactor]: readonly [number, number, number?],
    [ratePaise, days, source]: readonly [number, number, string],
    more: Partial<Rate> = {},
  ): Rate => ({
    kind: "PAPER",
    per: "KILOGRAM",
    fromGsm,
    toGsm,
    burstFactor,
    ratePaise,
    source,
    validFrom: daysAgo(days),
    createdBy,
    ...more,
  });
  const work = (
    kind: Rate["kind"],
    per: Rate["per"],
    [ratePaise, days, source]: readonly [number, number, string],
    more: Partial<Rate> = {},
  ): Rate => ({ kind, per, ratePaise, source, validFrom: daysAgo(days), createdBy, ...more });
  const list = "Price list, Kaveri Paper Mills";
  const began = 130;
  const first = "Costing of the first quarter";
  return [
    paper([80, 140], [3550, began, list]),
    paper([141, 400], [3700, began, list]),
    paper([80, 140], [3650, 75, list]),
    paper([80, 140], [3800, 12, list]),
    paper([80, 140], [3900, -8, `${list}, announced`]),
    paper([141, 400], [3900, 12, list]),
    paper([140, 200, 22], [4150, 20, "Quote by email, Nilgiri Paper Mills"]),
    paper([100, 250], [4600, 44, "Bill of Sharavathi Duplex"], { shade: "White" }),
    paper([140, 200, 22], [4300, 9, "Phone quote"], { mill: "Testliner Imports" }),
    work("CONVERSION", "KILOGRAM", [1450, began, first]),
    work("PRINT", "THOUSAND_BOXES", [17_000, began, first]),
    work("JOINING", "BOX", [28, began, first], { joint: "GLUED" }),
    work("PLATE", "PIECE", [420_000, began, "Quote of Deccan Plates"]),
    work("CONVERSION", "KILOGRAM", [1500, 24, "Costing of last month"]),
    work("CONVERSION", "KILOGRAM", [1650, 24, "Costing of last month"], { ply: 5 }),
    work("PRINT", "THOUSAND_BOXES", [18_000, 24, "Costing of last month"]),
    work("JOINING", "BOX", [30, 24, "Costing of last month"], { joint: "GLUED" }),
    work("JOINING", "BOX", [45, 24, "Costing of last month"], { joint: "STITCHED" }),
    work("PLATE", "PIECE", [450_000, 15, "Quote of Deccan Plates"]),
    work("DIE", "PIECE", [1_000_000, 15, "Quote of Deccan Dies"]),
    work("FREIGHT", "KILOGRAM", [180, began, "Contract with the carrier"]),
  ];
}

/** Returns the waste table. Short runs waste more. */
export function demoWasteRows(now: number): (typeof wasteRows.$inferInsert)[] {
  const validFrom = datesFrom(now)(130);
  const row = (uptoQuantity: number, setupSheets: number, runPercent: number) => ({
    uptoQuantity,
    setupSheets,
    runPercent,
    validFrom,
    createdBy,
    source: "Runs of the last quarter",
  });
  return [row(500, 60, 6), row(1_000, 60, 5), row(5_000, 50, 4), row(100_000, 50, 3)];
}
