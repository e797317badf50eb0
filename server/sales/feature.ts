import { sql } from "drizzle-orm";
import { salesMonths } from "../../contract/sales";
import { indiaDate, monthAfter } from "../../domain/indiaTime";
import type { ServerFeature } from "../records/defineRecord";
import { rupeesOf } from "../units";
import { type PaperRow, salesPapers } from "./salesPapers";

type Sums = Pick<PaperRow, "quoted" | "won" | "invoiced" | "priced" | "margin">;

/** Returns the last months, the earliest first. */
function shownMonths(): readonly [first: string, ...later: string[]] {
  const last = indiaDate(new Date()).slice(0, 7);
  const later = Array.from({ length: salesMonths - 1 }, (_, index) =>
    monthAfter(last, index + 2 - salesMonths),
  );
  return [monthAfter(last, 1 - salesMonths), ...later];
}

const toReplySums = ({ quoted, won, invoiced, priced, margin }: Sums) => ({
  quoted: rupeesOf(quoted),
  won: rupeesOf(won),
  invoiced: rupeesOf(invoiced),
  priced: rupeesOf(priced),
  margin: rupeesOf(margin),
});

export const feature = {
  handlers: {
    async getSales(_input, { db }) {
      const months = shownMonths();
      const { rows } = await db.execute<
        Sums & Pick<PaperRow, "month" | "client"> & Record<string, unknown>
      >(sql`
      select month, client, sum(quoted)::float8 as quoted, sum(won)::float8 as won,
        sum(invoiced)::float8 as invoiced, sum(priced)::float8 as priced, sum(margin)::float8 as margin
      from ${salesPapers(months[0])} papers
      group by month, client order by month, client`);
      return {
        months: [...months],
        rows: rows.map(({ month, client, ...sums }) => ({ month, client, ...toReplySums(sums) })),
      };
    },

    async getSalesPapers({ query: { month, client } }, { db }) {
      const { rows } = await db.execute<PaperRow>(sql`
      select papers.*, to_char(date, 'YYYY-MM-DD') as date from ${salesPapers(shownMonths()[0])} papers
      where ${month === undefined ? sql`true` : sql`month = ${month}`}
        and ${client === undefined ? sql`true` : sql`client = ${client}`}
      order by papers.date desc, kind, id desc`);
      return rows.map(({ kind, id, number, date, client: name, order_id: orderId, ...sums }) => ({
        kind,
        id,
        number,
        date,
        client: name,
        ...(orderId !== null && { orderId }),
        ...toReplySums(sums),
      }));
    },
  },
} satisfies ServerFeature;
