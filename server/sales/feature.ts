import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { salesMonths } from "../../contract/sales";
import { currentTime } from "../../domain/clock";
import { indiaDate, monthAfter, startOfIndiaDate } from "../../domain/indiaTime";
import { rupeesOf } from "../../domain/storedUnits";
import {
  invoices,
  orders,
  quotationRevisions,
  quotations,
  reelMovements,
  reels,
  reelUsages,
  usageShares,
} from "../db/schema";
import { quotationNumberSql } from "../quotations/record";
import type { ServerFeature } from "../records/defineRecord";

/** A paper with the amounts that it adds to the figures, in paise. */
interface PaperRow extends Record<string, unknown> {
  readonly kind: "quotation" | "order" | "invoice";
  readonly id: number;
  readonly number: string;
  readonly date: string;
  readonly month: string;
  readonly client: string;
  readonly order_id: number | null;
  /** 1 for a paper, and -1 for its cancellation in a later month. */
  readonly sign: number;
  readonly quoted: number;
  readonly won: number;
  readonly invoiced: number;
  readonly priced: number;
  readonly margin: number;
}

/** Returns the day in India of an instant. */
const dayOf = (instant: SQLWrapper) => sql`(${instant} at time zone 'Asia/Kolkata')::date`;

/**
 * Returns the moments at which a paper changes the figures, as a subquery with `date` and `sign`. A paper that is cancelled
 * in its own month changes nothing. A paper that is cancelled in a later month stays in its month, and lowers the later one.
 */
const changesOf = (date: SQL, cancelledAt: SQLWrapper) => {
  const isLater = sql`date_trunc('month', ${dayOf(cancelledAt)}) > date_trunc('month', ${date})`;
  return sql`(
    select ${date} as date, 1 as sign where ${cancelledAt} is null or ${isLater}
    union all
    select ${dayOf(cancelledAt)}, -1 where ${cancelledAt} is not null and ${isLater})`;
};

/**
 * Returns the papers since a month, `yyyy-MM`, as a subquery. An order's paper costs its reels' used paper × their
 * landed rates. Each invoiced box bears the paper of a good box: counted, or dispatched without a count. The cost is
 * unknown while a reel runs, or if a reel has no rate. A paper's margin is rounded to the paisa, so that papers sum to
 * the figures.
 */
function salesPapers(firstMonth: string): SQL {
  const firstDate = `${firstMonth}-01`;
  const first = startOfIndiaDate(firstDate).toISOString();
  return sql`(
    with posted as (
      select ${invoices.id} as id, ${invoices.serial} as serial, ${invoices.orderId} as order_id,
        ${invoices.client} as client, change.date, change.sign,
        ${invoices.kind} = 'CREDIT_NOTE' as is_credit, ${invoices.taxablePaise} as paise,
        (${invoices.document} -> 'lines' -> 0 ->> 'quantity')::float8 as boxes
      from ${invoices}
        cross join lateral ${changesOf(sql`${invoices.date}`, invoices.cancelledAt)} change
      where ${invoices.kind} <> 'CHALLAN' and change.date >= ${firstDate}
        and (${invoices.date} >= ${firstDate} or ${invoices.cancelledAt} >= ${first})
    ),
    paper as (
      select bearer.order_id,
        case when bool_and(usage.ended_at is not null and reel.landed_paise_per_kg is not null)
          then -sum(movement.grams::float8 * (bearer.share_to - bearer.share_from) * reel.landed_paise_per_kg) / 1000 end as paise
      from ${usageShares} bearer
        join ${reelUsages} usage on usage.id = bearer.usage_id
        join ${reels} reel on reel.id = usage.reel_id
        join ${reelMovements} movement on movement.usage_id = usage.id
      where bearer.order_id in (select order_id from posted)
      group by bearer.order_id
    ),
    costed as (
      select posted.*, paper.paise / nullif(coalesce(placed.made_quantity, placed.dispatched_quantity), 0) as box_paise
      from posted join ${orders} placed on placed.id = posted.order_id
        left join paper on paper.order_id = posted.order_id
    )
    select 'invoice' as kind, id, serial as number, date, to_char(date, 'YYYY-MM') as month, client, order_id,
      sign, 0::float8 as quoted, 0::float8 as won,
      sign * case when is_credit then -paise else paise end::float8 as invoiced,
      sign * case when box_paise is null then 0 when is_credit then -paise else paise end::float8 as priced,
      sign * case when box_paise is null then 0 when is_credit then -paise
        else round(paise - boxes * box_paise) end::float8 as margin
    from costed
    union all
    select 'quotation', quotation.id, ${quotationNumberSql(sql`quotation.id`)}, sent.date,
      to_char(sent.date, 'YYYY-MM'), quotation.client, null, 1, quotation.value_paise, 0, 0, 0, 0
    from ${quotations} quotation
      join lateral (select max(sent_at) as sent_at, (max(sent_at) at time zone 'Asia/Kolkata')::date as date
        from ${quotationRevisions} where quotation_id = quotation.id) sent on true
    where sent.sent_at >= ${first} and quotation.value_paise is not null
    union all
    select 'order', won.id, '#' || won.id, won.date, to_char(won.date, 'YYYY-MM'), won.client, won.id,
      won.sign, 0, won.sign * won.paise, 0, 0, 0
    from (select ${orders.id} as id, change.date, change.sign,
        ${orders.client} as client, ${orders.quantity}::float8 * ${orders.pricePaise} as paise
      from ${orders} cross join lateral ${changesOf(dayOf(orders.createdAt), orders.cancelledAt)} change
      where ${orders.quotationId} is not null and change.date >= ${firstDate}
        and (${orders.createdAt} >= ${first} or ${orders.cancelledAt} >= ${first})) won
  )`;
}

type Sums = Pick<PaperRow, "quoted" | "won" | "invoiced" | "priced" | "margin">;

/** Returns the last months, the earliest first. */
function shownMonths(): readonly [first: string, ...later: string[]] {
  const last = indiaDate(currentTime()).slice(0, 7);
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
      return rows.map(
        ({ kind, id, number, date, client: name, order_id: orderId, sign, ...sums }) => ({
          kind,
          id,
          number,
          date,
          client: name,
          ...(orderId !== null && { orderId }),
          ...(sign < 0 && { isCancellation: true }),
          ...toReplySums(sums),
        }),
      );
    },
  },
} satisfies ServerFeature;
