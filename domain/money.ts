// The database has money in paise. Calls, files and screens have rupees.

/** Converts rupees to whole paise. */
export const paiseOf = (rupees: number): number => Math.round(rupees * 100);

/** Converts paise to rupees. */
export const rupeesOf = (paise: number): number => paise / 100;
