import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import * as z from "zod/mini";
import { CombinedRun } from "../../../contract/combinedRuns";
import type { Database } from "../../db/connect";
import { combinedRunOrders, combinedRuns } from "../../db/schema";
import { storedSchema } from "../../storedSchema";

export const runsSchema = storedSchema("A combined run", (stored) =>
  z.array(CombinedRun).parse(stored),
);

export interface OpenRun {
  readonly runId: number;
  readonly leadOrderId: number;
  /** All orders of the run. */
  readonly orderIds: readonly number[];
}

/** Returns the numbers of the other orders of a run, for a message. */
export const othersOf = ({ orderIds }: OpenRun, orderId: number): string =>
  orderIds
    .filter((id) => id !== orderId)
    .map((id) => `#${id}`)
    .join(", ");

/** Reads the accepted runs of some orders, by the order. */
export async function readOpenRuns(
  db: Pick<Database, "select">,
  orderIds: readonly number[],
): Promise<ReadonlyMap<number, OpenRun>> {
  const rows = await db
    .select({
      orderId: combinedRunOrders.orderId,
      runId: combinedRuns.id,
      leadOrderId: combinedRuns.leadOrderId,
      orderIds: sql<number[]>`(select json_agg(member.order_id order by member.order_id)
        from ${combinedRunOrders} member where member.run_id = ${combinedRuns.id})`,
    })
    .from(combinedRunOrders)
    .innerJoin(combinedRuns, eq(combinedRuns.id, combinedRunOrders.runId))
    .where(
      and(inArray(combinedRunOrders.orderId, [...orderIds]), isNull(combinedRunOrders.undoneAt)),
    );
  return new Map(rows.map(({ orderId, ...run }) => [orderId, run]));
}
