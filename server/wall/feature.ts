import { and, desc, eq, gte, isNull, or, sql } from "drizzle-orm";
import { units } from "../../contract/fields";
import { isLate, orderStatuses, shippedWindowMs } from "../../contract/orders";
import { mostShownOnWall, type Wall } from "../../contract/wall";
import { currentTime } from "../../domain/clock";
import { indiaDate, startOfIndiaDate } from "../../domain/indiaTime";
import { kilogramsOf } from "../../domain/storedUnits";
import { readNamesByUnit } from "../attendance/presence";
import { countRecentExceptions } from "../attendance/readExceptions";
import type { Database } from "../db/connect";
import { orders, reels, reelUsages } from "../db/schema";
import { pickColumns } from "../db/tables";
import { readRecentStates } from "../machines/machineStates";
import type { ServerFeature } from "../records/defineRecord";

/** Reads the orders on the kanban, the one with the earliest promised day first. */
async function readKanban(db: Database, now: Date) {
  const today = indiaDate(now);
  const isRecent = gte(orders.shippedAt, new Date(now.getTime() - shippedWindowMs));
  const rows = await db
    .select({
      ...pickColumns(orders, "id", "client", "quantity", "status", "shippedAt"),
      promisedAt: orders.expectedCompletionDate,
    })
    .from(orders)
    .where(and(isNull(orders.cancelledAt), or(isNull(orders.shippedAt), isRecent)))
    .orderBy(orders.expectedCompletionDate, orders.id);
  return rows.map(({ promisedAt, ...order }) => {
    const promised = indiaDate(promisedAt);
    return { ...order, promised, isLate: isLate(order.status, promised, today) };
  });
}

type KanbanOrder = Awaited<ReturnType<typeof readKanban>>[number];

const lastShippedFirst = (one: KanbanOrder, other: KanbanOrder) =>
  Number(other.shippedAt) - Number(one.shippedAt);

const columnsOf = (kanban: readonly KanbanOrder[]): Wall["orders"] =>
  orderStatuses.map((status) => {
    const column = kanban.filter((order) => order.status === status);
    const sorted = status === "SHIPPED" ? column.toSorted(lastShippedFirst) : column;
    return {
      status,
      total: column.length,
      late: column.filter((order) => order.isLate).length,
      orders: sorted
        .slice(0, mostShownOnWall)
        .map(({ status: _, shippedAt: __, ...order }) => order),
    };
  });

async function readRunningReels(db: Database): Promise<Wall["reels"]> {
  const rows = await db
    .select({
      ...pickColumns(reelUsages, "usageType", "orderId", "startedAt"),
      reelNo: reels.reelNo,
      client: orders.client,
      total: sql<number>`(count(*) over ())::int`,
    })
    .from(reelUsages)
    .innerJoin(reels, eq(reels.id, reelUsages.reelId))
    .innerJoin(orders, eq(orders.id, reelUsages.orderId))
    .where(isNull(reelUsages.endedAt))
    .orderBy(desc(reelUsages.startedAt), desc(reelUsages.id))
    .limit(mostShownOnWall);
  return {
    total: rows[0]?.total ?? 0,
    reels: rows.map(({ total: _, startedAt, ...reel }) => ({
      ...reel,
      startedAt: startedAt.toISOString(),
    })),
  };
}

/** Reads the consumption of the reels that were returned since an instant. */
async function readPaperUsed(db: Database, since: Date) {
  const isUsedUp = eq(reels.status, "CONSUMED");
  const [row] = await db
    .select({
      reelsReturned: sql<number>`count(*)::int`,
      reelsUsedUp: sql<number>`(count(distinct ${reels.id}) filter (where ${isUsedUp}))::int`,
      grams: sql`coalesce(sum(${reelUsages.consumedGrams}), 0)`.mapWith(Number),
    })
    .from(reelUsages)
    .innerJoin(reels, eq(reels.id, reelUsages.reelId))
    .where(gte(reelUsages.endedAt, since));
  const { grams = 0, reelsReturned = 0, reelsUsedUp = 0 } = row ?? {};
  return { reelsReturned, reelsUsedUp, paperUsed: kilogramsOf(grams) };
}

export const feature = {
  handlers: {
    async getWall(_input, { db }) {
      const now = currentTime();
      const midnight = startOfIndiaDate(indiaDate(now));
      const names = await readNamesByUnit(db, now);
      const kanban = await readKanban(db, now);
      const shipped = kanban.filter(({ shippedAt }) => shippedAt !== null && shippedAt >= midnight);
      return {
        at: now.toISOString(),
        here: units.map((unit) => ({ unit, names: names.get(unit) ?? [] })),
        orders: columnsOf(kanban),
        reels: await readRunningReels(db),
        today: {
          ordersShipped: shipped.length,
          boxesShipped: shipped.reduce((sum, { quantity }) => sum + quantity, 0),
          ...(await readPaperUsed(db, midnight)),
        },
        openExceptions: await countRecentExceptions(db),
        machines: await readRecentStates(db),
      };
    },
  },
} satisfies ServerFeature;
