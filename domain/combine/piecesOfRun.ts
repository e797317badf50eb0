/** A pattern of a combined run: the blanks of each order side by side. */
interface RunPattern {
  readonly lanes: readonly {
    readonly orderId: number;
    readonly ups: number;
    readonly blanks: number;
  }[];
}

/** The cuts of a run that have blanks of an order, and these blanks. */
interface RunPieces {
  readonly cuts: number;
  readonly blanks: number;
}

/** Returns the planned cuts of a pattern. */
const cutsOfPattern = ({ lanes }: RunPattern): number =>
  Math.max(...lanes.map(({ ups, blanks }) => Math.ceil(blanks / ups)));

/** Returns the planned cuts of all patterns of a run. */
export const cutsOfRun = (patterns: readonly RunPattern[]): number =>
  patterns.reduce((sum, pattern) => sum + cutsOfPattern(pattern), 0);

/**
 * Returns the pieces that the cuts of a combined run give each order. The cuts of an order fill the order's patterns one
 * after the other, and the remaining cuts belong to the last pattern. A cut has blanks of all orders of a pattern, so the
 * order with the most cuts counts for the others.
 * @param entered the cuts that people have entered for each order
 */
export function piecesOfRun(
  patterns: readonly RunPattern[],
  entered: ReadonlyMap<number, number>,
): ReadonlyMap<number, RunPieces> {
  const rest = new Map(entered);
  const given = new Map<number, RunPieces>();
  for (const [place, pattern] of patterns.entries()) {
    const { lanes } = pattern;
    const planned = cutsOfPattern(pattern);
    const made = lanes.map(({ orderId }) => {
      const all = rest.get(orderId) ?? 0;
      const later = patterns.slice(place + 1).flatMap((pattern) => pattern.lanes);
      const isLast = later.every((lane) => lane.orderId !== orderId);
      const cuts = isLast ? all : Math.min(all, planned);
      rest.set(orderId, all - cuts);
      return cuts;
    });
    const cuts = Math.max(0, ...made);
    for (const { orderId, ups } of lanes) {
      const before = given.get(orderId) ?? { cuts: 0, blanks: 0 };
      given.set(orderId, { cuts: before.cuts + cuts, blanks: before.blanks + cuts * ups });
    }
  }
  return given;
}

/** Returns the patterns of a run that have blanks of an order left, after the blanks that the run has given the order. */
export function openLanesOf(
  patterns: readonly RunPattern[],
  orderId: number,
  given: number,
): readonly { readonly ups: number; readonly blanks: number }[] {
  let rest = given;
  return patterns.flatMap(({ lanes }) => {
    const lane = lanes.find((other) => other.orderId === orderId);
    if (!lane) return [];
    const made = Math.min(rest, lane.blanks);
    rest -= made;
    return made < lane.blanks ? [{ ups: lane.ups, blanks: lane.blanks - made }] : [];
  });
}
