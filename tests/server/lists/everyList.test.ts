import { afterAll, beforeAll, expect, test, vi } from "vitest";
import * as z from "zod/mini";
import type { Call } from "../../../contract/call";
import { calls } from "../../../contract/calls";
import { Filter, fieldTypeOf, ListSummary, listFieldsOf } from "../../../contract/list";
import { type CallName, callNames, routes } from "../../../contract/routes";
import { applyListQuery, comparisons, summarize } from "../../../domain/lists/listQuery";
import { machineStops, stageEntries } from "../../../server/db/schema";
import { loadDemoPlant } from "../../../server/demo/loadDemoPlant";
import { firstPlant } from "../../../server/demo/plantHistory";
import { exampleOf, sent } from "../../support/examples";
import { enterSupplier } from "../../support/invoiceSettings";
import { clientId } from "../../support/machineExamples";
import { plant } from "../../support/plant";

const host = plant();

/** Rates, leave and pay depend on the day: midnight in India between two readings would change a list. */
beforeAll(() => void vi.useFakeTimers({ toFake: ["Date"], now: Date.now() }));
afterAll(() => void vi.useRealTimers());

const schemasOf = (name: CallName): Call => calls[name];
const rowOf = (name: CallName): z.ZodMiniObject | undefined => schemasOf(name).row;

const lists = callNames.filter((name) => rowOf(name) !== undefined);

const ask = (name: CallName, query: Record<string, unknown> = {}) =>
  host.call("owner", name, { query: { ...exampleOf(name, 1).query, ...query } });

type Rows = Record<string, unknown>[];

const rowsOf = async (name: CallName, query: Record<string, unknown> = {}): Promise<Rows> =>
  (await ask(name, query)).body;

const wholeLists = new Map<CallName, Promise<Rows>>();

/** Reads a whole list once, because no test changes a row. */
function wholeList(name: CallName): Promise<Rows> {
  const rows = wholeLists.get(name) ?? rowsOf(name);
  wholeLists.set(name, rows);
  return rows;
}

/** Returns the rows of a list without those that are first in every order. */
function behindTheFirst(name: CallName, rows: Rows): Rows {
  const [field, value] = schemasOf(name).first ?? [""];
  const firsts = rows.filter((row) => field !== "" && row[field] === value);
  expect(rows.slice(0, firsts.length)).toEqual(firsts);
  return rows.slice(firsts.length);
}

const fields = lists.flatMap((name) =>
  Object.entries(rowOf(name)?.shape ?? {}).map(([field, schema]) => [name, field, schema] as const),
);

/**
 * True for the first field of each type in a list. The tests compare the other fields of the type in one way only,
 * because the host derives their statements from the same code.
 */
const isFirstOfType = (name: CallName, field: string) => {
  const [, , schema] = fields.find(([of, other]) => of === name && other === field) ?? [];
  const type = schema && fieldTypeOf(schema);
  return fields.find(([of, , other]) => of === name && fieldTypeOf(other) === type)?.[1] === field;
};

const lower = (value: unknown) =>
  typeof value === "string" ? value.replace(/[A-Z]/g, (letter) => letter.toLowerCase()) : value;

/** Compares as the database does: numbers by size, texts in lower case by their code points. */
function compare(a: unknown, b: unknown): number {
  if (typeof a === "number" && typeof b === "number") return a - b;
  return Buffer.compare(Buffer.from(String(lower(a))), Buffer.from(String(lower(b))));
}

/** Makes rows for lists that are empty in the demo plant. */
async function fillEmptyLists() {
  for (const name of lists) {
    const [verb, resource] = schemasOf(name).serves ?? [];
    const create = callNames.find((other) => {
      const [does, of] = schemasOf(other).serves ?? [];
      return does === "create" && of === resource;
    });
    if (verb !== "list" || create === undefined || (await rowsOf(name)).length > 1) continue;
    for (const n of [1, 2, 3, 4, 5]) {
      const { status } = await host.call("owner", create, sent(exampleOf(create, n)));
      expect(status).toBe(200);
    }
  }
}

async function fillQuotations() {
  const content = exampleOf("createSpecification", 7);
  expect((await host.call("owner", "createSpecification", content)).status).toBe(200);
  for (const _ of [1, 2, 3, 4, 5])
    expect(
      (await host.call("owner", "createQuotation", exampleOf("createQuotation", 1))).status,
    ).toBe(200);
}

/** Makes dispatches before their invoices, because their lists have no create form. */
async function fillInvoices() {
  await enterSupplier(host);
  for (const create of ["createDispatch", "createInvoice"] as const)
    for (const n of [1, 2, 3, 4, 5]) {
      const dispatchId = create === "createInvoice" && { dispatchId: n };
      const body = { ...exampleOf(create, n).body, ...dispatchId };
      expect((await host.call("owner", create, { body })).status).toBe(200);
    }
}

/** Makes opening balances of clients, and a receipt of each. */
async function fillReceipts() {
  for (const clientId of [1, 2, 3])
    for (const create of ["createOpening", "createReceipt"] as const) {
      const unallocated = create === "createReceipt" && { allocations: [] };
      const body = { ...exampleOf(create, 0).body, clientId, ...unallocated };
      expect((await host.call("owner", create, { body })).status).toBe(200);
    }
}

/** Makes entries and stops of the demo plant's machines. One entry is reversed, and one stop is open. */
async function fillMachines() {
  const by = { createdBy: "owner@example.com" };
  const at = (n: number) => new Date(Date.UTC(2026, 0, n));
  const entryOf = (n: number) => ({
    ...{ entryId: clientId(n), machineId: n, orderId: n, stage: "PRINTING" as const, good: 10 * n },
    ...{ waste: n % 2, reason: n % 2 === 1 ? ("PRINT" as const) : null, at: at(n), ...by },
  });
  const entries = [1, 2, 3, 4, 5].map(entryOf);
  await host.db.insert(stageEntries).values(entries);
  const reversal = { entryId: clientId(6), reversesId: 2, reverseReason: "Entered twice" };
  await host.db.insert(stageEntries).values({ ...entryOf(2), ...reversal });
  await host.db.insert(machineStops).values(
    [1, 2, 3, 4, 5].map((n) => ({
      ...{ stopId: clientId(n), machineId: n, reason: "PAPER" as const, startedAt: at(n), ...by },
      endedAt: n === 5 ? null : at(n + 1),
    })),
  );
}

/** Some rows of each kind are enough: most lists are read some hundred times, and some are worked out each time. */
const smallPlant = { ...firstPlant, orders: 80, reels: 60, scannedDays: 8 };

beforeAll(async () => {
  await loadDemoPlant(host.db, Date.now(), smallPlant);
  await fillEmptyLists();
  await fillInvoices();
  await fillReceipts();
  await fillMachines();
  await fillQuotations();
});

test("every list of the specification is among those looked at", () => {
  expect(lists.filter((name) => "isSpecified" in routes[name])).toHaveLength(11);
});

test.each(lists)("%s without a range is whole, and a range is a part", async (name) => {
  const whole = await ask(name);
  const { length } = whole.body;
  expect(length).toBeGreaterThan(1);
  expect(whole.headers).toMatchObject({ "content-range": `rows 0-${length - 1}/${length}` });
  const part = await ask(name, { range: [1, 3] });
  expect(part.body).toEqual(whole.body.slice(1, 4));
  const last = Math.min(3, length - 1);
  expect(part.headers).toMatchObject({ "content-range": `rows 1-${last}/${length}` });
});

test.each(fields)("%s sorts by %s, what is absent last", async (name, field, schema) => {
  const values = async (direction: string) =>
    behindTheFirst(name, await rowsOf(name, { sort: [field, direction] })).map((row) => row[field]);
  const ascending = await values("ASC");
  const present = ascending.filter((value) => value !== undefined);
  expect(ascending.slice(present.length).every((value) => value === undefined)).toBe(true);
  expect(ascending).toHaveLength(behindTheFirst(name, await wholeList(name)).length);
  // The usages of a row are a list, which a query cannot compare.
  if (Array.isArray(present[0])) return;
  const kind = fieldTypeOf(schema);
  expect(present.map((value) => typeof value).every((type) => type === typeof present[0])).toBe(
    true,
  );
  expect(present, kind).toEqual([...present].sort(compare));
  if (!isFirstOfType(name, field)) return;
  const descending = (await values("DESC")).filter((value) => value !== undefined);
  expect(descending).toEqual([...present].sort((a, b) => compare(b, a)));
});

test("reels in use stand first in the stock however it is sorted", async () => {
  for (const sort of [
    ["reelNo", "ASC"],
    ["currentWeight", "DESC"],
    ["status", "ASC"],
  ]) {
    const statuses = (await rowsOf("getReelStocks", { sort })).map(({ status }) => status);
    const running = statuses.filter((status) => status === "IN_USE").length;
    expect(running).toBeGreaterThan(1);
    expect(statuses.slice(0, running)).toEqual(Array(running).fill("IN_USE"));
  }
});

test.each(fields)("%s filtered by %s gives what has that value", async (name, field) => {
  const all = await wholeList(name);
  const value = all.map((row) => row[field]).find((one) => one !== undefined);
  // A list, or the code of a message: no filter has such a value.
  if (value === undefined || typeof value === "object") return;
  const expected = all.filter((row) => row[field] === value);
  expect(await rowsOf(name, { filter: { [field]: value } })).toEqual(expected);
  if (!isFirstOfType(name, field)) return;
  expect(await rowsOf(name, { filter: { [field]: [value, "no such"] } })).toEqual(expected);
  expect(await rowsOf(name, { filter: { [field]: "no such" } })).toEqual([]);
});

const comparable = (value: unknown) => typeof value === "number" || typeof value === "string";

test.each(fields)(
  "%s compared by %s gives what the browser finds in the whole list",
  async (name, field) => {
    const all = await wholeList(name);
    const values = all.map((row) => row[field]).filter(comparable);
    const middle = values[Math.floor(values.length / 2)];
    if (middle === undefined) return;
    const place = fields.findIndex(([of, other]) => of === name && other === field);
    const compared = comparisons.filter(
      (_, nth) => isFirstOfType(name, field) || nth === place % comparisons.length,
    );
    for (const comparison of compared) {
      const filter = Filter.parse({ [`${field}_${comparison}`]: [middle, null] });
      const { rows } = applyListQuery(all, listFieldsOf({ row: rowOf(name) ?? z.object({}) }), {
        sort: undefined,
        range: undefined,
        filter,
      });
      expect(await rowsOf(name, { filter }), comparison).toEqual(rows);
    }
  },
);

test.each(lists)("%s has the sums that the browser finds in the whole list", async (name) => {
  const all = await wholeList(name);
  const named = (test: (kind: string) => boolean) =>
    Object.entries(rowOf(name)?.shape ?? {}).flatMap(([field, schema]) =>
      test(fieldTypeOf(schema)) ? [field] : [],
    );
  const summary = {
    sums: named((kind) => kind === "number"),
    choices: named((kind) => ["text", "boolean"].includes(kind)),
  };
  const sorted = ({ choices, ...found }: ListSummary) => ({
    ...found,
    choices: Object.entries(choices).map(([field, values]) => [field, values.map(String).sort()]),
  });
  const { body } = await ask(name, { summary });
  expect(sorted(ListSummary.parse(body))).toEqual(sorted(summarize(all, summary)));
});

test.each(lists)("%s knows only the fields in its reply", async (name) => {
  for (const field of ["passwordHash", "deactivatedAt", "created_at", "constructor", "1"]) {
    expect((await ask(name, { sort: [field, "ASC"] })).status).toBe(400);
    expect((await ask(name, { filter: { [field]: 1 } })).status).toBe(400);
    expect((await ask(name, { summary: { sums: [field] } })).status).toBe(400);
    expect((await ask(name, { summary: { choices: [field] } })).status).toBe(400);
  }
});
