import { type SQL, sql } from "drizzle-orm";
import { openLanesOf, piecesOfRun } from "../../../domain/combine/piecesOfRun";
import type { StageKind } from "../../../domain/stages/kinds";
import type { MadeSum } from "../../../domain/stages/stages";
import type { Reader } from "../../db/connect";
import { combinedRunOrders, combinedRuns, stageEntries } from "../../db/schema";
import { groupBy } from "../../groupBy";
import { runsSchema } from "./openRun";

interface SumRow extends Record<string, unknown> {
  readonly orderId: number;
  readonly stage: StageKind;
  readonly good: number;
  readonly waste: number;
  readonly given: number;
  readonly boxes: number;
}

interface RunRow extends Record<string, unknown> {
  readonly runId: number;
  readonly orderId: number;
  /** False for another order of the run, which the caller did not ask for. */
  readonly isAsked: boolean;
  readonly runs: unknown;
  readonly schemaVersion: number;
  /** The cuts that were entered for this order of the run. */
  readonly cuts: number;
  /**
   * The cuts that were entered after the run's acceptance, but before entries had a `run_id`. The entries have their
   * blanks.
   */
  readonly before: number;
}

const signed = (amount: SQL) =>
  sql`case when entry.reverses_id is null then ${amount} else -${amount} end`;
const sumOf = (amount: SQL, filter: SQL) =>
  sql`coalesce(sum(${signed(amount)}) filter (where ${filter}), 0)::float8`;

/** Reads the cuts of all runs that have one of the orders, by run and order. */
const readRunCuts = async (db: Pick<Reader, "execute">, orderIds: SQL) =>
  (
    await db.execute<RunRow>(sql`
      select member.run_id as "runId", member.order_id as "orderId", run.runs, run.schema_version as "schemaVersion",
        member.order_id in (${orderIds}) as "isAsked", entered.cuts, entered.before
      from ${combinedRunOrders} member join ${combinedRuns} run on run.id = member.run_id
        cross join lateral (
          select ${sumOf(sql`entry.good`, sql`entry.run_id = run.id`)} as cuts,
            ${sumOf(sql`entry.good`, sql`entry.run_id is null and entry.created_at >= run.created_at`)} as before
          from ${stageEntries} entry
          where entry.order_id = member.order_id and entry.stage = 'CORRUGATING'
        ) entered
      where member.undone_at is null and member.run_id in (
        select own.run_id from ${combinedRunOrders} own where own.order_id in (${orderIds}) and own.undone_at is null)`)
  ).rows;

/**
 * Reads the sums of the entries of orders, by order and stage. Each entry gives the pieces that it gave when it was made.
 * The cuts of a combined run give the blanks of their patterns to all orders of the run.
 * @param orderIds a list or a query of orders' numbers
 */
export async function readMadeSums(
  db: Pick<Reader, "execute">,
  orderIds: SQL,
): Promise<ReadonlyMap<number, ReadonlyMap<StageKind, MadeSum>>> {
  const { rows } = await db.execute<SumRow>(sql`
    select entry.order_id as "orderId", entry.stage, ${sumOf(sql`entry.good`, sql`true`)} as good,
      ${sumOf(sql`entry.waste`, sql`true`)} as waste,
      ${sumOf(sql`entry.good * coalesce(entry.gives, 1)`, sql`entry.run_id is null`)} as given,
      ${sumOf(sql`entry.good`, sql`entry.gives is null`)} as boxes
    from ${stageEntries} entry where entry.order_id in (${orderIds}) group by entry.order_id, entry.stage`);
  const sums = new Map<number, Map<StageKind, MadeSum>>();
  for (const { orderId, stage, ...sum } of rows) {
    const ofOrder = sums.get(orderId) ?? new Map<StageKind, MadeSum>();
    sums.set(orderId, ofOrder.set(stage, sum));
  }
  const runs = groupBy(await readRunCuts(db, orderIds), ({ runId }) => runId);
  for (const members of runs.values()) {
    const [first] = members;
    if (!first) continue;
    const patterns = runsSchema.read(first.schemaVersion, first.runs);
    const entered = (cutsOf: (row: RunRow) => number) =>
      piecesOfRun(patterns, new Map(members.map((row) => [row.orderId, cutsOf(row)])));
    const all = entered(({ cuts, before }) => cuts + before);
    const earlier = entered(({ before }) => before);
    for (const { orderId, isAsked, cuts } of members) {
      const [now, past] = [all.get(orderId), earlier.get(orderId)];
      if (!isAsked || !now || !past) continue;
      const ofOrder = sums.get(orderId) ?? new Map<StageKind, MadeSum>();
      const sum = ofOrder.get("CORRUGATING") ?? { good: 0, waste: 0, given: 0 };
      sums.set(
        orderId,
        ofOrder.set("CORRUGATING", {
          ...sum,
          good: sum.good - cuts + Math.max(cuts, now.cuts - past.cuts),
          given: (sum.given ?? 0) + now.blanks - past.blanks,
          lanes: openLanesOf(patterns, orderId, now.blanks),
        }),
      );
    }
  }
  return sums;
}
