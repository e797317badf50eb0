import { eq, inArray, type SQL, sql } from "drizzle-orm";
import { units } from "../../contract/fields";
import {
  type AttendanceDay,
  type OrderWeek,
  type PlantStatistics,
  statisticsDays,
  statisticsWeeks,
} from "../../contract/statistics";
import { dateAfter, startOfIndiaDate } from "../../domain/indiaTime";
import { kilogramsOf } from "../../domain/reelLedger";
import { readDays } from "../attendance/readDays";
import { prepareDaysOff, readCalendar } from "../calendar/readCalendar";
import type { Database } from "../db/connect";
import { orders, reels } from "../db/schema";
import { pickColumns } from "../db/tables";
import { cachedByTableVersion } from "../lists/cachedByTableVersion";
import { dayTables } from "../lists/tableGroups";
import type { ServerFeature } from "../records/defineRecord";

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

async function readWeeks(db: Database, today: string): Promise<OrderWeek[]> {
  const last = mondayOf(today);
  const mondays = Array.from({ length: statisticsWeeks }, (_, index) =>
    dateAfter(last, 7 * (index + 1 - statisticsWeeks)),
  );
  const from = startOfIndiaDate(mondays[0] ?? last).toISOString();
  const placed = await countByWeek(
    db,
    sql`select ${mondayIn(orders.createdAt)} as monday, count(*)::int as placed from ${orders}
      where ${orders.createdAt} >= ${from} and ${orders.cancelledAt} is null group by 1`,
  );
  const isOnTime = sql`${inIndia(orders.shippedAt)}::date <= ${inIndia(orders.expectedCompletionDate)}::date`;
  const shipped = await countByWeek(
    db,
    sql`select ${mondayIn(orders.shippedAt)} as monday, count(*)::int as shipped,
        (count(*) filter (where ${isOnTime}))::int as on_time
      from ${orders} where ${orders.shippedAt} >= ${from} group by 1`,
  );
  return mondays.map((monday) => ({
    monday,
    placed: Number(placed.get(monday)?.placed ?? 0),
    shipped: Number(shipped.get(monday)?.shipped ?? 0),
    onTime: Number(shipped.get(monday)?.on_time ?? 0),
  }));
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

export const attendanceFigures = cachedByTableVersion(dayTables, async (db, today) => {
  const dates = Array.from({ length: statisticsDays }, (_, index) =>
    dateAfter(today, index - statisticsDays),
  );
  const people = await readDays(db, dates);
  const dayOff = prepareDaysOff(await readCalendar(db));
  return dates.flatMap((date) =>
    units.map((unit): AttendanceDay => {
      const employed = people.filter((one) => one.unit === unit && one.days.get(date)?.isEmployed);
      const present = employed.filter(({ days }) => days.get(date)?.checkIn !== undefined);
      const isOff = dayOff(unit, date) !== undefined;
      return { date, unit, present: present.length, employed: employed.length, isOff };
    }),
  );
});

export const feature = {
  handlers: {
    async getStatistics({ session: { role } }, { db }) {
      const [orders, stock] = [await orderFigures(db), await stockFigures(db)];
      // The attendance is for those alone who manage people.
      if (role !== "ROLE_SUPER_ADMIN") return { ...orders, ...stock };
      return { ...orders, ...stock, attendance: await attendanceFigures(db) };
    },
  },
} satisfies ServerFeature;
