/** A bar's place and breadth, in modules. */
export interface Bar {
  readonly at: number;
  readonly width: number;
}

/** The bars of a barcode, of its modules from left to right: 1 is a bar, 0 a gap. */
export const barsOf = (modules: string): readonly Bar[] =>
  [...modules.matchAll(/1+/g)].map((run) => ({ at: run.index, width: run[0].length }));
