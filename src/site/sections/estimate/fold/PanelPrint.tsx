const inks = ["#17293a", "#b93a17", "#2d6a3e", "#8a5a00"];

interface PanelPrintProps {
  readonly width: number;
  readonly height: number;
  readonly colours: number;
  readonly isLong: boolean;
}

const wave = "c14 0 14-28 28-28s14 28 28 28 14-28 28-28 14 28 28 28";
const thisWayUp = "M20 88V24L4 46M20 24l16 22M80 88V24L64 46M80 24l16 22M0 100h100";

/** An example of a print: a wave for each colour on the long panels, and the mark for this way up on the others. */
export function PanelPrint({ width, height, colours, isLong }: PanelPrintProps) {
  const printed = inks.slice(0, colours);
  const [first] = printed;
  if (first === undefined) return null;
  const side = Math.min(width, height);
  const size = isLong ? side * 0.7 : side * 0.3;
  const place = isLong
    ? `translate(${(width - size) / 2} ${(height - size) / 2}) scale(${size / 112})`
    : `translate(${width - size * 1.3} ${size * 0.3}) scale(${size / 100})`;
  return (
    <svg aria-hidden="true" width={width} height={height} fill="none">
      <g transform={place}>
        {isLong ? (
          printed.map((ink, index) => (
            <path
              key={ink}
              d={`M0 ${70 + (index - (printed.length - 1) / 2) * 24}${wave}`}
              stroke={ink}
              strokeWidth="11"
              strokeLinecap="round"
            />
          ))
        ) : (
          <path d={thisWayUp} stroke={first} strokeWidth="9" />
        )}
      </g>
    </svg>
  );
}
