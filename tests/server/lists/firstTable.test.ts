import { getTableName } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { Call } from "../../../contract/call";
import { calls } from "../../../contract/calls";
import { callNames } from "../../../contract/routes";
import { handlers } from "../../../server/features";
import { isListSource } from "../../../server/lists/listSource";
import { isNeverNull } from "../../../server/lists/listSql";
import { exampleOf } from "../../support/examples";
import { plant } from "../../support/plant";

const lists = callNames.filter((name) => {
  const call: Call = calls[name];
  return call.row !== undefined;
});

/** The handlers by their names, with a loose type: the union of all handlers is too large for the compiler. */
type AnyHandlers = Record<string, (...input: never[]) => unknown>;

/** The handlers of lists are functions. Some handlers of writes are not. */
const areFunctions = (all: object): all is AnyHandlers =>
  lists.every((name) => typeof Reflect.get(all, name) === "function");
const all: object = handlers;
const byName: AnyHandlers = areFunctions(all) ? all : {};

/** Spies on the results of the lists' handlers. The app is built with these spies. */
const spies = lists.map((name) => vi.spyOn(byName, name));
afterAll(() => {
  for (const spy of spies) spy.mockRestore();
});

const host = plant();
const dialect = new PgDialect({ casing: "snake_case" });

/** Returns the lists that the database reads. */
async function sqlLists() {
  for (const name of lists) await host.call("owner", name, exampleOf(name, 1));
  return spies
    .flatMap((spy) => spy.mock.settledResults.map(({ value }) => value))
    .filter(isListSource)
    .flatMap((list) => ("tables" in list ? [list] : []));
}

let found: Awaited<ReturnType<typeof sqlLists>> = [];
beforeAll(async () => {
  found = await sqlLists();
});

test("every list begins with its first table, which no outer join makes null", () => {
  expect(found.length).toBeGreaterThan(15);
  for (const { from, tables } of found) {
    const [first] = tables;
    const { sql: text } = dialect.sqlToQuery(from);
    expect(text).toMatch(new RegExp(`^"${first && getTableName(first)}"(\\s|$)`));
    expect(text).not.toMatch(/\b(right|full)\b/i);
  }
});

test("a column of another table may be null", () => {
  const isName = found.flatMap((list) =>
    "name" in list.fields && "barcodeId" in list.fields ? [isNeverNull(list, "name")] : [],
  );
  expect(new Set(isName)).toEqual(new Set([true, false]));
});
