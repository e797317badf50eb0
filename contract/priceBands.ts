import * as z from "zod/mini";
import { SpecificationContent } from "./boxSpecifications";
import { call } from "./call";
import { calendarDate, totalRupees } from "./fields";
import { publicRoutes } from "./publicRoutes";

const quantity = () => z.int().check(z.positive(), z.maximum(10_000_000));

export const priceBandCalls = {
  /** The price bands of a box for visitors. Empty if the plant shows none, or if a needed rate is missing. */
  getPriceBands: call(publicRoutes.getPriceBands, {
    changes: [],
    maxPerMinute: 60,
    body: z.object({
      content: SpecificationContent,
      quantities: z.array(quantity()).check(z.minLength(1), z.maxLength(6)),
    }),
    reply: z.object({
      bands: z.array(z.object({ quantity: quantity(), from: totalRupees(), to: totalRupees() })),
      /** The date of the oldest rate, if a rate is older than the plant allows. */
      oldRatesOf: z.optional(calendarDate()),
      /** The smallest quantity that the plant makes. Absent if it makes any. */
      leastQuantity: z.optional(quantity()),
      /**
       * The quantity of the last waste row. Larger quantities have no band. An older version stored quantities without
       * a limit.
       */
      mostQuantity: z.optional(z.int()),
    }),
  }),
};
