/** The amount of history in a demo plant. The kanban and the store have the same size in every plant. */
export interface PlantSize {
  /** The number of days for which orders have been taken. */
  readonly days: number;
  readonly orders: number;
  readonly reels: number;
  readonly contacts: number;
  /** The number of days with scans at the gate. */
  readonly scannedDays: number;
}

/** The plant that a first start fills in. */
export const firstPlant: PlantSize = {
  days: 80,
  orders: 300,
  reels: 150,
  contacts: 25,
  scannedDays: 90,
};

/**
 * Returns the size of a plant after a number of months with 417 orders and 167 reels each. Ten years give 50,000 orders
 * and 20,000 reels.
 */
export const plantAfter = (months: number): PlantSize => ({
  days: Math.round((months * 365) / 12),
  orders: Math.round((months * 50_000) / 120),
  reels: Math.round((months * 20_000) / 120),
  contacts: Math.round(months * 25),
  scannedDays: Math.round((months * 365) / 12),
});

export const posts = 70;

/** Draws that are the same every time, from one seed: the demo plant never changes between starts. */
export interface SeededRandom {
  /** Returns a number from 0 up to 1. */
  next(): number;
  /** Returns a whole number from `least` to `most`, both included. */
  integer(least: number, most: number): number;
  pick<T>(choices: readonly T[]): T;
  /** True in `share` of all draws. */
  chance(share: number): boolean;
}

/** Makes a generator of 32-bit numbers by Mulberry32, which is in the public domain. */
export function seededRandom(seed: number): SeededRandom {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const integer = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  return {
    next,
    integer,
    chance: (share) => next() < share,
    pick(choices) {
      const choice = choices[integer(0, choices.length - 1)];
      if (choice === undefined) throw new Error("There is nothing to pick from");
      return choice;
    },
  };
}
