import {
  type ReorderLevel,
  reorderPoint,
  type Stock,
  type StockCell,
} from "../../../../contract/stock";

/** All reels of a paper in the store, by their widths. */
export interface StockedPaper {
  readonly gsm: number;
  readonly burstFactor: number;
  readonly cells: readonly StockCell[];
  readonly reels: number;
  readonly parts: number;
  readonly weight: number;
  readonly freeWeight: number;
  /** Kilograms of each age group, the youngest first. */
  readonly aged: readonly number[];
  readonly level?: ReorderLevel | undefined;
  /** Kilograms; nothing where the paper has no level. */
  readonly reorderPoint?: number | undefined;
  readonly isLow: boolean;
}

const sumOf = <Row>(rows: readonly Row[], figure: (row: Row) => number) =>
  rows.reduce((sum, row) => sum + figure(row), 0);

const agedOf = (cells: readonly StockCell[]) =>
  [0, 1, 2, 3].map((group) => sumOf(cells, ({ aged }) => aged[group] ?? 0));

/** Sums up a list of papers. */
export const totalsOf = (papers: readonly StockedPaper[]) => {
  const cells = papers.flatMap((paper) => paper.cells);
  return {
    reels: sumOf(cells, ({ reels }) => reels),
    parts: sumOf(cells, ({ parts }) => parts),
    weight: sumOf(cells, ({ weight }) => weight),
    freeWeight: sumOf(cells, ({ freeWeight }) => freeWeight),
    aged: agedOf(cells),
    low: papers.filter(({ isLow }) => isLow).length,
  };
};

/** The stock by its papers, those included of which there is none left but should be; lighter ones first. */
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
      const own = cells.filter((cell) => keyOf(cell) === keyOf(paper));
      const level = levels.find((one) => keyOf(one) === keyOf(paper));
      const freeWeight = sumOf(own, (cell) => cell.freeWeight);
      const point = level && reorderPoint(level);
      return {
        ...paper,
        cells: own,
        reels: sumOf(own, ({ reels }) => reels),
        parts: sumOf(own, ({ parts }) => parts),
        weight: sumOf(own, ({ weight }) => weight),
        freeWeight,
        aged: agedOf(own),
        level,
        reorderPoint: point === 0 ? undefined : point,
        isLow: point !== undefined && freeWeight < point,
      };
    });
}
