import { type SQL, sql } from "drizzle-orm";
import type { ListSummary, Summary } from "../../contract/list";
import type { Database } from "../db/connect";

const objectOf = (parts: readonly (readonly [string, SQL])[]) => {
  const pairs = parts.map(([name, value]) => sql`${name}::text, ${value}`);
  return sql`json_build_object(${sql.join(pairs, sql`, `)})`;
};

const identifier = (name: string) => sql.identifier(name).getSQL();

/** What the rows of a statement come to: how many there are, sums and the values of fields. */
export async function summaryOf(
  db: Database,
  wanted: SQL,
  { sums, choices }: Summary,
): Promise<ListSummary> {
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
    return [name, sql`(select coalesce(json_agg(value), '[]') from (${values}) chosen)`] as const;
  });
  const { rows } = await db.execute<{ summary: ListSummary }>(sql`
    select ${objectOf([
      ["total", sql`count(*)`],
      ["sums", objectOf(added)],
      ["choices", objectOf(chosen)],
    ])} as summary
    from (${wanted}) wanted`);
  const [found] = rows;
  if (!found) throw new Error("An aggregate returned no row");
  return found.summary;
}
