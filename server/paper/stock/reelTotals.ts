import { type SQL, sql } from "drizzle-orm";
import { reelTotals } from "../../db/schema";
import type { KeptTotals } from "../../lists/listSource";
import { kilogramsSql } from "../../units";

/** Every reel has one status. */
const ofAll = (figure: SQL) =>
  sql`(select coalesce(${figure}, 0) from ${reelTotals} where ${reelTotals.field} = 'status')`;

const valuesOf = (field: string) => sql`
  select ${reelTotals.value} as value from ${reelTotals} where ${reelTotals.field} = ${field}
  group by ${reelTotals.value} having sum(${reelTotals.reels}) > 0`;

/** The totals of all reels, as a trigger stores them. Years of used-up reels cost no time. */
export const keptReelTotals: KeptTotals = {
  total: ofAll(sql`sum(${reelTotals.reels})`),
  sums: {
    initialWeight: ofAll(kilogramsSql(sql`sum(${reelTotals.initialGrams})`)),
    currentWeight: ofAll(kilogramsSql(sql`sum(${reelTotals.currentGrams})`)),
  },
  choices: Object.fromEntries(
    ["status", "paperType", "gsm", "burstFactor", "deckle", "supplierName"].map((field) => [
      field,
      valuesOf(field),
    ]),
  ),
};
