import { setImmediate } from "node:timers/promises";

/** The number of rows after which other requests get a turn. */
const rowsAtOnce = 500;

/** Yields parts of a list that are small enough to process without a pause. Other requests run between the parts. */
export async function* chunks<T>(items: readonly T[]): AsyncGenerator<readonly T[]> {
  for (let done = 0; done < items.length; done += rowsAtOnce) {
    yield items.slice(done, done + rowsAtOnce);
    await setImmediate();
  }
}

/** Maps items part by part, so that other requests run between the parts. */
export async function mapInChunks<T, R>(
  items: readonly T[],
  become: (item: T, index: number) => R,
): Promise<R[]> {
  const all: R[] = [];
  for await (const part of chunks(items)) {
    for (const item of part) all.push(become(item, all.length));
  }
  return all;
}
