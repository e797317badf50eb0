import { type SQL, sql } from "drizzle-orm";

/** `kilogramsOf` of a column. */
export const kilogramsSql = (grams: unknown): SQL => sql`(${grams} / 1000.0)::float8`;

/** Converts a column of paise to rupees, as `rupeesOf` of `domain/storedUnits.ts` does. */
export const rupeesSql = (paise: unknown): SQL => sql`(${paise} / 100.0)::float8`;

/** The present date in India. */
export const indiaToday = sql`(now() at time zone 'Asia/Kolkata')::date`;

/** A clock that shows an earlier time was reset. An entered time before it has a wrong year. */
export const firstCredible = new Date("2020-01-01T00:00:00Z");

export const secondMs = 1_000;
export const minuteMs = 60 * secondMs;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;

/** Converts minutes to hours with two decimals, as the specified calls send them (docs/another-host.md#rows). */
export const hoursOf = (minutes: number): number => Math.round((minutes * 100) / 60) / 100;

/** Returns the whole minutes between two times. The times are cut to minutes, as on a clock without seconds. */
export const minutesBetween = (from: Date, until: Date): number =>
  Math.floor(until.getTime() / minuteMs) - Math.floor(from.getTime() / minuteMs);

export const workingDayMinutes = 8 * 60;
