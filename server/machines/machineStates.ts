import { asc, eq, sql } from "drizzle-orm";
import type { MachineFigures, WallMachine } from "../../contract/machines";
import { indiaDate } from "../../domain/indiaTime";
import type { stopReasons } from "../../domain/stages/kinds";
import { lastPlanned, machineState } from "../../domain/stages/machineFigures";
import type { Reader } from "../db/connect";
import { atMostEvery } from "../db/frequentReads";
import { machineStops, machines } from "../db/schema";
import { readMachineFigures } from "./reports";
import { type LastJob, readLastJobs } from "./stationMachines";

type Machine = typeof machines.$inferSelect;

interface LastStops extends Record<string, unknown> {
  readonly machineId: number;
  readonly openReason: (typeof stopReasons)[number] | null;
  /** In milliseconds. */
  readonly openFrom: number | null;
  readonly startedAt: number | null;
}

/** Reads the stop of this moment and the end of the last stop of each machine, or of one machine. */
async function readLastStops(db: Reader, now: number, machineId?: number) {
  const at = sql`${new Date(now).toISOString()}::timestamptz`;
  const milliseconds = (at: string) => sql.raw(`(extract(epoch from ${at}) * 1000)::float8`);
  const { rows } = await db.execute<LastStops>(sql`
    select ${machines.id} as "machineId", open.reason as "openReason",
      ${milliseconds("open.started_at")} as "openFrom",
      (select ${milliseconds("max(ended_at)")} from ${machineStops} where machine_id = ${machines.id} and kind = 'ACTUAL') as "startedAt"
    from ${machines} left join machine_stops open on open.machine_id = ${machines.id} and (open.ended_at is null
      or open.kind = 'PLANNED' and open.started_at <= ${at} and open.ended_at > ${at})
    where ${machineId === undefined ? machines.active : eq(machines.id, machineId)}
    order by open.kind desc`);
  // The later row of a machine counts: a stop that goes on comes after a planned one.
  return new Map(rows.map((row) => [row.machineId, row]));
}

function describeNow(
  machine: Machine,
  { stops, job, now }: { stops: LastStops | undefined; job: LastJob | undefined; now: number },
): MachineFigures["now"] {
  const reason = stops?.openReason ?? undefined;
  const { state, since } = machineState(
    {
      openStop: reason && { reason, from: stops?.openFrom ?? now },
      startedAt: stops?.startedAt ?? undefined,
      enteredAt: job?.at.getTime(),
      left: job?.left ?? 0,
      planned: lastPlanned(machine, now),
    },
    now,
  );
  return {
    state,
    ...(reason && { reason }),
    ...(since !== undefined && { since: new Date(since).toISOString() }),
    ...(job && { job: { orderId: job.orderId, client: job.client, left: job.left } }),
  };
}

/** Reads what a machine does now. */
export async function readMachineNow(
  db: Reader,
  machine: Machine,
  now = Date.now(),
): Promise<MachineFigures["now"]> {
  const stops = (await readLastStops(db, now, machine.id)).get(machine.id);
  const job = (await readLastJobs(db, machine.id)).get(machine.id);
  return describeNow(machine, { stops, job, now });
}

/** Reads the machines in use with the figures of the day on which their planned time began last. */
export async function readMachineStates(db: Reader, now = Date.now()): Promise<WallMachine[]> {
  const found = await db
    .select()
    .from(machines)
    .where(eq(machines.active, true))
    .orderBy(asc(machines.id));
  if (found.length === 0) return [];
  const [stops, jobs] = [await readLastStops(db, now), await readLastJobs(db)];
  const states: WallMachine[] = [];
  for (const machine of found) {
    const { id, name, unit, ratePerHour } = machine;
    const day = indiaDate(new Date(lastPlanned(machine, now).from));
    const figures = await readMachineFigures(db, machine, { from: day, to: day }, now);
    const { good, waste, availability, performance, quality, oee, stops: stopped } = figures;
    states.push({
      ...describeNow(machine, { stops: stops.get(id), job: jobs.get(id), now }),
      id,
      name,
      unit,
      ratePerHour,
      good,
      waste,
      availability,
      performance,
      quality,
      oee,
      ...(performance !== undefined && { speed: Math.round(performance * ratePerHour) }),
      stops: stopped,
    });
  }
  return states;
}

const freshMs = 5_000;

/** Reads the states for the walls. All walls share a reading of the last seconds. */
export const readRecentStates = atMostEvery(freshMs, (db) => readMachineStates(db));
