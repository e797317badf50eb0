import { type SQL, sql } from "drizzle-orm";

/** The database has money in paise and weights in grams. Calls have rupees and kilograms. */

export const paiseOf = (rupees: number): number => Math.round(rupees * 100);
export const rupeesOf = (paise: number): number => paise / 100;

/** `kilogramsOf` of a column. */
export const kilogramsSql = (grams: unknown): SQL => sql`(${grams} / 1000.0)::float8`;

/** {@link rupeesOf} of a column. */
export const rupeesSql = (paise: unknown): SQL => sql`(${paise} / 100.0)::float8`;
