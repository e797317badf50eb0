import { setImmediate } from "node:timers/promises";

/** After so many rows other requests have their turn. */
const rowsAtOnce = 500;

/** Parts of a list that are small enough to be worked on at once; between them other requests have their turn. */
export async function* partsOf<T>(items: readonly T[]): AsyncGenerator<readonly T[]> {
  for (let done = 0; done < items.length; done += rowsAtOnce) {
    yield items.slice(done, done + rowsAtOnce);
    await setImmediate();
  }
}

/** What each item becomes, worked out part by part. */
export async function mapInTurns<T, R>(
  items: readonly T[],
  become: (item: T, index: number) => R,
): Promise<R[]> {
  const all: R[] = [];
  for await (const part of partsOf(items)) {
    for (const item of part) all.push(become(item, all.length));
  }
  return all;
}
