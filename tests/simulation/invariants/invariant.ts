import type { KnownClient, Plant } from "../plant";

/** Something that holds at the end of each simulated day. @throws Violation if it does not */
export type Invariant = (plant: Plant) => Promise<void>;

/** The numbers of accepted and refused writes of an action. */
export type Outcomes = ReturnType<Plant["host"]["takeOutcomes"]>;

/** Watches an action: reads before the action, and returns the check that runs after it. */
export type Watch = (plant: Plant) => Promise<(outcomes: Outcomes) => Promise<void>>;

/** Returns what names the record of a call with an id, and the call's query. */
export const of = (id: number, query?: object) => ({
  params: { id: String(id) },
  ...(query && { query: { ...query } }),
});

/** Returns the date that is `days` days before a date. */
export const dayBefore = (date: string, days: number) =>
  new Date(Date.parse(`${date}T00:00:00Z`) - days * 86_400_000).toISOString().slice(0, 10);

/** Returns the number of a date: days since 1970. */
export const dayNumber = (date: string) => Date.parse(`${date}T00:00:00Z`) / 86_400_000;

/** True on one of `each` days. Invariants with another `turn` are checked on other days. */
export const isTurn = ({ host }: Plant, each: number, turn = 0) =>
  dayNumber(host.today()) % each === turn;

/** Returns some of the records, others on the next day. */
export function takeTurns<T>({ host }: Plant, records: readonly T[], count: number): T[] {
  const start = dayNumber(host.today()) * count;
  const chosen = Array.from({ length: Math.min(count, records.length) }, (_, index) => {
    const record = records[(start + index) % records.length];
    return record === undefined ? [] : [record];
  });
  return chosen.flat();
}

/** Returns what a client owes at the end of a day, in paise, by the simulation's own record. */
export const owedOn = ({ ledger }: Plant, client: KnownClient, date: string) =>
  ledger
    .filter((entry) => entry.client === client && entry.date <= date)
    .reduce((sum, entry) => sum + entry.paise, 0);
