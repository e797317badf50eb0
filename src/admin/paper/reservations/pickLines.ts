import type {
  LayerPaper,
  OrderPaper,
  PickedReel,
  ReservedReel,
  RunningReel,
} from "../../../../contract/orderPaperPlan";

/** A reel of a layer, whether it is reserved or offered. */
export interface PickLine {
  readonly reelId: number;
  readonly barcodeId: string;
  readonly deckle: number;
  readonly supplierName: string;
  readonly location?: string | undefined;
  readonly length: number;
  readonly needed: number;
  readonly isPart: boolean;
  readonly isReserved: boolean;
  readonly isRunning: boolean;
  /** Percent; of a reserved one nobody asks any more. */
  readonly trim?: number | undefined;
}

const reservedLine = (reel: ReservedReel): PickLine => ({
  ...reel,
  isPart: false,
  isReserved: true,
  isRunning: reel.status === "IN_USE",
});

const runningLine = (reel: RunningReel): PickLine => ({
  ...reel,
  isPart: false,
  isReserved: false,
  isRunning: true,
});

const offeredLine = (reel: PickedReel): PickLine => ({
  ...reel,
  isReserved: false,
  isRunning: false,
});

/** The reels of a layer: those at the machine, then those that are reserved, then those that fit, best first. */
export const pickLines = (
  { reserved }: OrderPaper,
  { index, running, reels }: LayerPaper,
): PickLine[] => [
  ...running.map(runningLine),
  ...reserved.filter(({ layer }) => layer === index).map(reservedLine),
  ...reels.map(offeredLine),
];

/** True if the order needs the reel. Other reels fit as well, but nothing of them would be used. */
export const isNeeded = ({ isReserved, isRunning, length }: PickLine) =>
  isReserved || isRunning || length > 0;

/** The reels that the plan proposes: free reels that the order would use. */
export const proposedReels = ({ plan }: OrderPaper) =>
  (plan?.layers ?? []).flatMap(({ index: layer, reels }) =>
    reels.filter(({ length }) => length > 0).map(({ reelId }) => ({ reelId, layer })),
  );
