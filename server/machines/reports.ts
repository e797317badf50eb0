import { and, eq, ne, sql } from "drizzle-orm";
import type { MachineFigures, MeasuredRates } from "../../contract/machines";
import { currentMillis } from "../../domain/clock";
import { dateAfter, startOfIndiaDate } from "../../domain/indiaTime";
import { joinSpans, withoutStops } from "../../domain/schedule/workingTime";
import type { stopReasons } from "../../domain/stages/kinds";
import {
  machineFigures,
  machineRuns,
  measuredRate,
  overlapMinutes,
  plannedSpansOn,
  type Span,
} from "../../domain/stages/machineFigures";
import {
  hoursOn,
  lastPlannedOf,
  type MachineTimes,
  plannedDateOf,
  rateOn,
} from "../../domain/stages/machineTimes";
import { addPieces, type PieceSum } from "../../domain/stages/stages";
import type { Reader } from "../db/connect";
import {
  boxSpecificationVersions,
  isCountedEntry,
  machineStops,
  type machines,
  stageEntries,
} from "../db/schema";
import { groupBy } from "../groupBy";
import { readTimesOf } from "../machineTimes";
import { type DateRange, parsePeriod } from "../reportPeriod";
import { dayMs } from "../units";
import { signed } from "./records";

const usualDays = 29;

interface MinutePieces extends Record<string, unknown> {
  /** In milliseconds. */
  readonly at: number;
  readonly good: number;
  readonly waste: number;
}

/** Reads the pieces of a machine by day. A planned time over midnight belongs to the day on which it began. */
async function readDayPieces(
  db: Reader,
  machineId: number,
  { first, last, times }: { first: string; last: string; times: readonly MachineTimes[] },
): Promise<ReadonlyMap<string, PieceSum>> {
  const { rows } = await db.execute<MinutePieces>(sql`
    select (extract(epoch from date_trunc('minute', ${stageEntries.at})) * 1000)::float8 as at,
      sum(${signed(sql`${stageEntries.good}`)})::float8 as good,
      sum(${signed(sql`${stageEntries.waste}`)})::float8 as waste
    from ${stageEntries}
    where ${stageEntries.machineId} = ${machineId}
      and ${stageEntries.at} >= ${startOfIndiaDate(first).toISOString()}
      and ${stageEntries.at} < ${startOfIndiaDate(dateAfter(last, 2)).toISOString()}
    group by 1`);
  const days = groupBy(rows, ({ at }) => plannedDateOf(times, at));
  return new Map(
    [...days]
      .map(([day, made]) => [day, addPieces(made)] as const)
      .filter(([, { good, waste }]) => good + waste > 0),
  );
}

/** Reads the stops of a machine since a time, in milliseconds, without cancelled ones. An open stop ends now. */
export async function readStopSpans(db: Reader, machineId: number, since: Date, now: number) {
  const rows = await db
    .select()
    .from(machineStops)
    .where(
      and(
        eq(machineStops.machineId, machineId),
        ne(machineStops.kind, "CANCELLED"),
        sql`coalesce(${machineStops.endedAt}, now()) > ${since.toISOString()}`,
      ),
    );
  return rows.map(({ kind, reason, startedAt, endedAt }) => ({
    kind,
    reason,
    from: startedAt.getTime(),
    to: endedAt?.getTime() ?? now,
  }));
}

/**
 * Reads the figures of a machine, each day by the hours and the rate that hold on it. A day is planned if it has an entry
 * or a stop. Planned stops are no planned time. The planned time of the present day ends now.
 */
export async function readMachineFigures(
  db: Reader,
  machine: typeof machines.$inferSelect,
  range: DateRange,
  now = currentMillis(),
): Promise<Omit<MachineFigures, "now" | "plannedStops">> {
  const { first, last, since, until } = parsePeriod(range, usualDays);
  const times = await readTimesOf(db, machine.id);
  const byDay = await readDayPieces(db, machine.id, { first, last, times });
  const ended = until.getTime() + dayMs;
  const all = (await readStopSpans(db, machine.id, since, now)).filter(({ from }) => from < ended);
  const stops = all.filter(({ kind }) => kind === "ACTUAL");
  const off = all.filter(({ kind }) => kind === "PLANNED");
  const minutesByReason = new Map<(typeof stopReasons)[number], number>();
  const parts = [];
  for (let day = first; day <= last; day = dateAfter(day)) {
    const hours = hoursOn(times, day);
    const planned = hours ? withoutStops(plannedSpansOn(day, hours), off) : [];
    const minutesIn = (span: Span) =>
      planned.reduce((sum, part) => sum + overlapMinutes(part, span), 0);
    const stopped = stops
      .map(({ reason, from, to }) => ({
        reason,
        minutes: minutesIn({ from, to: Math.min(to, now) }),
      }))
      .filter(({ minutes }) => minutes > 0);
    const made = byDay.get(day);
    if (!made && stopped.length === 0) continue;
    for (const { reason, minutes } of stopped)
      minutesByReason.set(reason, (minutesByReason.get(reason) ?? 0) + minutes);
    parts.push({
      plannedMinutes: minutesIn({ from: since.getTime(), to: now }),
      stopMinutes: stopped.reduce((sum, { minutes }) => sum + minutes, 0),
      ratePerHour: rateOn(times, day),
      good: made?.good ?? 0,
      waste: made?.waste ?? 0,
    });
  }
  return {
    from: first,
    to: last,
    days: parts.length,
    ...addPieces(parts),
    plannedMinutes: Math.round(parts.reduce((sum, part) => sum + part.plannedMinutes, 0)),
    stopMinutes: Math.round(parts.reduce((sum, part) => sum + part.stopMinutes, 0)),
    ...machineFigures(parts),
    stops: [...minutesByReason]
      .map(([reason, minutes]) => ({ reason, minutes: Math.round(minutes) }))
      .sort((one, other) => other.minutes - one.minutes),
  };
}

/** The days whose entries are read. Only the last runs of each board count, and a year has enough runs. */
const measuredDays = 365;

interface MadeRow extends Record<string, unknown> {
  readonly orderId: number;
  readonly at: string;
  readonly pieces: number;
  readonly ply: number;
  readonly flutes: string;
}

/** Reads the counted entries of a machine, the earliest first, each with its board. */
async function readMade(db: Reader, machineId: number, since: Date) {
  const { rows } = await db.execute<MadeRow>(sql`
    select ${stageEntries.orderId} as "orderId", to_json(${stageEntries.at}) as at,
      ${stageEntries.good} + ${stageEntries.waste} as pieces,
      (${boxSpecificationVersions.content} ->> 'ply')::int as ply,
      (select string_agg(paper ->> 'flute', '' order by place)
        from jsonb_array_elements(${boxSpecificationVersions.content} -> 'layers') with ordinality as layer(paper, place))
        as flutes
    from ${stageEntries}
      join ${boxSpecificationVersions} on ${boxSpecificationVersions.id} = ${stageEntries.specificationVersionId}
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
  now = currentMillis(),
): Promise<MeasuredRates> {
  const since = new Date(now - measuredDays * dayMs);
  const made = await readMade(db, machine.id, since);
  // A stop may overlap a planned one.
  const times = await readTimesOf(db, machine.id);
  const spans = joinSpans(await readStopSpans(db, machine.id, since, now));
  const runs = machineRuns(made, spans, (at) => lastPlannedOf(times, at).from);
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
