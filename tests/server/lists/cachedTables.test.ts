import { getTableName, sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { connectForCalls } from "../../../server/db/connect";
import { loadDemoPlant } from "../../../server/demo/loadDemoPlant";
import { firstPlant } from "../../../server/demo/seededRandom";
import { cachedBalances } from "../../../server/leave/feature";
import { readOpenStages, readStationJobs } from "../../../server/machines/readStages";
import { cachedBonuses, cachedGratuities } from "../../../server/pay/benefits/benefitHandlers";
import { cachedSalaries } from "../../../server/pay/feature";
import { readFreshPlant } from "../../../server/schedule/feature";
import { attendanceFigures, orderFigures, stockFigures } from "../../../server/statistics/feature";
import { hangMs } from "../../support/hang";
import { plant } from "../../support/plant";

const host = plant();

const smallPlant = { ...firstPlant, orders: 80, reels: 60, scannedDays: 8 };

beforeAll(async () => {
  await loadDemoPlant(host.db, Date.now(), smallPlant);
});

const cached = {
  attendanceFigures,
  cachedBalances,
  cachedBonuses,
  cachedGratuities,
  cachedSalaries,
  orderFigures,
  readFreshPlant,
  readOpenStages,
  readStationJobs,
  stockFigures,
};

/** Tables of which no row is read: the versions, and the entries of machines, whose last number is read. */
const numbers: Readonly<Record<string, readonly string[]>> = {
  cachedBalances: ["list_versions", "stage_entries"],
};

test.each(Object.entries(cached))(
  "%s ends with a change of any table that it reads",
  async (name, readCached) => {
    const { db, close } = await connectForCalls(host.url, { max: 1, checkoutMillis: hangMs });
    try {
      await db.execute("begin");
      await readCached(db);
      const { rows } = await db.execute<{ name: string }>(sql`
      select relname as name from pg_stat_xact_user_tables
      where coalesce(seq_scan, 0) + coalesce(idx_scan, 0) > 0 order by 1`);
      const read = rows.map((row) => row.name);
      expect(read).not.toEqual([]);
      const known = [
        ...(numbers[name] ?? ["list_versions"]),
        ...readCached.tables.map((table) => getTableName(table)),
      ];
      expect(read.filter((table) => !known.includes(table))).toEqual([]);
    } finally {
      await close();
    }
  },
);
