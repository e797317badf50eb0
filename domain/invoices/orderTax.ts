import { type GstRow, gstRateOn, hsnOfProduct } from "./gst";
import { findZoneSupply, type Undertaking, type ZoneMark } from "./zones";

interface TaxSettings {
  readonly gstRows: readonly GstRow[];
  /** The HSN of boxes. */
  readonly hsn: string;
  readonly undertakings?: readonly Undertaking[] | undefined;
}

interface Sold {
  readonly productType: string;
  /** The mark of a client in a special economic zone. */
  readonly zone: ZoneMark | null | undefined;
}

/**
 * Returns the GST of an order's product on a date, in percent. A supply under a letter of undertaking has none, and
 * neither has a product without a rate.
 */
export function orderGstPercent(
  { gstRows, hsn, undertakings = [] }: TaxSettings,
  { productType, zone }: Sold,
  date: string,
): number {
  if (findZoneSupply(zone, undertakings, date)?.tax === "UNDERTAKING") return 0;
  return gstRateOn(gstRows, hsnOfProduct(productType, hsn), date) ?? 0;
}
