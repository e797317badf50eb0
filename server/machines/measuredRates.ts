import { sql } from "drizzle-orm";
import type { MeasuredRates } from "../../contract/machines";
import { joinSpans } from "../../domain/schedule/workingTime";
import { machineRuns, measuredRate } from "../../domain/stages/measuredRate";
import { lastPlanned } from "../../domain/stages/plannedTime";
import type { Reader } from "../db/connect";
import {
  boxSpecificationVersions,
  isCountedEntry,
  type machines,
  orders,
  stageEntries,
} from "../db/schema";
import { groupBy } from "../groupBy";
import { dayMs } from "../units";
import { readStopSpans } from "./reports";

/** Only the last runs of each board count, and a year has these runs. */
const measuredDays = 365;

interface MadeRow extends Record<string, unknown> {
  readonly orderId: number;
  readonly at: string;
  readonly pieces: number;
  readonly ply: number;
  readonly flutes: string;
}

/** Reads the counted entries of a machine, the earliest first, each with the order's board. */
async function readMade(db: Reader, machineId: number, since: Date) {
  const { rows } = await db.execute<MadeRow>(sql`
    select ${stageEntries.orderId} as "orderId", to_json(${stageEntries.at}) as at,
      ${stageEntries.good} + ${stageEntries.waste} as pieces,
      (${boxSpecificationVersions.content} ->> 'ply')::int as ply,
      (select string_agg(paper ->> 'flute', '' order by place)
        from jsonb_array_elements(${boxSpecificationVersions.content} -> 'layers') with ordinality as layer(paper, place))
        as flutes
    from ${stageEntries} join ${orders} on ${orders.id} = ${stageEntries.orderId}
      join ${boxSpecificationVersions} on ${boxSpecificationVersions.id} = ${orders.specificationVersionId}
    where ${stageEntries.machineId} = ${machineId} and ${stageEntries.at} >= ${since.toISOString()}
      and ${isCountedEntry}
    order by ${stageEntries.at}, ${stageEntries.id}`);
  return rows.map(({ ply, flutes, at, ...made }) => ({
    ...made,
    at: Date.parse(at),
    board: { ply, flutes },
  }));
}

/** Reads the rates that a machine has shown in its last runs, of all boards and of each. */
export async function readMeasuredRates(
  db: Reader,
  machine: typeof machines.$inferSelect,
  now = Date.now(),
): Promise<MeasuredRates> {
  const since = new Date(now - measuredDays * dayMs);
  const made = await readMade(db, machine.id, since);
  // A stop may overlap a planned one.
  const spans = joinSpans(await readStopSpans(db, machine.id, since, now));
  const runs = machineRuns(made, spans, (at) => lastPlanned(machine, at).from);
  const all = measuredRate(runs);
  const boards = [...groupBy(runs, ({ board }) => `${board.ply} ${board.flutes}`).values()];
  return {
    ...(all && { all }),
    boards: boards
      .flatMap((group) => {
        const [board, rate] = [group[0]?.board, measuredRate(group)];
        return board && rate ? [{ ...board, ...rate }] : [];
      })
      .sort((one, other) => one.ply - other.ply || one.flutes.localeCompare(other.flutes)),
  };
}
