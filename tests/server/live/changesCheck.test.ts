import { getTableName, sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { type Kind, kinds, readersOf } from "../../../contract/kinds";
import { liveResources } from "../../../contract/records";
import { type CallName, callNames, routes } from "../../../contract/routes";
import { orders, tools } from "../../../server/db/schema";
import { isVersioned, versionedTables } from "../../../server/db/tables";
import { transactOf } from "../../../server/db/transact";
import { changesCheck, changesOf, kindsOf } from "../../../server/lists/changesCheck";
import { kindTables } from "../../../server/lists/kindTables";
import { exampleOf, sent } from "../../support/examples";
import { plant } from "../../support/plant";
import { seed } from "../../support/seed";

const host = plant();

beforeAll(() => seed(host));

const writes = callNames.filter((name) => routes[name].method !== "GET");

const checkedWrite = (call: CallName) =>
  transactOf(host.db, call, { unique: {}, checkWrite: changesCheck });

test("a write that changes a kind without declaring it fails by the call's and the kind's name", async () => {
  const write = checkedWrite("moveTool")(async (tx) => {
    await tx.update(tools).set({ version: sql`version` });
    await tx.update(orders).set({ unit: "B" });
  });
  await expect(write).rejects.toThrow("moveTool changed rows without declaring it: orders");
  await checkedWrite("moveTool")((tx) => tx.update(tools).set({ version: sql`version` }));
});

test("each table with a version belongs to one kind", () => {
  const named = kinds
    .flatMap((kind) => kindTables[kind])
    .filter(isVersioned)
    .map(getTableName);
  expect(named.toSorted()).toEqual(versionedTables.map(getTableName).toSorted());
});

test("each resource that the host announces is a kind", () => {
  expect(liveResources.filter((resource) => !kinds.includes(resource))).toEqual([]);
});

test("the readers of a kind are the kind and the lists that read it", () => {
  expect(readersOf(["orders"])).toEqual([
    "combinedRuns",
    "orderList",
    "orders",
    "reels",
    "schedule",
  ]);
  expect(readersOf(["devices"])).toEqual(["devices"]);
});

async function readVersions() {
  const { rows } = await host.db.execute<{ name: string; version: string }>(
    sql`select table_name as name, version from list_versions`,
  );
  return new Map(rows.map(({ name, version }) => [version, name]));
}

/** The kinds that a write changes sometimes, but not in its example. */
const sometimes: Partial<Record<CallName, readonly Kind[]>> = {
  acceptCombinedRun: ["reels"],
  adoptStatutoryChange: ["benefitRules"],
  cancelInvoice: ["receipts"],
  cancelLeaveEntry: ["adjustments"],
  createCreditNote: ["receipts"],
  createLeaveEntry: ["adjustments"],
  createOrder: ["clients"],
  createOpening: ["receipts"],
  createSpecification: ["board"],
  issueReel: ["orders"],
  linkClientNames: ["invoices", "outstanding"],
  moveOrder: ["dispatches", "reels"],
  punch: ["crew"],
  quoteEnquiry: ["specifications"],
  reserveReel: ["orders"],
  reserveReels: ["orders"],
  restoreOrder: ["reels"],
  reverseOpening: ["receipts"],
  reverseStage: ["stageEntries"],
  scanCrew: ["crew"],
  scanTool: ["tools"],
  settleLeaver: ["adjustments", "leaveEntries"],
  startMachine: ["machineStops"],
  updateEmployee: ["shifts"],
  updateOrder: ["invoices", "outstanding", "schedule"],
};

test("a write changes what it declares", async () => {
  const unchanged: Partial<Record<CallName, readonly Kind[]>> = {};
  for (const name of writes) {
    const declared = changesOf(name);
    if (declared === "everything") continue;
    const before = await readVersions();
    const { status } = await host.call("owner", name, sent(exampleOf(name, 70)));
    if (status !== 200) continue;
    const after = await readVersions();
    const changed = kindsOf(
      new Set([...after].flatMap(([version, table]) => (before.has(version) ? [] : [table]))),
    );
    const idle = declared.filter(
      (kind) => kindTables[kind].every(isVersioned) && !changed.includes(kind),
    );
    if (idle.length > 0) unchanged[name] = idle;
  }
  expect(unchanged).toEqual(sometimes);
});
