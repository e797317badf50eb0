import { type SQL, sql } from "drizzle-orm";
import type { ListSummary, Summary } from "../../contract/list";
import type { Database } from "../db/connect";
import type { StoredTotals } from "./listSource";

const objectOf = (parts: readonly (readonly [string, SQL])[]) => {
  const pairs = parts.map(([name, value]) => sql`${name}::text, ${value}`);
  return sql`json_build_object(${sql.join(pairs, sql`, `)})`;
};

const identifier = (name: string) => sql.identifier(name).getSQL();

const valuesOf = (statement: SQL) =>
  sql`(select coalesce(json_agg(value), '[]') from (${statement}) chosen)`;

interface SummaryParts {
  readonly total: SQL;
  readonly sums: readonly (readonly [string, SQL])[];
  readonly choices: readonly (readonly [string, SQL])[];
}

async function select(db: Database, { total, sums, choices }: SummaryParts, from: SQL) {
  const { rows } = await db.execute<{ summary: ListSummary }>(sql`
    select ${objectOf([
      ["total", total],
      ["sums", objectOf(sums)],
      ["choices", objectOf(choices)],
    ])} as summary ${from}`);
  const [found] = rows;
  if (!found) throw new Error("An aggregate returned no row");
  return found.summary;
}

const sumOf = (sum: SQL, missing: SQL) =>
  objectOf([
    ["sum", sum],
    ["missing", missing],
  ]);

/** Reads the summary of a statement's rows: their number, sums, and the values of fields. */
export function readSummary(db: Database, wanted: SQL, { sums, choices }: Summary) {
  const parts = {
    total: sql`count(*)`,
    sums: sums.map((name) => {
      const field = identifier(name);
      // The type `numeric` adds decimals exactly. Floating-point numbers do not.
      const sum = sql`coalesce(sum(${field}::numeric), 0)`;
      return [name, sumOf(sum, sql`count(*) - count(${field})`)] as const;
    }),
    choices: choices.map((name) => {
      const field = identifier(name);
      const values = sql`select distinct ${field} as value from (${wanted}) wanted where ${field} is not null`;
      return [name, valuesOf(values)] as const;
    }),
  };
  return select(db, parts, sql`from (${wanted}) wanted`);
}

/** Returns the stored totals of the whole list. Undefined if a requested total is not stored. */
export function readStoredSummary(db: Database, stored: StoredTotals, wanted: Summary) {
  const sums = wanted.sums.flatMap((name) => {
    const sum = stored.sums[name];
    return sum ? [[name, sumOf(sum, sql`0`)] as const] : [];
  });
  const choices = wanted.choices.flatMap((name) => {
    const values = stored.choices[name];
    return values ? [[name, valuesOf(values)] as const] : [];
  });
  if (sums.length < wanted.sums.length || choices.length < wanted.choices.length) return undefined;
  return select(db, { total: stored.total, sums, choices }, sql``);
}
