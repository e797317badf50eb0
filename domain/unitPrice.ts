import { unitPriceRupees } from "./storedUnits";

// A unit price is in paise, to a tenth of a paisa: ₹4.375 is 437.5. The portals take three decimals of a rupee.

/** Formats a unit price in paise as rupees in a printed document, with up to three decimals: `17.80`, `4.375`. */
export const unitPriceText = (paise: number): string =>
  unitPriceRupees(paise).toLocaleString("en-IN", {
    minimumFractionDigits: 2,
    maximumFractionDigits: 3,
  });

/** Returns the value of a line in whole paise. The line is rounded once. */
export const valuePaise = (quantity: number, pricePaise: number): number =>
  Math.round((quantity * Math.round(pricePaise * 10)) / 10);

/** Returns the value of a weight at a price for a kilogram, in whole paise. */
export const weightValuePaise = (grams: number, paisePerKg: number): number =>
  Math.round((grams * Math.round(paisePerKg * 10)) / 10_000);
