import { inArray } from "drizzle-orm";
import { mergePromisedDays, type PromisedDay } from "../../domain/schedule/promises";
import type { Reader } from "../db/connect";
import { promisedDays } from "../db/schema";
import { groupBy } from "../groupBy";

/** Reads the days that were promised to the clients of orders, by order. The statistics and all pages judge these days. */
export async function readPromisedDays(
  db: Reader,
  orderIds: readonly number[],
): Promise<Map<number, PromisedDay[]>> {
  const rows = await db
    .select({
      orderId: promisedDays.orderId,
      kind: promisedDays.kind,
      day: promisedDays.day,
      since: promisedDays.since,
    })
    .from(promisedDays)
    .where(inArray(promisedDays.orderId, [...orderIds]))
    .orderBy(promisedDays.since, promisedDays.number);
  return new Map(
    [...groupBy(rows, ({ orderId }) => orderId)].map(([orderId, days]) => [
      orderId,
      mergePromisedDays(
        days.filter(({ kind }) => kind === "EXPECTED"),
        days.filter(({ kind }) => kind === "PROMISED"),
      ),
    ]),
  );
}
