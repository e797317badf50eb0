import { sql } from "drizzle-orm";
import { type SalesRow, type salesCalls, salesMonths } from "../../contract/sales";
import { indiaDate, monthAfter, startOfIndiaDate } from "../../domain/indiaTime";
import type { Database } from "../db/connect";
import {
  invoices,
  orders,
  quotationRevisions,
  quotations,
  reelMovements,
  reels,
  reelUsages,
} from "../db/schema";
import type { Handlers } from "../http/handler";
import { rupeesOf } from "../units";

interface SalesSum extends Record<string, unknown> {
  readonly month: string;
  readonly client: string;
  readonly quoted: number;
  readonly won: number;
  readonly invoiced: number;
  readonly priced: number;
  readonly margin: number;
}

/**
 * Sums the sales since a month by month and client. An order's paper costs what its reels gave × their landed rates. Each
 * invoiced box bears the paper of a good box: counted, or dispatched if nobody counted. The cost is unknown while a reel
 * runs, or if a reel has no rate.
 */
async function readSales(db: Database, firstMonth: string): Promise<SalesRow[]> {
  const first = startOfIndiaDate(`${firstMonth}-01`).toISOString();
  const { rows } = await db.execute<SalesSum>(sql`
    with posted as (
      select ${invoices.orderId} as order_id, ${invoices.client} as client,
        to_char(${invoices.date}::date, 'YYYY-MM') as month, ${invoices.kind} = 'CREDIT_NOTE' as is_credit,
        ${invoices.taxablePaise} as paise, (${invoices.document} -> 'lines' -> 0 ->> 'quantity')::float8 as boxes
      from ${invoices}
      where ${invoices.cancelledAt} is null and ${invoices.kind} <> 'CHALLAN'
        and ${invoices.date} >= ${`${firstMonth}-01`}
    ),
    paper as (
      select usage.order_id,
        case when bool_and(usage.ended_at is not null and reel.landed_paise_per_kg is not null)
          then -sum(movement.grams::float8 * reel.landed_paise_per_kg) / 1000 end as paise
      from ${reelUsages} usage
        join ${reels} reel on reel.id = usage.reel_id
        join ${reelMovements} movement on movement.usage_id = usage.id
      where usage.order_id in (select order_id from posted)
      group by usage.order_id
    ),
    costed as (
      select posted.*, paper.paise / nullif(coalesce(placed.made_quantity, placed.dispatched_quantity), 0) as box_paise
      from posted join ${orders} placed on placed.id = posted.order_id
        left join paper on paper.order_id = posted.order_id
    ),
    invoiced as (
      select month, client, 0::float8 as quoted, 0::float8 as won,
        case when is_credit then -paise else paise end as invoiced,
        case when box_paise is null then 0 when is_credit then -paise else paise end as priced,
        case when box_paise is null then 0 when is_credit then -paise else paise - boxes * box_paise end as margin
      from costed
    ),
    quoted as (
      select to_char(revision.sent_at at time zone 'Asia/Kolkata', 'YYYY-MM'), quotation.client,
        quotation.value_paise, 0, 0, 0, 0
      from ${quotations} quotation
        join lateral (select max(sent_at) as sent_at from ${quotationRevisions}
          where quotation_id = quotation.id) revision on true
      where revision.sent_at >= ${first} and quotation.value_paise is not null
    ),
    won as (
      select to_char(${orders.createdAt} at time zone 'Asia/Kolkata', 'YYYY-MM'), ${orders.client},
        0, ${orders.quantity}::float8 * ${orders.pricePaise}, 0, 0, 0
      from ${orders}
      where ${orders.quotationId} is not null and ${orders.cancelledAt} is null
        and ${orders.createdAt} >= ${first}
    )
    select month, client, sum(quoted)::float8 as quoted, sum(won)::float8 as won,
      sum(invoiced)::float8 as invoiced, sum(priced)::float8 as priced, sum(margin)::float8 as margin
    from (select * from invoiced union all select * from quoted union all select * from won) summed
    group by month, client order by month, client`);
  return rows.map(({ month, client, quoted, won, invoiced, priced, margin }) => ({
    ...{ month, client },
    quoted: rupeesOf(quoted),
    won: rupeesOf(won),
    invoiced: rupeesOf(invoiced),
    priced: rupeesOf(priced),
    margin: rupeesOf(Math.round(margin)),
  }));
}

export const salesHandlers: Handlers<keyof typeof salesCalls> = {
  async getSales(_input, { db }) {
    const last = indiaDate(new Date()).slice(0, 7);
    const months = Array.from({ length: salesMonths }, (_, index) =>
      monthAfter(last, index + 1 - salesMonths),
    );
    return { months, rows: await readSales(db, months[0] ?? last) };
  },
};
