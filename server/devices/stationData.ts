import { and, asc, eq, isNull, ne, sql } from "drizzle-orm";
import {
  admins,
  boxSpecificationVersions,
  employees,
  orders,
  reelReservations,
  reels,
} from "../db/schema";
import { emailKeyOf } from "../db/schema/columns";
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
      .leftJoin(orders, eq(orders.id, reelReservations.orderId))
      .leftJoin(admins, eq(emailKeyOf(admins.email), emailKeyOf(reelReservations.createdBy)))
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
        ply: sql<number | null>`(${boxSpecificationVersions.content} ->> 'ply')::integer`,
      })
      .from(orders)
      .leftJoin(
        boxSpecificationVersions,
        eq(boxSpecificationVersions.id, orders.specificationVersionId),
      )
      .where(and(isNull(orders.shippedAt), isNull(orders.cancelledAt)))
      .orderBy(
        sql`${orders.status} <> 'IN_PROGRESS'`,
        asc(orders.expectedCompletionDate),
        asc(orders.id),
      );
    return {
      employees: people,
      reels: stock.map(
        ({ currentWeightGrams, coreWeightGrams, reservation, client, firstName, ...reel }) => ({
          ...reel,
          currentWeight: kilogramsOf(currentWeightGrams),
          coreWeight: kilogramsOf(coreWeightGrams),
          ...(reservation &&
            client !== null && {
              reservedFor: {
                orderId: reservation.orderId,
                client,
                layer: reservation.layer,
                by: firstName ?? reservation.createdBy,
              },
            }),
        }),
      ),
      orders: open.map(({ ply, ...order }) => ({ ...order, ...(ply !== null && { ply }) })),
    };
  },
};
