/** Width and height of a sticker, in inches, as the printer's rolls have them. */
export interface StickerSize {
  readonly width: number;
  readonly height: number;
}

export const stickerSizes = {
  /** An employee's or a reel's barcode. */
  barcode: { width: 2.9, height: 3.9 },
  /** One entry of a reel's usage history. */
  history: { width: 2.8, height: 4.8 },
} as const satisfies Record<string, StickerSize>;

/** The edge around what is printed on a sticker, in inches. */
export const stickerPadding = 0.15;

/** Returns the printable width of a sticker, in inches. */
export const printWidth = ({ width }: StickerSize) => width - 2 * stickerPadding;
