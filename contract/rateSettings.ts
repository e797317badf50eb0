import * as z from "zod/mini";
import { featureCall } from "./call";
import { amount, settingsVersion } from "./fields";

const percent = (most: number) => z.number().check(z.nonnegative(), z.maximum(most));

export const RateSettings = z.object({
  /** Older rates are marked as stale. */
  maxAgeDays: z.int().check(z.positive(), z.maximum(3650)),
  /** The validity and the markup with which a new quotation begins. */
  validityDays: z.int().check(z.positive(), z.maximum(365)),
  markupPercent: percent(1000),
  /** The site warns visitors who estimate a smaller order. 1 means no warning. */
  leastQuantity: z.int().check(z.positive(), z.maximum(10_000_000)),
  /** True if the public estimate shows price bands. */
  showPriceBands: z.boolean(),
  /** The markup of the price bands, in percent of the cost. */
  bandMarkupPercent: percent(500),
  /** The distance of a band's ends from the price, in percent of the price. */
  bandSpreadPercent: percent(90),
  /** Both ends of a band are rounded to multiples of this amount. */
  bandStep: amount().check(z.maximum(1000)),
});
export type RateSettings = z.infer<typeof RateSettings>;

/** 0 before the first edit. */
export const VersionedRateSettings = z.extend(RateSettings, { version: settingsVersion() });
export type VersionedRateSettings = z.infer<typeof VersionedRateSettings>;

const ratesCall = featureCall("rates");

export const rateSettingsCalls = {
  getRateSettings: ratesCall("/admin/rate-settings", "GET", "admin", {
    reply: VersionedRateSettings,
  }),
  updateRateSettings: ratesCall("/admin/rate-settings", "PUT", "super", {
    body: VersionedRateSettings,
    reply: VersionedRateSettings,
  }),
};
