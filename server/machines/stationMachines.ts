import { and, asc, eq, gt, isNull, lte, sql } from "drizzle-orm";
import type { MachineScanned } from "../../contract/machineScans";
import type { StationData } from "../../contract/scans";
import { indiaDate } from "../../domain/indiaTime";
import type { StageKind } from "../../domain/stages/kinds";
import type { Session } from "../auth/sessions";
import type { DeviceSession } from "../auth/tokens";
import type { Reader } from "../db/connect";
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
import { readOrderStages } from "./readStages";
import type { EntryAuthor } from "./writeEntry";

interface LastEntry extends Record<string, unknown> {
  readonly machineId: number;
  readonly orderId: number;
  readonly client: string;
  readonly stage: StageKind;
  readonly at: string;
  readonly isOpen: boolean;
}

/** The order of a machine's last entry. `left` is what its stage still needs, and 0 if the order has left the plant. */
export interface LastJob {
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
      select ${stageEntries.orderId} as "orderId", ${orders.client} as client, ${stageEntries.stage} as stage,
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

/** A scan at a machine: its time, its author, and the fields of every reply. */
export interface ScanAtMachine {
  readonly at: Date;
  readonly by: EntryAuthor;
  readonly reply: Pick<MachineScanned, "barcodeId" | "name" | "at">;
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
