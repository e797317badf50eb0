import * as z from "zod/mini";
import { ownCall } from "./call";
import { calendarDate, id, instant, totalKilograms, unit } from "./fields";
import { WallMachine } from "./machines";
import { orderStatuses } from "./orders";
import { reelSets } from "./reels";

const count = () => z.int().check(z.nonnegative());

/** The most orders of a column, and the most reels, that the reply names. The counts have no limit. */
export const mostShownOnWall = 60;

/** The figures of a wall screen. They name employees who are present, never absent ones. */
export const Wall = z.object({
  /** The instant at which the host read the figures. */
  at: instant(),
  /** Each unit of the plant, with the people who have checked in and not out, by their names. */
  here: z.array(z.object({ unit: unit(), names: z.array(z.string()) })),
  /** The kanban's columns. `SHIPPED` has the orders of the last 24 hours. */
  orders: z.array(
    z.object({
      status: z.enum(orderStatuses),
      total: count(),
      late: count(),
      /** The orders with the earliest promised day first. Of shipped orders, the last shipped one first. */
      orders: z.array(
        z.object({
          id: id(),
          client: z.string(),
          quantity: z.number(),
          /** The promised day in India. */
          promised: calendarDate(),
          isLate: z.boolean(),
        }),
      ),
    }),
  ),
  /** The reels that run, the last one that started first. */
  reels: z.object({
    total: count(),
    reels: z.array(
      z.object({
        reelNo: z.number(),
        usageType: z.enum(reelSets),
        orderId: id(),
        client: z.string(),
        startedAt: instant(),
      }),
    ),
  }),
  /** The output since midnight in India. */
  today: z.object({
    ordersShipped: count(),
    /** The boxes of the shipped orders. */
    boxesShipped: count(),
    /** The reels that came back to the scale or were finished. */
    reelsReturned: count(),
    /** The returned reels that were used up. */
    reelsUsedUp: count(),
    paperUsed: totalKilograms(),
  }),
  openExceptions: count(),
  /** The machines in use. */
  machines: z.optional(z.array(WallMachine)),
});
export type Wall = z.infer<typeof Wall>;

export const wallCalls = {
  getWall: ownCall("/wall", "GET", "device", { isForWalls: true, reply: Wall }),
};
