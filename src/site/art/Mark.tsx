interface MarkProps {
  drawing: string;
  /** The panel it is printed on, in millimetres. */
  width: number;
  height: number;
  colour?: string;
}

/** A line drawing of 24 by 24, printed in the middle of a panel. */
export function Mark({ drawing, width, height, colour = "#17293a" }: MarkProps) {
  const size = Math.min(width, height) * 0.7;
  const scale = size / 24;
  return (
    <path
      transform={`translate(${(width - size) / 2} ${(height - size) / 2}) scale(${scale})`}
      d={drawing}
      fill="none"
      stroke={colour}
      strokeWidth="1.3"
    />
  );
}

/** The handling marks of a carton's end panel: this way up, keep dry. */
export function HandlingMarks({ width, height }: { width: number; height: number }) {
  const size = Math.min(width, height) * 0.24;
  const scale = size / 24;
  const way = "M7 19V6l-4 5M7 6l4 5M17 19V6l-4 5M17 6l4 5M2 22h20";
  const dry = "M3 12a9 8 0 0 1 18 0zM12 12v7a2 2 0 0 0 4 0M12 4V2";
  return (
    <g fill="none" stroke="#17293a" strokeWidth="1.8">
      <path
        d={way}
        transform={`translate(${width * 0.09} ${height - size * 1.3}) scale(${scale})`}
      />
      <path
        d={dry}
        transform={`translate(${width * 0.09 + size * 1.3} ${height - size * 1.3}) scale(${scale})`}
      />
    </g>
  );
}
