import { rupeesOf } from "./storedUnits";

/** Formats paise as rupees in a printed document, without the sign: `1,20,000.00`. */
export const amountText = (paise: number): string =>
  rupeesOf(paise).toLocaleString("en-IN", { minimumFractionDigits: 2, maximumFractionDigits: 2 });
