import type { ReactNode } from "react";
import { type StickerSize, stickerPadding } from "./stickerSizes";

interface StickerSheetProps {
  readonly size: StickerSize;
  readonly children: ReactNode;
}

const sheetStyle = ({ width, height }: StickerSize) => `
  @page { size: ${width}in ${height}in; margin: 0; }
  html, body { margin: 0; background: #fff; color: #000; }
  .sticker {
    box-sizing: border-box; width: ${width}in; height: ${height}in; padding: ${stickerPadding}in;
    display: flex; flex-direction: column; gap: 0.08in; overflow: hidden;
    font: 11pt/1.3 "Archivo Variable", Arial, Helvetica, sans-serif;
    break-after: page; break-inside: avoid;
  }
  .sticker:last-child { break-after: auto; }
  .sticker h1 { margin: 0; font-size: 13pt; text-align: center; }
  .sticker > * { flex: none; }
  .sticker .barcode { height: 1.1in; }
  .sticker .code { text-align: center; letter-spacing: 0.06em; white-space: nowrap; }
  .sticker dl { margin: 0; display: grid; grid-template-columns: auto minmax(0, 1fr); overflow: hidden; }
  .sticker dt { font-weight: 600; white-space: nowrap; }
  .sticker dd { margin: 0; overflow-wrap: anywhere; align-self: start; }
  .sticker footer { margin-top: auto; font-size: 8pt; }
`;

/** Stickers of one size, each on a separate page. The children have the class `sticker`. */
export function StickerSheet({ size, children }: StickerSheetProps) {
  return (
    <>
      <style>{sheetStyle(size)}</style>
      {children}
    </>
  );
}
