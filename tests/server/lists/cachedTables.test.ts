import { getTableName, sql } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";
import { beforeAll, expect, test } from "vitest";
import type { Call } from "../../../contract/call";
import { calls } from "../../../contract/calls";
import { type CallName, callNames } from "../../../contract/routes";
import { connectForCalls, type Database } from "../../../server/db/connect";
import type { VersionedTable } from "../../../server/db/tables";
import { loadDemoPlant } from "../../../server/demo/loadDemoPlant";
import { firstPlant } from "../../../server/demo/plantHistory";
import { handlers, listTables } from "../../../server/features";
import { cachedBalances } from "../../../server/leave/feature";
import { readListRequest } from "../../../server/lists/listParams";
import { isListSource } from "../../../server/lists/listSource";
import { readList, selectColumns } from "../../../server/lists/readList";
import { readOpenStages, readStationJobs } from "../../../server/machines/readStages";
import { cachedBonuses, cachedGratuities } from "../../../server/pay/benefits/benefitHandlers";
import { cachedSalaries } from "../../../server/pay/feature";
import { readFreshPlant } from "../../../server/schedule/feature";
import { attendanceFigures, orderFigures, stockFigures } from "../../../server/statistics/feature";
import { exampleOf } from "../../support/examples";
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

/**
 * The tables that a reader need not name. The balances read only the last number of the machines' entries. A scan never
 * changes.
 */
const leftOut: Readonly<Record<string, readonly string[]>> = {
  cachedBalances: ["stage_entries"],
  getCorrections: ["scans"],
};

/** Runs some statements and returns the tables that they read. PostgreSQL counts them. */
async function tablesRead(work: (db: Database) => Promise<unknown>) {
  const { db, close } = await connectForCalls(host.url, { max: 1, checkoutMillis: hangMs });
  // The pool would end a connection that is released in a transaction.
  db.$client.on("acquire", (client) => Object.assign(client, { getTransactionStatus: () => "I" }));
  try {
    await db.execute("begin");
    await work(db);
    const { rows } = await db.execute<{ name: string }>(sql`
      select relname as name from pg_stat_xact_user_tables
      where coalesce(seq_scan, 0) + coalesce(idx_scan, 0) > 0 order by 1`);
    return rows.map(({ name }) => name);
  } finally {
    await close();
  }
}

/** Expects that a reader names all tables that it reads. */
function expectNamed(name: string, read: readonly string[], tables: readonly VersionedTable[]) {
  const named: readonly string[] = tables.map((table) => getTableName(table));
  const known = ["list_versions", ...named, ...(leftOut[name] ?? [])];
  expect(read).not.toEqual([]);
  expect(read.filter((table) => !known.includes(table))).toEqual([]);
}

test.each(Object.entries(cached))(
  "%s ends with a change of any table that it reads",
  async (name, readCached) => {
    expectNamed(name, await tablesRead(readCached), readCached.tables);
  },
);

const session = {
  ...{ id: undefined, adminId: 1, email: "owner@example.com" },
  ...{ role: "ROLE_SUPER_ADMIN", factor: "none" },
};

const schemasOf = (name: CallName): Call => calls[name];
const listNames = callNames.filter((name) => schemasOf(name).row !== undefined);

const replyOf = async (name: CallName, db: Database): Promise<unknown> => {
  const { query = {}, params = {} } = exampleOf(name, 1);
  const handler: unknown = handlers[name];
  if (typeof handler !== "function") throw new Error(`The handler of ${name} is no list`);
  return Reflect.apply(handler, undefined, [{ query, params, session }, { db }]);
};

test.each(listNames)("%s ends with a change of any table that it reads", async (name) => {
  const { row, first } = schemasOf(name);
  const source = await replyOf(name, host.db);
  if (row === undefined || !isListSource(source) || !("tables" in source)) return;
  const fields = { row, ...(first && { first }) };
  const read = await tablesRead((db) => readList(db, source, fields, readListRequest(row, {})));
  expectNamed(name, read, source.tables);
});

test.each(listNames)("%s ends at midnight if it reads the clock", async (name) => {
  const { row } = schemasOf(name);
  const source = await replyOf(name, host.db);
  if (row === undefined || !isListSource(source) || !("tables" in source)) return;
  const rows = sql`select ${selectColumns(source, row)} from ${source.from} where ${source.where ?? sql`true`}`;
  const readsClock = new PgDialect().sqlToQuery(rows).sql.includes("now()");
  expect(source.changesDaily ?? false).toBe(readsClock);
});

test("the open page of a machine is told of the stops in its figures", async () => {
  const read = await tablesRead((db) => replyOf("getMachineFigures", db));
  const tables = listTables.get("stageEntries")?.map((table): string => getTableName(table));
  for (const table of ["machine_stops", "stage_entries"]) {
    expect(read).toContain(table);
    expect(tables).toContain(table);
  }
});
