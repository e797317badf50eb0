import { type SQL, sql } from "drizzle-orm";
import { type OrderWeek, type PlantStatistics, statisticsWeeks } from "../../contract/statistics";
import { dateAfter, startOfIndiaDate } from "../../domain/indiaTime";
import type { Database } from "../db/connect";
import { orders } from "../db/schema";
import { cachedByTableVersion } from "../lists/cachedByTableVersion";

/** How many late orders are named. */
const mostNamed = 5;

/** The Monday of a calendar date's week. */
const mondayOf = (date: string) => dateAfter(date, -((new Date(date).getUTCDay() + 6) % 7));

const inIndia = (instant: unknown) => sql`(${instant} at time zone 'Asia/Kolkata')`;
const mondayIn = (instant: unknown) =>
  sql`to_char(date_trunc('week', ${inIndia(instant)}), 'YYYY-MM-DD')`;

type Counts = { monday: string } & Record<string, string | number>;

async function countsByWeek(db: Database, statement: SQL) {
  const { rows } = await db.execute<Counts>(statement);
  return new Map(rows.map((row) => [row.monday, row]));
}

async function readWeeks(db: Database, today: string): Promise<OrderWeek[]> {
  const last = mondayOf(today);
  const mondays = Array.from({ length: statisticsWeeks }, (_, index) =>
    dateAfter(last, 7 * (index + 1 - statisticsWeeks)),
  );
  const from = startOfIndiaDate(mondays[0] ?? last).toISOString();
  const placed = await countsByWeek(
    db,
    sql`select ${mondayIn(orders.createdAt)} as monday, count(*)::int as placed from ${orders}
      where ${orders.createdAt} >= ${from} and ${orders.cancelledAt} is null group by 1`,
  );
  const isOnTime = sql`${inIndia(orders.shippedAt)}::date <= ${inIndia(orders.expectedCompletionDate)}::date`;
  const shipped = await countsByWeek(
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
      id: orders.id,
      client: orders.client,
      productType: orders.productType,
      quantity: orders.quantity,
      status: orders.status,
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

/** The orders by week, and those that are late. */
export const orderFigures = cachedByTableVersion([orders], async (db, today) => ({
  weeks: await readWeeks(db, today),
  overdue: await readOverdue(db, today),
}));
