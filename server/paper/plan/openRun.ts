import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import * as z from "zod/mini";
import { CombinedRun } from "../../../contract/combinedRuns";
import { leftOfRun } from "../../../domain/schedule/planJobs";
import type { Database } from "../../db/connect";
import {
  combinedRunOrders,
  combinedRuns,
  isCountedEntry,
  orders,
  stageEntries,
} from "../../db/schema";
import { groupBy } from "../../groupBy";
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

/** The rest of a combined run for one order. */
export interface OpenRunLeft {
  readonly id: number;
  /** The cuts that are still to make for all orders together, and the set-ups. */
  readonly pieces: number;
  readonly setUps: number;
  /** True if an entry was made for this order since the acceptance. */
  readonly isEntered: boolean;
}

/** Reads what the accepted runs of some orders still need, by the order. An order that is done has its blanks. */
export async function readRunsLeft(
  db: Pick<Database, "select">,
  open: readonly { readonly id: number; readonly isCorrugated: boolean }[],
): Promise<ReadonlyMap<number, OpenRunLeft>> {
  const corrugated = new Set(open.filter(({ isCorrugated }) => isCorrugated).map(({ id }) => id));
  const runIds = db
    .select({ id: combinedRunOrders.runId })
    .from(combinedRunOrders)
    .where(
      inArray(
        combinedRunOrders.orderId,
        open.map(({ id }) => id),
      ),
    );
  const rows = await db
    .select({
      orderId: combinedRunOrders.orderId,
      run: combinedRuns,
      isGone: sql<boolean>`${orders.status} in ('COMPLETED', 'SHIPPED') and ${orders.cancelledAt} is null`,
      blanks: sql<number>`${combinedRunOrders.ups} * coalesce((select sum(${stageEntries.good}) from ${stageEntries}
        where ${stageEntries.orderId} = ${orders.id} and ${stageEntries.stage} = 'CORRUGATING' and ${isCountedEntry}
          and ${stageEntries.createdAt} >= ${combinedRuns.createdAt}), 0)::float8`,
    })
    .from(combinedRunOrders)
    .innerJoin(combinedRuns, eq(combinedRuns.id, combinedRunOrders.runId))
    .innerJoin(orders, eq(orders.id, combinedRunOrders.orderId))
    .where(and(isNull(combinedRunOrders.undoneAt), inArray(combinedRuns.id, runIds)));
  return new Map(
    [...groupBy(rows, ({ run }) => run.id).values()].flatMap((members) =>
      members.map(({ orderId, run, blanks }) => {
        const made = members.map((one) => {
          const isMade = one.isGone || corrugated.has(one.orderId);
          return [one.orderId, isMade ? Infinity : one.blanks] as const;
        });
        const patterns = runsSchema.read(run.schemaVersion, run.runs);
        const left = leftOfRun(patterns, new Map(made));
        return [orderId, { id: run.id, ...left, isEntered: blanks > 0 }] as const;
      }),
    ),
  );
}
