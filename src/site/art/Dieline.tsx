import type { CartonSize } from "../../art/slottedCarton";

const ink = "#17293a";
/** The greatest width of a character, relative to the font size. */
const characterWidth = 0.62;

interface DielineProps extends CartonSize {
  /** The scale of figures, arrows and lines. A drawing that is shown small needs a larger one. */
  readonly scale?: number;
  /** In millimetres; left out, the joint is drawn without its figure. */
  readonly joint?: number;
  readonly textOf?: (length: number) => string;
}

/** The flat blank of a slotted carton: cuts drawn through, creases dashed, panels named. */
export function Dieline({
  length,
  width,
  height,
  scale = 1,
  joint,
  textOf = String,
}: DielineProps) {
  const glue = joint ?? 35;
  const flap = width / 2;
  const creases = [glue, glue + length, glue + length + width, glue + length * 2 + width];
  const right = glue + (length + width) * 2;
  const bottom = flap + height + flap;
  const [top, low] = [flap, flap + height];
  const slots = creases.slice(1).flatMap((x) => [`M${x} 0V${top}`, `M${x} ${low}V${bottom}`]);
  const bevel = Math.min(30, height / 3);
  const outline = `M${glue} ${top}V0H${right}V${bottom}H${glue}V${low}L0 ${low - bevel}V${top + bevel}z`;
  const margin = 90 * scale;
  const [near, far, half] = [16 * scale, 40 * scale, 8 * scale];
  const tipOn = (size: number) => Math.min(22 * scale, size / 3);
  const figures = {
    fontSize: 34 * scale,
    fontWeight: 600,
    fill: ink,
    textAnchor: "middle",
  } as const;
  const [lengthFigure, widthFigure] = [`L ${textOf(length)}`, `W ${textOf(width)}`];
  const wanted = (lengthFigure.length + widthFigure.length) * characterWidth * figures.fontSize;
  const isNarrow = wanted > length + width;
  // On narrow panels the figures are side by side, away from the crease between the panels.
  const apart = 8 * scale;
  const crease = glue + length;
  const measured = [
    {
      x: glue,
      size: length,
      figure: lengthFigure,
      place: isNarrow
        ? ({ x: crease - apart, textAnchor: "end" } as const)
        : { x: glue + length / 2 },
    },
    {
      x: crease,
      size: width,
      figure: widthFigure,
      place: isNarrow
        ? ({ x: crease + apart, textAnchor: "start" } as const)
        : { x: crease + width / 2 },
    },
  ];
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      aria-hidden="true"
      viewBox={`${-margin} ${-margin} ${right + margin * 2} ${bottom + margin * 2}`}
      fill="none"
      stroke={ink}
      strokeWidth={3 * scale}
      strokeLinejoin="round"
      fontFamily="Archivo, Helvetica Neue, Arial, sans-serif"
    >
      <path d={outline} fill="#e4d2b3" />
      <path d={slots.join("")} strokeWidth={9 * scale} />
      <path d={slots.join("")} strokeWidth={3 * scale} stroke="#f3e9d8" />
      <path
        d={`M${glue} ${top}H${right}M${glue} ${low}H${right}${creases.map((x) => `M${x} ${top}V${low}`).join("")}`}
        strokeDasharray={`${14 * scale} ${9 * scale}`}
        strokeWidth={2 * scale}
      />
      {measured.map(({ x, size, figure, place }) => (
        <g key={figure}>
          <path
            d={`M${x} ${bottom + near}v${far}M${x + size} ${bottom + near}v${far}M${x} ${bottom + far}h${size}`}
          />
          <path
            d={`M${x} ${bottom + far}l${tipOn(size)} ${-half}v${2 * half}zM${x + size} ${bottom + far}l${-tipOn(size)} ${-half}v${2 * half}z`}
            fill={ink}
            stroke="none"
          />
          <text y={bottom + 82 * scale} stroke="none" {...figures} {...place}>
            {figure}
          </text>
        </g>
      ))}
      {joint !== undefined && (
        <g>
          <path d={`M0 ${top - near}V${-far}M${glue} ${-near}V${-far}M0 ${-far}H${glue}`} />
          <text {...figures} x={glue / 2} y={-far - half} stroke="none" textAnchor="start">
            {`J ${textOf(joint)}`}
          </text>
        </g>
      )}
      <path
        d={`M${right + near} ${top}h${far}M${right + near} ${low}h${far}M${right + far} ${top}V${low}`}
      />
      <path
        d={`M${right + far} ${top}l${-half} ${tipOn(height)}h${2 * half}zM${right + far} ${low}l${-half} ${-tipOn(height)}h${2 * half}z`}
        fill={ink}
        stroke="none"
      />
      <text
        transform={`translate(${right + 78 * scale} ${top + height / 2}) rotate(-90)`}
        stroke="none"
        {...figures}
      >
        {`H ${textOf(height)}`}
      </text>
    </svg>
  );
}
