import { indiaDate } from "../../domain/indiaTime";
import { rates, wasteRows } from "../../server/db/schema";
import type { plant } from "./plant";

const common = {
  validFrom: indiaDate(new Date()),
  source: "Price list",
  createdBy: "owner@example.com",
};

/** A rate of this day is older than the plant allows. */
export const oldDate = "2026-01-01";

/** Enters a rate of all papers up to 400 GSM and of all work of a glued box, and a waste table. */
export async function enterRates({ db }: Pick<ReturnType<typeof plant>, "db">): Promise<void> {
  await db.insert(rates).values([
    { ...common, kind: "PAPER", toGsm: 400, ratePaise: 3800, per: "KILOGRAM" },
    { ...common, kind: "CONVERSION", ratePaise: 1500, per: "KILOGRAM" },
    { ...common, kind: "PRINT", ratePaise: 15, per: "BOX" },
    { ...common, kind: "JOINING", validFrom: oldDate, joint: "GLUED", ratePaise: 20, per: "BOX" },
    { ...common, kind: "PLATE", ratePaise: 500_000, per: "PIECE" },
    { ...common, kind: "FREIGHT", ratePaise: 50, per: "BOX" },
  ]);
  await db.insert(wasteRows).values([
    { ...common, uptoQuantity: 1_000, setupSheets: 80, runPercent: 5 },
    { ...common, uptoQuantity: 100_000_000, setupSheets: 50, runPercent: 3 },
  ]);
}
