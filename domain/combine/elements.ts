/** An order of the board quality that is combined. */
export interface CombinableOrder {
  readonly id: number;
  /** The number of blanks to make. */
  readonly quantity: number;
  /** The blank across the deckle, in millimetres. */
  readonly blankWidth: number;
  /** The blank along the run, in millimetres. */
  readonly cutLength: number;
  /** True if a person allows the run to make fewer blanks than ordered: up to `overPercent` percent fewer. */
  readonly allowsUnder?: boolean;
}

export interface CombineSettings {
  /** The widths of the reels in millimetres, the narrowest first. */
  readonly deckles: readonly number[];
  /** The grams of a square metre of board. The take-up of the flutes is included. */
  readonly gsm: number;
  /** The trim at each side, in millimetres. */
  readonly edge: number;
  /** The cut-off knives. One knife cuts one length at a time. */
  readonly knives: 1 | 2;
  /** The most blanks side by side. */
  readonly maxUps: number;
  /** The least metres of a run of a combination. */
  readonly leastRun: number;
  /** The metres of board that a set-up costs. */
  readonly setUpMetres: number;
  /** The percent of blanks that may be made beyond the ordered ones. */
  readonly overPercent: number;
}

/** The settings of a plant that has set nothing. A plant has one knife unless it says two. */
export const defaultCombineSettings = {
  knives: 1,
  maxUps: 6,
  leastRun: 150,
  setUpMetres: 25,
  overPercent: 5,
} as const satisfies Partial<CombineSettings>;

/** The blanks of one order in a run. */
export interface Lane {
  readonly orderId: number;
  readonly ups: number;
  readonly blanks: number;
}

/** One pattern on one deckle, after one set-up. */
export interface CombinedRun {
  readonly deckle: number;
  readonly lanes: readonly Lane[];
  /** The board of the run in millimetres, without the set-up. */
  readonly length: number;
  /** The paper of the run and its set-up. */
  readonly grams: number;
}

/** The runs of up to three orders that belong together. */
export interface PlanElement {
  readonly orderIds: readonly number[];
  readonly runs: readonly CombinedRun[];
  readonly grams: number;
}

const most = ({ quantity }: CombinableOrder, { overPercent }: CombineSettings) =>
  Math.floor(quantity * (1 + overPercent / 100) + 1e-9);

const least = ({ quantity, allowsUnder }: CombinableOrder, { overPercent }: CombineSettings) =>
  allowsUnder ? Math.ceil(quantity * (1 - overPercent / 100) - 1e-9) : quantity;

/** Returns the length in millimetres that gives at least a number of blanks. */
const lengthFor = ({ cutLength }: CombinableOrder, ups: number, blanks: number) =>
  Math.ceil(blanks / ups) * cutLength;

const blanksIn = ({ cutLength }: CombinableOrder, ups: number, length: number) =>
  Math.floor(length / cutLength + 1e-9) * ups;

type LaneUps = readonly [order: CombinableOrder, ups: number];

function toRun(
  deckle: number,
  lanes: readonly LaneUps[],
  length: number,
  settings: CombineSettings,
): CombinedRun {
  const metres = length / 1000 + settings.setUpMetres;
  return {
    deckle,
    length,
    lanes: lanes.map(([order, ups]) => ({
      orderId: order.id,
      ups,
      blanks: blanksIn(order, ups, length),
    })),
    grams: (metres * deckle * settings.gsm) / 1000,
  };
}

const toElement = (orders: readonly CombinableOrder[], runs: readonly CombinedRun[]) => ({
  orderIds: orders.map(({ id }) => id).toSorted((a, b) => a - b),
  runs,
  grams: runs.reduce((sum, { grams }) => sum + grams, 0),
});

/** Returns the narrowest deckle for some blanks side by side. */
const findDeckle = (width: number, { deckles, edge }: CombineSettings) =>
  deckles.find((deckle) => deckle >= width + 2 * edge);

const isLongEnough = (length: number, { leastRun }: CombineSettings) => length >= leastRun * 1000;

/** Returns the run of one order alone with the least paper. Undefined if no deckle has room for a blank. */
export function findRunAlone(
  order: CombinableOrder,
  settings: CombineSettings,
  blanks = least(order, settings),
  isRest = false,
): CombinedRun | undefined {
  let best: CombinedRun | undefined;
  for (let ups = 1; ups <= settings.maxUps; ups += 1) {
    const deckle = findDeckle(ups * order.blankWidth, settings);
    const length = lengthFor(order, ups, blanks);
    if (deckle === undefined || (isRest && !isLongEnough(length, settings))) continue;
    const run = toRun(deckle, [[order, ups]], length, settings);
    if (!best || run.grams < best.grams) best = run;
  }
  return best;
}

interface Pattern {
  readonly ups: readonly [one: number, other: number];
  readonly deckle: number;
}

/** Returns the patterns of two orders side by side, each on its narrowest deckle. */
export function findPatterns(
  one: CombinableOrder,
  other: CombinableOrder,
  settings: CombineSettings,
): readonly Pattern[] {
  if (settings.knives === 1 && one.cutLength !== other.cutLength) return [];
  const patterns: Pattern[] = [];
  for (let first = 1; first < settings.maxUps; first += 1)
    for (let second = 1; first + second <= settings.maxUps; second += 1) {
      const width = first * one.blankWidth + second * other.blankWidth;
      const deckle = findDeckle(width, settings);
      if (deckle === undefined) break;
      patterns.push({ ups: [first, second], deckle });
    }
  return patterns;
}

const isWithin = (order: CombinableOrder, blanks: number, settings: CombineSettings) =>
  blanks >= least(order, settings) && blanks <= most(order, settings);

/**
 * Returns the least paper of two orders: they end together, or the first ends and the rest of the second runs alone. Source:
 * docs/trade/combined-runs.md#elements.
 */
export function findPair(
  one: CombinableOrder,
  other: CombinableOrder,
  patterns: readonly Pattern[],
  settings: CombineSettings,
): PlanElement | undefined {
  let best: PlanElement | undefined;
  const keep = (runs: readonly CombinedRun[]) => {
    const element = toElement([one, other], runs);
    if (!best || element.grams < best.grams) best = element;
  };
  for (const {
    ups: [first, second],
    deckle,
  } of patterns) {
    const lanes: readonly LaneUps[] = [
      [one, first],
      [other, second],
    ];
    const ofOne = lengthFor(one, first, least(one, settings));
    const together = Math.max(ofOne, lengthFor(other, second, least(other, settings)));
    if (
      isLongEnough(together, settings) &&
      lanes.every(([order, ups]) => isWithin(order, blanksIn(order, ups, together), settings))
    )
      keep([toRun(deckle, lanes, together, settings)]);
    const made = blanksIn(other, second, ofOne);
    const rest = least(other, settings) - made;
    if (rest <= 0 || !isLongEnough(ofOne, settings)) continue;
    const alone = findRunAlone(other, settings, rest, true);
    if (alone) keep([toRun(deckle, lanes, ofOne, settings), alone]);
  }
  return best;
}

/**
 * Returns the least paper of three orders on two patterns. `through` runs in both, beside `first` and then `second`. Source:
 * docs/trade/combined-runs.md#elements.
 */
export function findTriple(
  through: CombinableOrder,
  [first, firstPatterns]: readonly [CombinableOrder, readonly Pattern[]],
  [second, secondPatterns]: readonly [CombinableOrder, readonly Pattern[]],
  settings: CombineSettings,
): PlanElement | undefined {
  let best: { readonly grams: number; readonly runs: () => readonly CombinedRun[] } | undefined;
  const gramsOf = (length: number, deckle: number) =>
    ((length / 1000 + settings.setUpMetres) * deckle * settings.gsm) / 1000;
  for (const { ups, deckle } of firstPatterns) {
    const length = lengthFor(first, ups[1], least(first, settings));
    const made = blanksIn(through, ups[0], length);
    const rest = least(through, settings) - made;
    if (rest <= 0 || !isLongEnough(length, settings)) continue;
    const paper = gramsOf(length, deckle);
    if (best && paper >= best.grams) continue;
    for (const { ups: next, deckle: nextDeckle } of secondPatterns) {
      const nextLength = Math.max(
        lengthFor(second, next[1], least(second, settings)),
        lengthFor(through, next[0], rest),
      );
      const grams = paper + gramsOf(nextLength, nextDeckle);
      if (best && grams >= best.grams) continue;
      if (
        isLongEnough(nextLength, settings) &&
        isWithin(through, made + blanksIn(through, next[0], nextLength), settings) &&
        isWithin(second, blanksIn(second, next[1], nextLength), settings)
      ) {
        const runs = () => [
          toRun(
            deckle,
            [
              [through, ups[0]],
              [first, ups[1]],
            ],
            length,
            settings,
          ),
          toRun(
            nextDeckle,
            [
              [through, next[0]],
              [second, next[1]],
            ],
            nextLength,
            settings,
          ),
        ];
        best = { grams, runs };
      }
    }
  }
  return best && toElement([through, first, second], best.runs());
}
