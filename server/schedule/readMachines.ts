import { and, eq, gt, inArray, isNull, ne, or } from "drizzle-orm";
import type { SpecificationContent } from "../../contract/boxSpecifications";
import { type PlantCalendar, weekdays } from "../../contract/calendar";
import type { PlannedStop } from "../../contract/machines";
import { dateAfter, indiaDate } from "../../domain/indiaTime";
import type { JobSetup, PlannedMachine } from "../../domain/schedule/jobs";
import { toWorkingTime, withoutStops } from "../../domain/schedule/workingTime";
import { plannedSpansOn } from "../../domain/stages/machineFigures";
import { readCalendar } from "../calendar/readCalendar";
import type { Database } from "../db/connect";
import { boxSpecificationVersions, machineStops, machines, orders } from "../db/schema";
import { groupBy } from "../groupBy";
import { readLastEntries } from "../machines/stationMachines";
import { toPlannedStop } from "../machines/stops";
import { specificationSchema } from "../specifications/versions";
import { minuteMs } from "../units";

/** The planned days. A run that does not fit into these days has no place. */
const plannedDays = 240;

/** A stop without an end that is younger than this is taken for a short one, if the machine is not broken. */
const shortStopMinutes = 60;

export const minuteOf = (instant: Date) => Math.ceil(instant.getTime() / minuteMs);

type Stop = typeof machineStops.$inferSelect;
export type ScheduledMachine = PlannedMachine &
  typeof machines.$inferSelect & { readonly plannedStops: PlannedStop[] };

const isWorkDay = ({ weeklyOffs, holidays }: PlantCalendar, unit: string, date: string) => {
  const weekday = weekdays[new Date(`${date}T00:00:00Z`).getUTCDay()];
  return (
    !holidays.some((holiday) => holiday.date === date) &&
    !weeklyOffs.some((off) => off.unit === unit && off.weekday === weekday)
  );
};

/** True if the machine has an open stop that may take long: a mechanical or electrical one, or one of an hour. */
const isWithoutEnd = ({ endedAt, reason, startedAt }: Stop, now: number) =>
  endedAt === null &&
  (reason === "MECHANICAL" ||
    reason === "ELECTRICAL" ||
    now - minuteOf(startedAt) >= shortStopMinutes);

/**
 * Returns the board and the inks of a box. A specification has a number of colours without names, so each
 * specification has its own inks.
 */
export const setupOf = (box: SpecificationContent, specificationId: number): JobSetup => ({
  board: JSON.stringify(box.layers.map(({ gsm, burstFactor, flute }) => [gsm, burstFactor, flute])),
  inks: Array.from({ length: box.printColours }, (_, index) => `${specificationId}.${index}`),
});

/** Reads the last order of each machine, with the board and inks of the box. */
async function readLastSetups(db: Database) {
  const entries = await readLastEntries(db);
  const rows = await db
    .select({
      orderId: orders.id,
      specificationId: boxSpecificationVersions.specificationId,
      schemaVersion: boxSpecificationVersions.schemaVersion,
      content: boxSpecificationVersions.content,
    })
    .from(orders)
    .innerJoin(
      boxSpecificationVersions,
      eq(boxSpecificationVersions.id, orders.specificationVersionId),
    )
    .where(
      inArray(
        orders.id,
        entries.map(({ orderId }) => orderId),
      ),
    );
  const setups = new Map(
    rows.map(({ orderId, specificationId, schemaVersion, content }) => [
      orderId,
      setupOf(specificationSchema.read(schemaVersion, content), specificationId),
    ]),
  );
  return new Map(
    entries.flatMap(({ machineId, orderId }) => {
      const setup = setups.get(orderId);
      return setup ? [[machineId, { orderId, ...setup }] as const] : [];
    }),
  );
}

/** Reads the machines in use and the time of each from now on, without holidays, weekly offs, breaks and known stops. */
export async function readMachines(
  db: Database,
  now: number,
): Promise<readonly ScheduledMachine[]> {
  const calendar = await readCalendar(db);
  const all = await db.select().from(machines).where(eq(machines.active, true));
  const stops = groupBy(
    await db
      .select()
      .from(machineStops)
      .where(
        and(
          ne(machineStops.kind, "CANCELLED"),
          or(isNull(machineStops.endedAt), gt(machineStops.endedAt, new Date(now * minuteMs))),
        ),
      )
      .orderBy(machineStops.startedAt),
    ({ machineId }) => machineId,
  );
  const lastSetups = await readLastSetups(db);
  const today = indiaDate(new Date(now * minuteMs));
  const dates = Array.from({ length: plannedDays }, (_, index) => dateAfter(today, index - 1));
  return all.map((machine) => {
    const ownStops = stops.get(machine.id) ?? [];
    const known = ownStops.flatMap(({ startedAt, endedAt }) =>
      endedAt ? [{ from: minuteOf(startedAt), to: minuteOf(endedAt) }] : [],
    );
    const planned = dates
      .filter((date) => isWorkDay(calendar, machine.unit, date))
      .flatMap((date) => plannedSpansOn(date, machine))
      .map(({ from, to }) => ({ from: from / minuteMs, to: to / minuteMs }));
    return {
      ...machine,
      plannedStops: ownStops.flatMap(toPlannedStop),
      isDown: ownStops.some((stop) => isWithoutEnd(stop, now)),
      lastJob: lastSetups.get(machine.id),
      time: toWorkingTime(withoutStops(planned, known)),
    };
  });
}
