import type {
  LayerPaper,
  OrderPaper,
  PickedReel,
  ReservedReel,
} from "../../../../contract/orderPaper";

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

const offeredLine = (reel: PickedReel): PickLine => ({
  ...reel,
  isReserved: false,
  isRunning: false,
});

/** The reels of a layer: those that are reserved first, then those that fit, best first. */
export const pickLines = ({ reserved }: OrderPaper, { index, reels }: LayerPaper): PickLine[] => [
  ...reserved.filter(({ layer }) => layer === index).map(reservedLine),
  ...reels.map(offeredLine),
];

/** Whether a reel is fetched from the store: others fit as well, but nothing of them would run. */
export const isNeeded = ({ isReserved, length }: PickLine) => isReserved || length > 0;
