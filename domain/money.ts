// The database has money in paise. Calls, files and screens have rupees.

/** Converts rupees to whole paise. */
export const paiseOf = (rupees: number): number => Math.round(rupees * 100);

/** Converts paise to rupees. */
export const rupeesOf = (paise: number): number => paise / 100;

/** Formats paise as rupees in a printed document, without the sign: `1,20,000.00`. */
export const amountText = (paise: number): string =>
  rupeesOf(paise).toLocaleString("en-IN", { minimumFractionDigits: 2, maximumFractionDigits: 2 });
