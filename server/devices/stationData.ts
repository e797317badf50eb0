import { and, asc, isNull, ne, sql } from "drizzle-orm";
import { employees, orders, reels } from "../db/schema";
import type { Handlers } from "../http/handler";
import { kilogramsOf } from "../units";

export const stationDataHandlers: Handlers<"getStationData"> = {
  async getStationData(_input, { db }) {
    const people = await db
      .select({ barcodeId: employees.barcodeId, name: employees.name })
      .from(employees)
      .where(isNull(employees.deactivatedAt))
      .orderBy(asc(employees.id));
    const stock = await db
      .select({
        barcodeId: reels.barcodeId,
        reelNo: reels.reelNo,
        status: reels.status,
        paperType: reels.paperType,
        gsm: reels.gsm,
        deckle: reels.deckle,
        currentWeightGrams: reels.currentWeightGrams,
        coreWeightGrams: reels.coreWeightGrams,
      })
      .from(reels)
      .where(ne(reels.status, "CONSUMED"))
      .orderBy(asc(reels.id));
    const open = await db
      .select({
        id: orders.id,
        client: orders.client,
        productType: orders.productType,
        size: orders.size,
        quantity: orders.quantity,
        status: orders.status,
      })
      .from(orders)
      .where(and(isNull(orders.shippedAt), isNull(orders.cancelledAt)))
      .orderBy(
        sql`${orders.status} <> 'IN_PROGRESS'`,
        asc(orders.expectedCompletionDate),
        asc(orders.id),
      );
    return {
      employees: people,
      reels: stock.map(({ currentWeightGrams, coreWeightGrams, ...reel }) => ({
        ...reel,
        currentWeight: kilogramsOf(currentWeightGrams),
        coreWeight: kilogramsOf(coreWeightGrams),
      })),
      orders: open,
    };
  },
};
