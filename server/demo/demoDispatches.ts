import { sql } from "drizzle-orm";
import type { WriteDatabase } from "../db/connect";
import { dispatches, orders } from "../db/schema";

/** A shipped order of the demo plant left in one dispatch. */
export async function addDemoDispatches(tx: Pick<WriteDatabase, "execute">): Promise<void> {
  await tx.execute(sql`
    with shipped as (
      update ${orders} set dispatched_quantity = quantity where status = 'SHIPPED'
      returning id, quantity, transport_number, shipped_at, created_by
    )
    insert into ${dispatches} (order_id, quantity, transport_number, dispatched_at, created_by)
    select id, quantity, transport_number, shipped_at, created_by from shipped order by shipped_at`);
}
