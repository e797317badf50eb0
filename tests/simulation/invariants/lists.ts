import { isDeepStrictEqual } from "node:util";
import type { Call } from "../../../contract/call";
import { calls } from "../../../contract/calls";
import { type CallName, callNames } from "../../../contract/routes";
import type { Plant } from "../plant";
import { expectEqual } from "../violation";
import { dayNumber, type Invariant, takeTurns } from "./invariant";

const declared = (name: CallName): Call => calls[name];

/** The lists that name no record in their path. */
export const listNames = callNames.filter(
  (name) => declared(name).row !== undefined && !declared(name).path.includes(":"),
);

type Row = Readonly<Record<string, unknown>>;

/** Returns the query that a list cannot do without. */
export const queryOf = (name: CallName, { host }: Plant) =>
  name === "getAttendance" ? { date: host.today() } : {};

const lower = (value: unknown) => String(value).replace(/[A-Z]/g, (letter) => letter.toLowerCase());

/** Compares numbers by size and texts without regard to capitals, by their code points. */
const compare = (one: unknown, other: unknown) =>
  typeof one === "number" && typeof other === "number"
    ? one - other
    : Buffer.compare(Buffer.from(lower(one)), Buffer.from(lower(other)));

const isSimple = (value: unknown) => ["string", "number", "boolean"].includes(typeof value);

/** Returns the rows as texts in an order of their own. */
const inAnyOrder = (rows: readonly Row[]) => rows.map((row) => JSON.stringify(row)).sort();

/** Reads a list page after page. */
async function readPages({ host }: Plant, name: CallName, query: object, length: number) {
  const size = Math.max(3, Math.ceil(length / 8));
  const rows: Row[] = [];
  for (let first = 0; first < length; first += size) {
    const range = [first, first + size - 1];
    const { body, total } = await host.call("owner", name, { query: { ...query, range } });
    expectEqual("listsAreWhole", `the total of ${name}, rows ${range.join()}`, total, length);
    rows.push(...body);
  }
  return rows;
}

function expectSorted(
  where: string,
  rows: readonly Row[],
  { field, sign, first }: { field: string; sign: 1 | -1; first: Call["first"] },
) {
  const isFirst = (row: Row) => first !== undefined && row[first[0]] === first[1];
  const groups = [rows.filter(isFirst), rows.filter((row) => !isFirst(row))];
  expectEqual(
    "listsAreWhole",
    `the first rows of ${where}`,
    isDeepStrictEqual(groups.flat(), rows),
    true,
  );
  for (const group of groups) {
    const values = group.map((row) => row[field]);
    const present = values.filter((value) => value !== undefined);
    const isLast = values.slice(present.length).every((value) => value === undefined);
    expectEqual("listsAreWhole", `absent values of ${where} are last`, isLast, true);
    const isSorted = present.every(
      (value, at) => at === 0 || sign * compare(present[at - 1], value) <= 0,
    );
    expectEqual("listsAreWhole", `${where} is sorted`, isSorted, true);
  }
}

/**
 * Compares a list with all its rows in memory. The pages give each row once in the requested order, each page has the right
 * total, and a filter gives the rows with the value.
 */
export const listsAreWhole: Invariant = async (plant) => {
  const { host } = plant;
  const day = dayNumber(host.today());
  for (const name of takeTurns(plant, listNames, 7)) {
    const query = queryOf(name, plant);
    // The host may count a list less often than it reads a page.
    const page = await host.call("owner", name, { query: { ...query, range: [0, 2] } });
    const reply = await host.call("owner", name, { query });
    const whole: readonly Row[] = reply.body;
    expectEqual("listsAreWhole", `the total of ${name}`, reply.total, whole.length);
    expectEqual("listsAreWhole", `the total of ${name} by a page`, page.total, whole.length);
    const example = whole[day % Math.max(1, whole.length)];
    if (example === undefined) continue;
    const fields = Object.keys(example).filter((field) => isSimple(example[field]));
    const field = fields[day % fields.length] ?? "id";
    const sign = day % 2 === 0 ? 1 : -1;
    const sort = [field, sign === 1 ? "ASC" : "DESC"];
    const where = `${name} by ${sort.join(" ")}`;
    const rows = await readPages(plant, name, { ...query, sort }, whole.length);
    const isSame = isDeepStrictEqual(inAnyOrder(rows), inAnyOrder(whole));
    expectEqual("listsAreWhole", `the pages of ${where} have each row once`, isSame, true);
    expectSorted(where, rows, { field, sign, first: declared(name).first });
    const wanted = whole.filter((row) => row[field] === example[field]);
    const filter = { [field]: example[field] };
    const filtered = await host.call("owner", name, { query: { ...query, filter } });
    const isFiltered = isDeepStrictEqual(filtered.body, wanted);
    const filterText = JSON.stringify(filter);
    expectEqual(
      "listsAreWhole",
      `${name} with the filter ${filterText} is right`,
      isFiltered,
      true,
    );
  }
};
