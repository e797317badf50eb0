import { Violation } from "../host";
import type { Plant } from "../plant";

/** Something that holds at the end of each simulated day. @throws Violation if it does not */
export type Invariant = (plant: Plant) => Promise<void>;

/** Returns what names the record of a call with an id, and the call's query. */
export const of = (id: number, query?: object) => ({
  params: { id: String(id) },
  ...(query && { query: { ...query } }),
});

export function expectEqual(invariant: string, what: string, found: unknown, expected: unknown) {
  if (found !== expected)
    throw new Violation(invariant, `${what}: the host has ${found}, expected ${expected}`);
}

/** Returns the date so many days before a date. */
export const dayBefore = (date: string, days: number) =>
  new Date(Date.parse(`${date}T00:00:00Z`) - days * 86_400_000).toISOString().slice(0, 10);
