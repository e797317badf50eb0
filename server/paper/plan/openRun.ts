import { and, eq, inArray, isNull, type SQL, sql } from "drizzle-orm";
import * as z from "zod/mini";
import { CombinedRun } from "../../../contract/combinedRuns";
import { cutsOfRun, piecesOfRun } from "../../../domain/combine/piecesOfRun";
import { leftOfRun } from "../../../domain/schedule/planJobs";
import type { Database, Reader } from "../../db/connect";
import {
  combinedRunOrders,
  combinedRuns,
  isCountedEntry,
  orders,
  stageEntries,
} from "../../db/schema";
import { groupBy } from "../../groupBy";
import { storedSchema } from "../../storedSchema";

export const runsSchema = storedSchema("A combined run", 1, (stored) =>
  z.array(CombinedRun).parse(stored),
);

export interface OpenRun {
  readonly runId: number;
  readonly leadOrderId: number;
  /** All orders of the run. */
  readonly orderIds: readonly number[];
  /** The cuts of all patterns. People may enter all cuts for one order of the run. */
  readonly cuts: number;
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
      runs: combinedRuns.runs,
      schemaVersion: combinedRuns.schemaVersion,
      orderIds: sql<number[]>`(select json_agg(member.order_id order by member.order_id)
        from ${combinedRunOrders} member where member.run_id = ${combinedRuns.id})`,
    })
    .from(combinedRunOrders)
    .innerJoin(combinedRuns, eq(combinedRuns.id, combinedRunOrders.runId))
    .where(
      and(inArray(combinedRunOrders.orderId, [...orderIds]), isNull(combinedRunOrders.undoneAt)),
    );
  return new Map(
    rows.map(({ orderId, runs, schemaVersion, ...run }) => [
      orderId,
      { ...run, cuts: cutsOfRun(runsSchema.read(schemaVersion, runs)) },
    ]),
  );
}

/** Reads the accepted runs whose orders are in several units. Older versions let an order of a run change its unit. */
export async function readMixedRuns(
  db: Pick<Reader, "execute">,
): Promise<readonly { readonly runId: number; readonly orders: string }[]> {
  const { rows } = await db.execute<{ runId: number; orders: string }>(sql`
    select member.run_id as "runId",
      string_agg('#' || ${orders.id} || ' (' || ${orders.unit} || ')', ', ' order by ${orders.id}) as orders
    from ${combinedRunOrders} member join ${orders} on ${orders.id} = member.order_id
    where member.undone_at is null
    group by member.run_id having count(distinct ${orders.unit}) > 1 order by member.run_id`);
  return rows;
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

/** Returns the SQL of an order's good cuts. */
const cutsOf = (
  where: SQL,
) => sql<number>`coalesce((select sum(${stageEntries.good}) from ${stageEntries}
  where ${stageEntries.orderId} = ${orders.id} and ${stageEntries.stage} = 'CORRUGATING' and ${isCountedEntry}
    and ${where}), 0)::float8`;

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
      ups: combinedRunOrders.ups,
      run: combinedRuns,
      isGone: sql<boolean>`${orders.status} in ('COMPLETED', 'SHIPPED') and ${orders.cancelledAt} is null`,
      cuts: cutsOf(sql`${stageEntries.runId} = ${combinedRuns.id}`),
      // Older entries have no run. They count by the order's number of blanks side by side.
      olderCuts: cutsOf(
        sql`${stageEntries.runId} is null and ${stageEntries.createdAt} >= ${combinedRuns.createdAt}`,
      ),
    })
    .from(combinedRunOrders)
    .innerJoin(combinedRuns, eq(combinedRuns.id, combinedRunOrders.runId))
    .innerJoin(orders, eq(orders.id, combinedRunOrders.orderId))
    .where(and(isNull(combinedRunOrders.undoneAt), inArray(combinedRuns.id, runIds)));
  return new Map(
    [...groupBy(rows, ({ run }) => run.id).values()].flatMap((members) => {
      const [first] = members;
      if (!first) return [];
      const { run } = first;
      const patterns = runsSchema.read(run.schemaVersion, run.runs);
      const made = members.map(({ orderId, ups, isGone, cuts, olderCuts }) => {
        const own = piecesOfRun(patterns, new Map([[orderId, cuts]])).get(orderId);
        const isMade = isGone || corrugated.has(orderId);
        return [orderId, isMade ? Infinity : ups * olderCuts + (own?.blanks ?? 0)] as const;
      });
      const left = leftOfRun(patterns, new Map(made));
      return members.map(
        ({ orderId, cuts, olderCuts }) =>
          [orderId, { id: run.id, ...left, isEntered: cuts + olderCuts > 0 }] as const,
      );
    }),
  );
}
