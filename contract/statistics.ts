import * as z from "zod/mini";
import { ownCall } from "./call";
import { barcodeId, calendarDate, id, instant, kilograms, totalKilograms, unit } from "./fields";
import { orderStatuses } from "./orders";

const count = () => z.int().check(z.nonnegative());

/** The number of weeks of the order statistics, including the current week. */
export const statisticsWeeks = 12;

/** The number of days of the attendance statistics. The last day is yesterday, because today is not over. */
export const statisticsDays = 30;

/** The orders of one week in India, from Monday on. */
export const OrderWeek = z.object({
  monday: calendarDate(),
  /** Placed orders, without cancelled ones. */
  placed: count(),
  shipped: count(),
  /** Shipped orders that left on or before the promised day. */
  onTime: count(),
});
export type OrderWeek = z.infer<typeof OrderWeek>;

const OverdueOrder = z.object({
  id: id(),
  client: z.string(),
  productType: z.string(),
  quantity: z.number(),
  status: z.enum(orderStatuses),
  expectedCompletionDate: instant(),
});

/** The paper of one weight that has not been used up. */
export const GsmStock = z.object({ gsm: z.number(), reels: count(), weight: totalKilograms() });
export type GsmStock = z.infer<typeof GsmStock>;

export const OldReel = z.object({
  barcodeId: barcodeId(),
  reelNo: z.number(),
  gsm: z.number(),
  paperType: z.string(),
  unit: unit(),
  currentWeight: kilograms(),
  createdAt: instant(),
});
export type OldReel = z.infer<typeof OldReel>;

export const AttendanceDay = z.object({
  date: calendarDate(),
  unit: unit(),
  present: count(),
  employed: count(),
  isOff: z.boolean(),
});
export type AttendanceDay = z.infer<typeof AttendanceDay>;

export const PlantStatistics = z.object({
  weeks: z.array(OrderWeek),
  /** The number of late orders, and the orders that are the longest overdue. */
  overdue: z.object({ total: count(), longest: z.array(OverdueOrder) }),
  stock: z.array(GsmStock),
  /** The reels that have been in stock for longest and run for no order. */
  oldestReels: z.array(OldReel),
  /** Each day of each unit. Absent if the caller may not read attendance. */
  attendance: z.optional(z.array(AttendanceDay)),
});
export type PlantStatistics = z.infer<typeof PlantStatistics>;

export const statisticsCalls = {
  getStatistics: ownCall("/admin/statistics", "GET", "admin", { reply: PlantStatistics }),
};
