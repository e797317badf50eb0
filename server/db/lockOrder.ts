import { sql } from "drizzle-orm";
import type { WriteDatabase } from "./connect";
import { dispatches, orders } from "./schema";

/**
 * Locks the order of a dispatch. Every change of an order's dispatches and every invoice of a dispatch begins with it.
 * @see docs/decisions/0019-versions-and-edits.md for the order of all locks
 */
export const lockOrderOfDispatch = (tx: WriteDatabase, dispatchId: number) =>
  tx.execute(sql`
    select from ${orders}
    where id = (select order_id from ${dispatches} where id = ${dispatchId}) for no key update`);
