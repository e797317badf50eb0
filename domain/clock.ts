let readMillis = () => Date.now();

/** Returns the present time in milliseconds since 1970. */
export const currentMillis = (): number => readMillis();

/** Returns the present time. */
export const currentTime = (): Date => new Date(readMillis());

/** Replaces the machine's clock for the whole process. A simulated plant passes years in minutes. */
export function setClock(read: () => number): void {
  readMillis = read;
}
