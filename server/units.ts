import { type SQL, sql } from "drizzle-orm";

/** Inside, money is whole paise and weight whole grams; outside, rupees and kilograms. */

export const paiseOf = (rupees: number): number => Math.round(rupees * 100);
export const rupeesOf = (paise: number): number => paise / 100;
export const gramsOf = (kilograms: number): number => Math.round(kilograms * 1000);
export const kilogramsOf = (grams: number): number => grams / 1000;

/** {@link kilogramsOf} of a column. */
export const kilogramsSql = (grams: unknown): SQL => sql`(${grams} / 1000.0)::float8`;

/** {@link rupeesOf} of a column. */
export const rupeesSql = (paise: unknown): SQL => sql`(${paise} / 100.0)::float8`;
