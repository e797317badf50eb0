import { and, asc, eq, gt, isNull, lte, sql } from "drizzle-orm";
import type { MachineFigures, WallMachine } from "../../contract/machines";
import type { StationData } from "../../contract/scans";
import { currentMillis } from "../../domain/clock";
import { indiaDate } from "../../domain/indiaTime";
import type { StageKind, stopReasons } from "../../domain/stages/kinds";
import { machineState } from "../../domain/stages/machineFigures";
import { lastPlannedOf, type MachineTimes, rateOn } from "../../domain/stages/machineTimes";
import type { Session } from "../auth/sessions";
import type { DeviceSession } from "../auth/tokens";
import type { Reader } from "../db/connect";
import { atMostEvery } from "../db/frequentReads";
import {
  crewTimes,
  employees,
  isCountedEntry,
  machineStops,
  machines,
  orders,
  stageEntries,
} from "../db/schema";
import { groupBy } from "../groupBy";
import { readMachineTimes, readTimesOf } from "../machineTimes";
import { readOrderStages } from "./readStages";
import { readMachineFigures } from "./reports";

interface LastEntry extends Record<string, unknown> {
  readonly machineId: number;
  readonly orderId: number;
  readonly specificationVersionId: number | null;
  readonly client: string;
  readonly stage: StageKind;
  readonly at: string;
  readonly isOpen: boolean;
}

/** The order of a machine's last entry. `left` is what its stage still needs, and 0 if the order has left the plant. */
interface LastJob {
  readonly orderId: number;
  readonly client: string;
  readonly at: Date;
  /** The date of the entry in India. */
  readonly day: string;
  readonly left: number;
}

/** Reads the last entry of each machine in use, or of one machine, that is not reversed. */
export async function readLastEntries(
  db: Reader,
  machineId?: number,
): Promise<readonly LastEntry[]> {
  const { rows } = await db.execute<LastEntry>(sql`
    select ${machines.id} as "machineId", last.* from ${machines} cross join lateral (
      select ${stageEntries.orderId} as "orderId",
        ${stageEntries.specificationVersionId} as "specificationVersionId", ${orders.client} as client, ${stageEntries.stage} as stage,
        to_char(${stageEntries.at} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at,
        ${orders.shippedAt} is null and ${orders.cancelledAt} is null as "isOpen"
      from ${stageEntries} join ${orders} on ${orders.id} = ${stageEntries.orderId}
      where ${stageEntries.machineId} = ${machines.id} and ${isCountedEntry}
      order by ${stageEntries.at} desc, ${stageEntries.id} desc limit 1
    ) last where ${machines.active} ${machineId === undefined ? sql`` : sql`and ${machines.id} = ${machineId}`}`);
  return rows;
}

/** Reads the job of each machine, or of one machine, by its last entry. */
export async function readLastJobs(
  db: Reader,
  machineId?: number,
): Promise<ReadonlyMap<number, LastJob>> {
  const jobs = new Map<number, LastJob>();
  for (const entry of await readLastEntries(db, machineId)) {
    const { machineId: id, orderId, client, stage, at, isOpen } = entry;
    const { stages } = await readOrderStages(db, orderId);
    const { left = 0 } = stages.find(({ kind }) => kind === stage) ?? {};
    const day = indiaDate(new Date(at));
    jobs.set(id, { orderId, client, at: new Date(at), day, left: isOpen ? left : 0 });
  }
  return jobs;
}

type Station = Session | DeviceSession;

/** Reads the last entry of a station at each machine. The station may take it back. */
async function readOwnEntries(db: Reader, session: Station) {
  const isOwn =
    "deviceId" in session
      ? eq(stageEntries.deviceId, session.deviceId)
      : and(isNull(stageEntries.deviceId), eq(stageEntries.createdBy, session.email));
  const rows = await db
    .select()
    .from(stageEntries)
    .where(and(isOwn, isCountedEntry, sql`${stageEntries.at} > now() - interval '1 hour'`))
    .orderBy(asc(stageEntries.at), asc(stageEntries.id));
  return new Map(rows.map((row) => [row.machineId, row]));
}

/** Reads the people who are at a machine now. */
const readPresentCrew = (db: Reader) =>
  db
    .select({ machineId: crewTimes.machineId, name: employees.name })
    .from(crewTimes)
    .innerJoin(employees, eq(employees.id, crewTimes.employeeId))
    .where(
      and(
        isNull(crewTimes.cancelledAt),
        lte(crewTimes.startedAt, sql`now()`),
        gt(crewTimes.endedAt, sql`now()`),
      ),
    )
    .orderBy(asc(employees.name));

/** Reads the machines of the station's unit. An admin's station gets the machines of all units. */
export async function readStationMachines(
  db: Reader,
  session: Station,
): Promise<NonNullable<StationData["machines"]>> {
  const found = await db
    .select()
    .from(machines)
    .where(and(machines.active, "unit" in session ? eq(machines.unit, session.unit) : undefined))
    .orderBy(asc(machines.id));
  if (found.length === 0) return [];
  const stops = await db.select().from(machineStops).where(isNull(machineStops.endedAt));
  const jobs = await readLastJobs(db);
  const entries = await readOwnEntries(db, session);
  const crews = groupBy(await readPresentCrew(db), ({ machineId }) => machineId);
  return found.map(({ id, name, unit, stage }) => {
    const stop = stops.find(({ machineId }) => machineId === id);
    const job = jobs.get(id);
    const entry = entries.get(id);
    return {
      id,
      name,
      unit,
      stage,
      crew: (crews.get(id) ?? []).map((person) => person.name),
      ...(stop && {
        openStop: {
          stopId: stop.stopId,
          reason: stop.reason,
          startedAt: stop.startedAt.toISOString(),
        },
      }),
      ...(job &&
        job.left > 0 && {
          openJob: { orderId: job.orderId, client: job.client, day: job.day, left: job.left },
        }),
      ...(entry && {
        lastEntry: {
          entryId: entry.entryId,
          orderId: entry.orderId,
          good: entry.good,
          waste: entry.waste,
          at: entry.at.toISOString(),
        },
      }),
    };
  });
}

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
  // A machine may have an open stop and a planned stop now. The map keeps the last row, which is the open stop.
  return new Map(rows.map((row) => [row.machineId, row]));
}

function describeNow(
  times: readonly MachineTimes[],
  { stops, job, now }: { stops: LastStops | undefined; job: LastJob | undefined; now: number },
): MachineFigures["now"] {
  const reason = stops?.openReason ?? undefined;
  const { state, since } = machineState(
    {
      openStop: reason && { reason, from: stops?.openFrom ?? now },
      startedAt: stops?.startedAt ?? undefined,
      enteredAt: job?.at.getTime(),
      left: job?.left ?? 0,
      planned: lastPlannedOf(times, now),
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
  now = currentMillis(),
): Promise<MachineFigures["now"]> {
  const stops = (await readLastStops(db, now, machine.id)).get(machine.id);
  const job = (await readLastJobs(db, machine.id)).get(machine.id);
  return describeNow(await readTimesOf(db, machine.id), { stops, job, now });
}

/** Reads the machines in use with the figures of the day on which their planned time began last. */
export async function readMachineStates(db: Reader, now = currentMillis()): Promise<WallMachine[]> {
  const found = await db
    .select()
    .from(machines)
    .where(eq(machines.active, true))
    .orderBy(asc(machines.id));
  if (found.length === 0) return [];
  const [stops, jobs] = [await readLastStops(db, now), await readLastJobs(db)];
  const times = await readMachineTimes(db);
  const states: WallMachine[] = [];
  for (const machine of found) {
    const { id, name, unit } = machine;
    const ownTimes = times.get(id) ?? [];
    const day = indiaDate(new Date(lastPlannedOf(ownTimes, now).from));
    const ratePerHour = rateOn(ownTimes, day);
    const figures = await readMachineFigures(db, machine, { from: day, to: day }, now);
    const { good, waste, availability, performance, quality, oee, stops: stopped } = figures;
    states.push({
      ...describeNow(ownTimes, { stops: stops.get(id), job: jobs.get(id), now }),
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
