const largest = 12;
/** Width of a letter with its space, divided by the font size. */
const letter = 0.7;

interface StickerCodeProps {
  readonly text: string;
  /** The room for it, in inches. */
  readonly width: number;
}

/** A barcode's own text below its bars, on one line. */
export function StickerCode({ text, width }: StickerCodeProps) {
  const points = Math.min(largest, (width * 72) / (letter * Math.max(text.length, 1)));
  return (
    <div className="code" style={{ fontSize: `${points.toFixed(1)}pt` }}>
      {text}
    </div>
  );
}
