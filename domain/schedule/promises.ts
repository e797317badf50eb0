import { indiaDate } from "../indiaTime";

/** A promised day of an order, from the moment at which it was given until the next row. */
export interface PromisedDay {
  /** A calendar date in India. Null from the moment at which the promise was withdrawn. */
  readonly day: string | null;
  readonly since: Date;
}

/**
 * Returns the days that were promised to the client: the promise of the promise board while an order has one, and otherwise
 * the order's own day. Each row holds from its moment until the next row, and the rows have different days in turn.
 * @param expected the order's own days, in the order of their moments
 * @param promised the promises of the promise board, in the order of their moments
 */
export function mergePromisedDays(
  expected: readonly PromisedDay[],
  promised: readonly PromisedDay[],
): PromisedDay[] {
  const changes = [
    ...expected.map((row) => ({ ...row, isPromise: false })),
    ...promised.map((row) => ({ ...row, isPromise: true })),
  ].toSorted((a, b) => a.since.getTime() - b.since.getTime());
  let [own, promise]: (string | null)[] = [null, null];
  const told: PromisedDay[] = [];
  for (const { day, since, isPromise } of changes) {
    if (isPromise) promise = day;
    else own = day;
    const next = promise ?? own ?? null;
    if (next !== (told.at(-1)?.day ?? null)) told.push({ day: next, since });
  }
  return told;
}

/**
 * The states of a promised day. `MOVED`: another day was promised before this day was over, so the client knew in time.
 * Such a promise is neither kept nor broken.
 */
export const promiseStates = ["KEPT", "BROKEN", "OPEN", "MOVED"] as const;
export type PromiseState = (typeof promiseStates)[number];

const laterDay = (day: string, other: string) => (day > other ? day : other);

/**
 * Returns each promised day of an order with its state. A day is broken if it passed while its promise held and the order
 * had not left. A later promise does not mend it. A past day that was entered by mistake is not broken if an admin changes
 * it on the day of its entry. If a later promise is undone, a broken day gets a second row, which is left out. A row that
 * was written after the order left changes nothing. `rows` are in the order of their moments. Source:
 * docs/trade/schedule.md#promises.
 */
export function judgePromises(
  rows: readonly PromisedDay[],
  { shippedAt, now }: { readonly shippedAt: Date | null; readonly now: Date },
): { readonly day: string; readonly since: Date; readonly state: PromiseState }[] {
  const valid = rows.filter(({ since }, index) => index === 0 || !shippedAt || since <= shippedAt);
  const broken = new Set<string>();
  return valid.flatMap(({ day, since }, index) => {
    if (day === null || broken.has(day)) return [];
    const until = valid[index + 1]?.since;
    const isOver = until
      ? indiaDate(until) > laterDay(day, indiaDate(since))
      : indiaDate(shippedAt ?? now) > day;
    const metState = until ? "MOVED" : shippedAt ? "KEPT" : "OPEN";
    if (isOver) broken.add(day);
    return [{ day, since, state: isOver ? "BROKEN" : metState }];
  });
}

/** True if an order left by every day that was promised for it. */
export const isOnTime = (rows: readonly PromisedDay[], shippedAt: Date): boolean =>
  judgePromises(rows, { shippedAt, now: shippedAt }).every(({ state }) => state !== "BROKEN");
