import {
  type ReorderLevel,
  reorderPoint,
  type Stock,
  type StockCell,
} from "../../../../contract/stock";

interface StockSum {
  readonly reels: number;
  readonly parts: number;
  readonly weight: number;
  readonly freeWeight: number;
  /** Kilograms of each age group, the youngest first. */
  readonly aged: readonly number[];
}

export interface StockedPaper extends StockSum {
  readonly gsm: number;
  readonly burstFactor: number;
  readonly cells: readonly StockCell[];
  readonly level?: ReorderLevel | undefined;
  /** Kilograms. Undefined if the paper has no level. */
  readonly reorderPoint?: number | undefined;
  readonly isLow: boolean;
}

function sumCells(cells: readonly StockCell[]): StockSum {
  const sumOf = (figure: (cell: StockCell) => number) =>
    cells.reduce((sum, cell) => sum + figure(cell), 0);
  return {
    reels: sumOf(({ reels }) => reels),
    parts: sumOf(({ parts }) => parts),
    weight: sumOf(({ weight }) => weight),
    freeWeight: sumOf(({ freeWeight }) => freeWeight),
    aged: [0, 1, 2, 3].map((group) => sumOf(({ aged }) => aged[group] ?? 0)),
  };
}

export const totalsOf = (papers: readonly StockedPaper[]) => ({
  ...sumCells(papers.flatMap(({ cells }) => cells)),
  low: papers.filter(({ isLow }) => isLow).length,
});

/** Groups the stock by paper, the lightest first. Includes papers without stock that have a reorder level. */
export function groupStock({ cells, levels }: Stock): readonly StockedPaper[] {
  const keyOf = ({ gsm, burstFactor }: { gsm: number; burstFactor: number }) =>
    `${gsm} ${burstFactor}`;
  const papers = new Map(
    [...cells, ...levels].map((row) => [
      keyOf(row),
      { gsm: row.gsm, burstFactor: row.burstFactor },
    ]),
  );
  return [...papers.values()]
    .sort((one, other) => one.gsm - other.gsm || one.burstFactor - other.burstFactor)
    .map((paper) => {
      const ownCells = cells.filter((cell) => keyOf(cell) === keyOf(paper));
      const level = levels.find((one) => keyOf(one) === keyOf(paper));
      const point = level && reorderPoint(level);
      const sum = sumCells(ownCells);
      return {
        ...paper,
        ...sum,
        cells: ownCells,
        level,
        reorderPoint: point === 0 ? undefined : point,
        isLow: point !== undefined && sum.freeWeight < point,
      };
    });
}
