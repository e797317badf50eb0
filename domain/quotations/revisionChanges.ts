import type { ToolingTerms } from "./boxPrice";

/** A line of a revision, as far as two revisions are compared. */
export interface ComparedLine {
  readonly specificationId: number;
  readonly name: string;
  /** The version of the box specification. */
  readonly number: number;
  readonly markupPercent: number;
  readonly toolingTerms: ToolingTerms["kind"];
  readonly isToolingApart: boolean;
  /** A price is absent if a rate is missing. */
  readonly prices: readonly {
    readonly quantity: number;
    readonly pricePaise?: number | undefined;
  }[];
}

type ComparedField = "line" | "box" | "markup" | "tooling" | "apart" | "price";

/** A difference between two revisions. An absent value says that one revision has none. */
export interface RevisionChange {
  readonly line: string;
  readonly field: ComparedField;
  /** The quantity of a price. */
  readonly quantity?: number;
  readonly before?: number | string | boolean;
  readonly after?: number | string | boolean;
}

type Value = RevisionChange["before"];

const fields: readonly (readonly [ComparedField, (line: ComparedLine) => Value])[] = [
  ["box", ({ number }) => number],
  ["markup", ({ markupPercent }) => markupPercent],
  ["tooling", ({ toolingTerms }) => toolingTerms],
  ["apart", ({ isToolingApart }) => isToolingApart],
];

const change = (
  line: string,
  field: ComparedField,
  [before, after]: readonly [Value, Value],
): RevisionChange => ({
  line,
  field,
  ...(before !== undefined && { before }),
  ...(after !== undefined && { after }),
});

function comparePrices(before: ComparedLine, after: ComparedLine): RevisionChange[] {
  const quantities = [...before.prices, ...after.prices].map(({ quantity }) => quantity);
  const priceOf = ({ prices }: ComparedLine, quantity: number) =>
    prices.find((price) => price.quantity === quantity)?.pricePaise;
  return [...new Set(quantities)]
    .toSorted((one, other) => one - other)
    .flatMap((quantity) => {
      const prices = [priceOf(before, quantity), priceOf(after, quantity)] as const;
      return prices[0] === prices[1] ? [] : [{ ...change(after.name, "price", prices), quantity }];
    });
}

/** Returns the differences between the lines of two revisions. Lines of the same box specification are compared. */
export function revisionChanges(
  before: readonly ComparedLine[],
  after: readonly ComparedLine[],
): RevisionChange[] {
  const left = [...before];
  const changes = after.flatMap((line) => {
    const index = left.findIndex(({ specificationId }) => specificationId === line.specificationId);
    const [former] = index < 0 ? [] : left.splice(index, 1);
    if (former === undefined) return [change(line.name, "line", [undefined, line.name])];
    return [
      ...fields.flatMap(([field, read]) => {
        const values = [read(former), read(line)] as const;
        return values[0] === values[1] ? [] : [change(line.name, field, values)];
      }),
      ...comparePrices(former, line),
    ];
  });
  return [...changes, ...left.map(({ name }) => change(name, "line", [name, undefined]))];
}
