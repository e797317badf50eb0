import { and, asc, desc, eq, isNull, max, ne, sql } from "drizzle-orm";
import type { StationData } from "../../contract/scans";
import { currentTime } from "../../domain/clock";
import { dispatchLimit } from "../../domain/dispatches/dispatchLimit";
import { kilogramsOf } from "../../domain/storedUnits";
import { readCheckOutLimits } from "../attendance/presence";
import { readCalendar } from "../calendar/readCalendar";
import { readInvoiceSettings } from "../company/plantSettings";
import type { Database } from "../db/connect";
import {
  admins,
  boxSpecificationVersions,
  dispatches,
  employees,
  orders,
  reelReservations,
  reels,
} from "../db/schema";
import { emailKeyOf } from "../db/schema/columns";
import type { Handlers } from "../http/handler";
import { readStationMachines } from "../machines/machineStates";
import { readStationJobs } from "../machines/readStages";
import { readOpenRuns } from "../paper/plan/openRun";

const reelColumns = {
  barcodeId: reels.barcodeId,
  reelNo: reels.reelNo,
  status: reels.status,
  paperType: reels.paperType,
  gsm: reels.gsm,
  deckle: reels.deckle,
  supplierName: reels.supplierName,
  fullDiameter: reels.fullDiameterMillimetres,
  coreDiameter: reels.coreDiameterMillimetres,
  currentWeightGrams: reels.currentWeightGrams,
  coreWeightGrams: reels.coreWeightGrams,
};

interface WeighedReel {
  readonly currentWeightGrams: number;
  readonly coreWeightGrams: number;
  readonly fullDiameter: number | null;
  readonly coreDiameter: number | null;
}

const inKilograms = <Reel extends WeighedReel>({
  currentWeightGrams,
  coreWeightGrams,
  fullDiameter,
  coreDiameter,
  ...reel
}: Reel) => ({
  ...reel,
  ...(fullDiameter !== null && { fullDiameter }),
  ...(coreDiameter !== null && { coreDiameter }),
  currentWeight: kilogramsOf(currentWeightGrams),
  coreWeight: kilogramsOf(coreWeightGrams),
});

const isOpenOrder = and(isNull(orders.shippedAt), isNull(orders.cancelledAt));

/** Returns the reels in the store and at the machines, with the order that has reserved each. */
async function readUnfinishedReels(db: Database): Promise<StationData["reels"]> {
  const rows = await db
    .select({
      ...reelColumns,
      reservation: {
        orderId: reelReservations.orderId,
        layer: reelReservations.layer,
        createdBy: reelReservations.createdBy,
      },
      client: orders.client,
      firstName: admins.firstName,
    })
    .from(reels)
    .leftJoin(
      reelReservations,
      and(eq(reelReservations.reelId, reels.id), isNull(reelReservations.releasedAt)),
    )
    .leftJoin(orders, and(eq(orders.id, reelReservations.orderId), isOpenOrder))
    .leftJoin(admins, eq(emailKeyOf(admins.email), emailKeyOf(reelReservations.createdBy)))
    .where(ne(reels.status, "CONSUMED"))
    .orderBy(asc(reels.id));
  const runs = await readOpenRuns(
    db,
    rows.flatMap(({ reservation }) => reservation?.orderId ?? []),
  );
  const runOf = (orderId: number) => {
    const runsWith = runs.get(orderId)?.orderIds;
    return runsWith && { runsWith: [...runsWith] };
  };
  return rows.map(({ reservation, client, firstName, ...reel }) => ({
    ...inKilograms(reel),
    ...(reservation &&
      client !== null && {
        reservedFor: {
          orderId: reservation.orderId,
          client,
          layer: reservation.layer,
          // An email that no admin has any more gives the name before its @.
          by: firstName ?? reservation.createdBy.replace(/@.*/s, ""),
          ...runOf(reservation.orderId),
        },
      }),
  }));
}

/** The number of finished reels in a station's records. Their labels may still be in the plant. */
const finishedReelCount = 500;

async function readFinishedReels(db: Database): Promise<StationData["reels"]> {
  const rows = await db
    .select(reelColumns)
    .from(reels)
    .where(eq(reels.status, "CONSUMED"))
    .orderBy(desc(reels.id))
    .limit(finishedReelCount);
  return rows.map(inKilograms);
}

const withJob = (job: StationData["orders"][number]["job"]) => job && { job };

async function openOrders(db: Database, hasMachines: boolean): Promise<StationData["orders"]> {
  const rows = await db
    .select({
      id: orders.id,
      client: orders.client,
      productType: orders.productType,
      size: orders.size,
      quantity: orders.quantity,
      unit: orders.unit,
      status: orders.status,
      dispatched: orders.dispatchedQuantity,
      ply: sql<number | null>`(${boxSpecificationVersions.content} ->> 'ply')::integer`,
    })
    .from(orders)
    .leftJoin(
      boxSpecificationVersions,
      eq(boxSpecificationVersions.id, orders.specificationVersionId),
    )
    .where(isOpenOrder)
    .orderBy(
      sql`${orders.status} <> 'IN_PROGRESS'`,
      asc(orders.expectedCompletionDate),
      asc(orders.id),
    );
  const { tolerancePercent } = await readInvoiceSettings(db);
  const jobs = hasMachines ? await readStationJobs(db) : undefined;
  return rows.map(({ ply, ...order }) => ({
    ...order,
    dispatchLimit: dispatchLimit(order.quantity, tolerancePercent),
    ...(ply !== null && { ply }),
    ...withJob(jobs?.get(order.id)),
  }));
}

const vehicleCount = 6;
/** The number of dispatches in which the vehicles are looked for. */
const readCount = 200;

/** Returns the vehicles of the last dispatches. One press at the station enters a vehicle. */
async function readLastVehicles(db: Database): Promise<string[]> {
  const latest = db
    .select({ id: dispatches.id, vehicle: dispatches.transportNumber })
    .from(dispatches)
    .orderBy(desc(dispatches.id))
    .limit(readCount)
    .as("latest");
  const rows = await db
    .select({ vehicle: latest.vehicle })
    .from(latest)
    .groupBy(latest.vehicle)
    .orderBy(desc(max(latest.id)))
    .limit(vehicleCount);
  return rows.map((row) => row.vehicle);
}

export const stationDataHandlers: Handlers<"getStationData"> = {
  async getStationData({ session }, { db }) {
    const people = await db
      .select({ id: employees.id, barcodeId: employees.barcodeId, name: employees.name })
      .from(employees)
      .where(isNull(employees.deactivatedAt))
      .orderBy(asc(employees.id));
    const machines = await readStationMachines(db, session);
    const now = currentTime();
    const limits = await readCheckOutLimits(db, now);
    const { shortestSpanSeconds } = await readCalendar(db, now);
    return {
      employees: people.map(({ barcodeId, name }) => ({ barcodeId, name })),
      checkOutsUntil: Object.fromEntries(
        people.flatMap(({ id, barcodeId }) => {
          const until = limits.get(id);
          return until ? [[barcodeId, until.toISOString()]] : [];
        }),
      ),
      shortestSpanSeconds,
      reels: [...(await readUnfinishedReels(db)), ...(await readFinishedReels(db))],
      orders: await openOrders(db, machines.length > 0),
      machines,
      vehicles: await readLastVehicles(db),
    };
  },
};
