import { and, eq, sql } from "drizzle-orm";
import type { MachineFigures } from "../../contract/machines";
import { shiftMinutes } from "../../contract/shifts";
import type { PieceWaste } from "../../contract/stages";
import { dateAfter, minutesOfTime, startOfIndiaDate } from "../../domain/indiaTime";
import type { pieceWasteReasons, StageKind, stopReasons } from "../../domain/stages/kinds";
import { machineFigures, overlapMinutes, type Span } from "../../domain/stages/machineFigures";
import { addPieces, wasteShare } from "../../domain/stages/stages";
import type { Reader } from "../db/connect";
import { machineStops, machines, stageEntries } from "../db/schema";
import { groupBy } from "../groupBy";
import { type DateRange, parsePeriod } from "../reportPeriod";
import { signed } from "./stageEntryRecord";

const dayMinutes = 24 * 60;
const minuteMs = 60_000;
const usualDays = 29;
/** The period of the paper's waste. */
const usualWasteDays = 180;

interface DayPieces extends Record<string, unknown> {
  readonly day: string;
  readonly good: number;
  readonly waste: number;
}

/** Reads the pieces of a machine by day. A shift over midnight belongs to the day on which it began. */
async function readDayPieces(
  db: Reader,
  machineId: number,
  { first, last, shift }: { first: string; last: string; shift: number },
): Promise<readonly DayPieces[]> {
  const { rows } = await db.execute<DayPieces>(sql`
    select * from (
      select to_char((${stageEntries.at} - make_interval(mins => ${shift}::int)) at time zone 'Asia/Kolkata',
          'YYYY-MM-DD') as day,
        sum(${signed(sql`${stageEntries.good}`)})::float8 as good,
        sum(${signed(sql`${stageEntries.waste}`)})::float8 as waste
      from ${stageEntries}
      where ${stageEntries.machineId} = ${machineId}
        and ${stageEntries.at} >= ${startOfIndiaDate(first).toISOString()}
        and ${stageEntries.at} < ${startOfIndiaDate(dateAfter(last, 2)).toISOString()}
      group by 1
    ) days where day between ${first} and ${last} and good + waste > 0`);
  return rows;
}

/** Reads the figures of a machine. A day is planned if it has an entry or a stop. Planned time ends now. */
export async function readMachineFigures(
  db: Reader,
  machine: typeof machines.$inferSelect,
  range: DateRange,
  now = Date.now(),
): Promise<Omit<MachineFigures, "now">> {
  const { first, last, since, until } = parsePeriod(range, usualDays);
  const start = minutesOfTime(machine.runsFrom);
  const length = shiftMinutes(start, minutesOfTime(machine.runsTo)) || dayMinutes;
  const shift = start + length > dayMinutes ? start : 0;
  const pieces = await readDayPieces(db, machine.id, { first, last, shift });
  const stopRows = await db
    .select()
    .from(machineStops)
    .where(
      and(
        eq(machineStops.machineId, machine.id),
        sql`${machineStops.startedAt} < ${new Date(until.getTime() + dayMinutes * minuteMs).toISOString()}`,
        sql`coalesce(${machineStops.endedAt}, now()) > ${since.toISOString()}`,
      ),
    );
  const stops = stopRows.map(({ reason, startedAt, endedAt }) => ({
    reason,
    from: startedAt.getTime(),
    to: endedAt?.getTime() ?? now,
  }));
  const byDay = new Map(pieces.map((row) => [row.day, row]));
  const minutesByReason = new Map<(typeof stopReasons)[number], number>();
  const parts = [];
  for (let day = first; day <= last; day = dateAfter(day)) {
    const from = startOfIndiaDate(day).getTime() + start * minuteMs;
    const planned: Span = { from, to: Math.max(from, Math.min(from + length * minuteMs, now)) };
    const stopped = stops
      .map((stop) => ({ reason: stop.reason, minutes: overlapMinutes(stop, planned) }))
      .filter(({ minutes }) => minutes > 0);
    const made = byDay.get(day);
    if (!made && stopped.length === 0) continue;
    for (const { reason, minutes } of stopped)
      minutesByReason.set(reason, (minutesByReason.get(reason) ?? 0) + minutes);
    parts.push({
      plannedMinutes: (planned.to - planned.from) / minuteMs,
      stopMinutes: stopped.reduce((sum, { minutes }) => sum + minutes, 0),
      ratePerHour: machine.ratePerHour,
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

interface ReasonRow extends Record<string, unknown> {
  readonly machineId: number;
  readonly machine: string;
  readonly stage: StageKind;
  readonly reason: (typeof pieceWasteReasons)[number] | null;
  readonly entries: number;
  readonly good: number;
  readonly waste: number;
}

/** Returns wasted pieces with their share of all pieces that were made with them. */
function sharedWaste(made: readonly ReasonRow[], waste: number) {
  const share = wasteShare(made, waste);
  return { good: addPieces(made).good, waste, ...(share !== undefined && { share }) };
}

/** Reads the wasted pieces of all machines by stage and reason. */
export async function readPieceWaste(db: Reader, range: DateRange): Promise<PieceWaste> {
  const { first, last, since, until } = parsePeriod(range, usualWasteDays);
  const { rows } = await db.execute<ReasonRow>(sql`
    select ${stageEntries.machineId} as "machineId", ${machines.name} as machine,
      ${stageEntries.stage} as stage, ${stageEntries.reason} as reason,
      sum(${signed(sql`1`)})::int as entries,
      sum(${signed(sql`${stageEntries.good}`)})::float8 as good,
      sum(${signed(sql`${stageEntries.waste}`)})::float8 as waste
    from ${stageEntries} join ${machines} on ${machines.id} = ${stageEntries.machineId}
    where ${stageEntries.at} >= ${since.toISOString()} and ${stageEntries.at} < ${until.toISOString()}
    group by 1, 2, 3, 4`);
  const total = addPieces(rows);
  const groups = groupBy(rows, ({ machineId, stage }) => `${machineId} ${stage}`);
  return {
    from: first,
    to: last,
    total: sharedWaste(rows, total.waste),
    rows: [...groups.values()]
      .flatMap((group) =>
        group.flatMap(({ reason, waste, entries, machineId, machine, stage }) =>
          reason === null || waste === 0
            ? []
            : [{ machineId, machine, stage, reason, entries, ...sharedWaste(group, waste) }],
        ),
      )
      .sort((one, other) => other.waste - one.waste),
  };
}
