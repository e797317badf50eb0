/** Draws that are the same every time, from one seed: the demo plant never changes between starts. */
export interface SeededRandom {
  /** A number from 0 up to 1. */
  next(): number;
  /** A whole number from `least` to `most`, both included. */
  integer(least: number, most: number): number;
  pick<T>(choices: readonly T[]): T;
  /** True in `share` of all draws. */
  chance(share: number): boolean;
}

/** Mulberry32, a public-domain generator of 32-bit numbers. */
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
