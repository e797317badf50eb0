import { type SQL, sql } from "drizzle-orm";
import type { rates, wasteRows } from "../db/schema";

/** The date in India. */
export const today = sql`india_date(now())`;

/**
 * Returns the SQL for the state of a dated row, and a join `next` to the row that will replace a current row.
 * @param isForTheSame a condition on the table and another row of the table, `later`
 */
export function datedState(table: typeof rates | typeof wasteRows, isForTheSame: SQL) {
  const others = sql`${table} later where later.active and ${isForTheSame}`;
  const isReplaced = sql`exists (select from ${others}
    and later.valid_from <= ${today} and later.valid_from > ${table.validFrom})`;
  return {
    state: sql<string>`case when not ${table.active} then 'WITHDRAWN'
      when ${table.validFrom} > ${today} then 'NEXT'
      when ${isReplaced} then 'PAST' else 'CURRENT' end`,
    next: sql`left join lateral (select later.* from ${others}
      and ${table.active} and ${table.validFrom} <= ${today} and not ${isReplaced}
      and later.valid_from > ${today} order by later.valid_from limit 1) next on true`,
  };
}
