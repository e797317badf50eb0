import { type SQL, sql } from "drizzle-orm";
import type { ListSummary, Summary } from "../../contract/list";
import type { Database } from "../db/connect";
import type { KeptTotals } from "./listSource";

const objectOf = (parts: readonly (readonly [string, SQL])[]) => {
  const pairs = parts.map(([name, value]) => sql`${name}::text, ${value}`);
  return sql`json_build_object(${sql.join(pairs, sql`, `)})`;
};

const identifier = (name: string) => sql.identifier(name).getSQL();

/** The values of a statement with a column `value`. */
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

/** Reads the summary of a statement's rows: their number, sums, and the values of fields. */
export function summaryOf(db: Database, wanted: SQL, { sums, choices }: Summary) {
  const added = sums.map((name) => {
    const field = identifier(name);
    // Decimals add up exactly; fractions of two do not.
    const sum = sql`coalesce(sum(${field}::numeric), 0)`;
    return [
      name,
      objectOf([
        ["sum", sum],
        ["missing", sql`count(*) - count(${field})`],
      ]),
    ] as const;
  });
  const chosen = choices.map((name) => {
    const field = identifier(name);
    const values = sql`select distinct ${field} as value from (${wanted}) wanted where ${field} is not null`;
    return [name, valuesOf(values)] as const;
  });
  const parts = { total: sql`count(*)`, sums: added, choices: chosen };
  return select(db, parts, sql`from (${wanted}) wanted`);
}

/** Returns the stored totals of the whole list. Undefined if one of them is not stored. */
export function keptSummary(db: Database, kept: KeptTotals, { sums, choices }: Summary) {
  const added = sums.map((name) => [name, kept.sums[name]] as const);
  const chosen = choices.map((name) => [name, kept.choices[name]] as const);
  const sumParts = added.flatMap(([name, sum]) =>
    sum
      ? [
          [
            name,
            objectOf([
              ["sum", sum],
              ["missing", sql`0`],
            ]),
          ] as const,
        ]
      : [],
  );
  const choiceParts = chosen.flatMap(([name, values]) =>
    values ? [[name, valuesOf(values)] as const] : [],
  );
  if (sumParts.length < sums.length || choiceParts.length < choices.length) return undefined;
  return select(db, { total: kept.total, sums: sumParts, choices: choiceParts }, sql``);
}
