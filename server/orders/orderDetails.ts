import { sql } from "drizzle-orm";
import { OrderDetails } from "../../contract/orderDetails";
import { say } from "../../domain/messages/say";
import {
  audit,
  boxSpecifications,
  boxSpecificationVersions,
  orders,
  reelReservations,
  reels,
  reelUsages,
} from "../db/schema";
import { notFound } from "../errors";
import type { Handlers } from "../http/handler";
import { tableList } from "../lists/listSource";
import { readFirstRow } from "../lists/readList";
import { recordId } from "../records/recordHandlers";
import { kilogramsSql } from "../units";
import { orderRecord } from "./record";

/** A last step that is not the order's status is older than the history: only its time is known. */
const steps = sql`(
  with moves as (
    select id, at, admin_email as by, after->>'status' as status, undo_of is not null as is_undo
    from ${audit}
    where record = 'order ' || ${orders.id} and call in ('moveOrder', 'undoChange')
      and after->>'status' is not null
  ),
  step as (
    select 0 as id, ${orders.createdAt} as at, ${orders.createdBy} as by, 'TODO' as status, false as is_undo
    union all select * from moves
    union all
    select null, coalesce(${orders.shippedAt}, ${orders.updatedAt}), null, ${orders.status}::text, false
    where ${orders.status}::text <> coalesce((select status from moves order by id desc limit 1), 'TODO')
  )
  select json_agg(json_strip_nulls(json_build_object(
    'status', status, 'at', at, 'by', by, 'isUndo', nullif(is_undo, false)
  )) order by id nulls last) from step)`;

/** The reels that ran for an order, the first one first. */
const reelsOf = sql`coalesce((
  select json_agg(json_strip_nulls(json_build_object(
    'id', ${reels.id},
    'barcodeId', ${reels.barcodeId},
    'reelNo', ${reels.reelNo},
    'paperType', ${reels.paperType},
    'gsm', ${reels.gsm},
    'usageType', ${reelUsages.usageType},
    'isEstimated', ${reelUsages.isEstimated},
    'weightConsumed', ${kilogramsSql(reelUsages.consumedGrams)},
    'courgationIn', ${reelUsages.startedAt},
    'courgationOut', ${reelUsages.endedAt},
    'howManyBox', ${reelUsages.boxCount}
  )) order by ${reelUsages.startedAt}, ${reelUsages.id})
  from ${reelUsages} join ${reels} on ${reels.id} = ${reelUsages.reelId}
  where ${reelUsages.orderId} = ${orders.id}), '[]')`;

/** The specification of an order's version. Undefined if the order has none. */
const specification = sql`(
  select json_build_object(
    'id', ${boxSpecifications.id},
    'name', ${boxSpecifications.name},
    'number', ${boxSpecificationVersions.number}
  )
  from ${boxSpecificationVersions}
  join ${boxSpecifications} on ${boxSpecifications.id} = ${boxSpecificationVersions.specificationId}
  where ${boxSpecificationVersions.id} = ${orders.specificationVersionId})`;

/** The quotation from which the order was made, with the accepted price of a box. */
const quotation = sql`(case when ${orders.quotationId} is not null then json_build_object(
  'id', ${orders.quotationId},
  'number', 'Q-' || lpad(${orders.quotationId}::text, greatest(6, length(${orders.quotationId}::text)), '0'),
  'price', (${orders.pricePaise} / 100.0)::float8
) end)`;

const reservedReels = sql`(
  select count(*)::int from ${reelReservations} where order_id = ${orders.id} and released_at is null)`;

export const orderDetailsHandlers: Handlers<"getOrder"> = {
  async getOrder({ params }, { db }) {
    const id = recordId(orderRecord, params.id);
    const list = tableList(orders);
    const fields = {
      ...list.fields,
      specification,
      quotation,
      steps,
      reels: reelsOf,
      reservedReels,
    };
    const where = sql`${orders.id} = ${id}`;
    const order = await readFirstRow(db, { ...list, fields, where }, OrderDetails);
    if (!order) throw notFound(say("named.order", { order: String(id) }));
    return order;
  },
};
