import { eq, gte, inArray, type SQL, sql } from "drizzle-orm";
import { units } from "../../contract/fields";
import {
  type AttendanceDay,
  type OrderWeek,
  type PlantStatistics,
  statisticsDays,
  statisticsWeeks,
} from "../../contract/statistics";
import { dateAfter, indiaDate, startOfIndiaDate } from "../../domain/indiaTime";
import { isOnTime } from "../../domain/schedule/promises";
import { kilogramsOf } from "../../domain/storedUnits";
import { readDays } from "../attendance/readDays";
import { prepareDaysOff, readCalendar } from "../calendar/readCalendar";
import type { Database } from "../db/connect";
import { orders, reels } from "../db/schema";
import { pickColumns } from "../db/tables";
import { cachedByTableVersion } from "../lists/cachedByTableVersion";
import { tablesRead } from "../lists/kindTables";
import type { ServerFeature } from "../records/defineRecord";
import { readPromisedDays } from "../schedule/promisedDays";

const mostNamed = 5;

const mondayOf = (date: string) => dateAfter(date, -((new Date(date).getUTCDay() + 6) % 7));

const inIndia = (instant: unknown) => sql`(${instant} at time zone 'Asia/Kolkata')`;
const mondayIn = (instant: unknown) =>
  sql`to_char(date_trunc('week', ${inIndia(instant)}), 'YYYY-MM-DD')`;

type WeekRow = { monday: string } & Record<string, string | number>;

async function countByWeek(db: Database, statement: SQL) {
  const { rows } = await db.execute<WeekRow>(statement);
  return new Map(rows.map((row) => [row.monday, row]));
}

/**
 * Reads the orders that were shipped since a moment. Each order has the Monday of its week, and is marked if it was on time.
 */
async function readShipped(db: Database, from: string) {
  const rows = await db
    .select(pickColumns(orders, "id", "shippedAt"))
    .from(orders)
    .where(gte(orders.shippedAt, new Date(from)));
  const days = await readPromisedDays(
    db,
    rows.map(({ id }) => id),
  );
  return rows.flatMap(({ id, shippedAt }) => {
    if (!shippedAt) return [];
    const monday = mondayOf(indiaDate(shippedAt));
    return [{ monday, isOnTime: isOnTime(days.get(id) ?? [], shippedAt) }];
  });
}

async function readWeeks(db: Database, today: string): Promise<OrderWeek[]> {
  const last = mondayOf(today);
  const mondays = Array.from({ length: statisticsWeeks }, (_, index) =>
    dateAfter(last, 7 * (index + 1 - statisticsWeeks)),
  );
  const from = startOfIndiaDate(mondays[0] ?? last).toISOString();
  // An order that is cancelled in a later week stays placed in its week, so that a past week stays as it was.
  const placed = await countByWeek(
    db,
    sql`select ${mondayIn(orders.createdAt)} as monday, count(*)::int as placed from ${orders}
      where ${orders.createdAt} >= ${from} and (${orders.cancelledAt} is null
        or ${mondayIn(orders.cancelledAt)} > ${mondayIn(orders.createdAt)}) group by 1`,
  );
  const shipped = await readShipped(db, from);
  return mondays.map((monday) => {
    const ofWeek = shipped.filter((order) => order.monday === monday);
    return {
      monday,
      placed: Number(placed.get(monday)?.placed ?? 0),
      shipped: ofWeek.length,
      onTime: ofWeek.filter((order) => order.isOnTime).length,
    };
  });
}

async function readOverdue(db: Database, today: string): Promise<PlantStatistics["overdue"]> {
  const isOverdue = sql`${orders.shippedAt} is null and ${orders.cancelledAt} is null
    and ${orders.expectedCompletionDate} < ${startOfIndiaDate(today).toISOString()}`;
  const longest = await db
    .select({
      ...pickColumns(orders, "id", "client", "productType", "quantity", "status"),
      expectedCompletionDate: orders.expectedCompletionDate,
    })
    .from(orders)
    .where(isOverdue)
    .orderBy(orders.expectedCompletionDate, orders.id)
    .limit(mostNamed);
  const total = await db.$count(orders, isOverdue);
  return {
    total,
    longest: longest.map(({ expectedCompletionDate, ...order }) => ({
      ...order,
      expectedCompletionDate: expectedCompletionDate.toISOString(),
    })),
  };
}

export const orderFigures = cachedByTableVersion([orders], async (db, today) => ({
  weeks: await readWeeks(db, today),
  overdue: await readOverdue(db, today),
}));

export const stockFigures = cachedByTableVersion([reels], async (db) => {
  const byGsm = await db
    .select({
      gsm: reels.gsm,
      reels: sql<number>`count(*)::int`,
      grams: sql`sum(${reels.currentWeightGrams})`.mapWith(Number),
    })
    .from(reels)
    .where(inArray(reels.status, ["AVAILABLE", "IN_USE"]))
    .groupBy(reels.gsm)
    .orderBy(reels.gsm);
  const oldest = await db
    .select({
      ...pickColumns(reels, "barcodeId", "reelNo", "gsm", "paperType", "unit", "createdAt"),
      grams: reels.currentWeightGrams,
    })
    .from(reels)
    .where(eq(reels.status, "AVAILABLE"))
    .orderBy(reels.createdAt, reels.id)
    .limit(mostNamed);
  return {
    stock: byGsm.map(({ grams, ...row }) => ({ ...row, weight: kilogramsOf(grams) })),
    oldestReels: oldest.map(({ grams, createdAt, ...reel }) => ({
      ...reel,
      currentWeight: kilogramsOf(grams),
      createdAt: createdAt.toISOString(),
    })),
  };
});

export const attendanceFigures = cachedByTableVersion(
  tablesRead("attendance"),
  async (db, today) => {
    const dates = Array.from({ length: statisticsDays }, (_, index) =>
      dateAfter(today, index - statisticsDays),
    );
    const people = await readDays(db, dates);
    const dayOff = prepareDaysOff(await readCalendar(db));
    return dates.flatMap((date) =>
      units.map((unit): AttendanceDay => {
        const employed = people.filter(
          (one) => one.unit === unit && one.days.get(date)?.isEmployed,
        );
        const present = employed.filter(({ days }) => days.get(date)?.checkIn !== undefined);
        const isOff = dayOff(unit, date) !== undefined;
        return { date, unit, present: present.length, employed: employed.length, isOff };
      }),
    );
  },
);

export const feature = {
  handlers: {
    async getStatistics({ session: { role } }, { db }) {
      const [orders, stock] = [await orderFigures(db), await stockFigures(db)];
      // Only admins who manage people see the attendance.
      if (role !== "ROLE_SUPER_ADMIN") return { ...orders, ...stock };
      return { ...orders, ...stock, attendance: await attendanceFigures(db) };
    },
  },
} satisfies ServerFeature;
