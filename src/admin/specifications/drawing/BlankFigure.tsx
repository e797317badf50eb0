import type {
  BlankDrawing,
  DrawnLine,
  DrawnPoint,
  Measure,
} from "../../../../domain/board/blankDrawing";

/** Width of every drawing, so that the text has the same size for every blank. */
const width = 360;
const margin = { left: 8, top: 8, right: 60 };
const fontSize = 11;
const letterWidth = 6.4;

const pathOf = (points: readonly DrawnPoint[]) =>
  points
    .map(([x, y], index) => `${index === 0 ? "M" : "L"}${x.toFixed(1)} ${y.toFixed(1)}`)
    .join("");

const labelWidth = ({ label }: Measure) => label.length * letterWidth;

/** True if a label is wider than its dimension line. Such a label is rotated. */
const isUpright = (measure: Measure, scale = 1) =>
  labelWidth(measure) > (measure.to - measure.from) * scale;

const roomBelow = (measure: Measure, scale: number) =>
  isUpright(measure, scale) ? labelWidth(measure) + 5 : 14;

interface BlankFigureProps {
  readonly drawing: BlankDrawing;
  /** The description for screen readers. */
  readonly label: string;
}

/** A flat blank with its cuts, its dashed scores and the measures of panels and flaps. */
export function BlankFigure({ drawing, label }: BlankFigureProps) {
  const { blank, outline, slots, scores, along, across } = drawing;
  const scale = (width - margin.left - margin.right) / blank.length;
  const height = blank.width * scale;
  const placed = ([x, y]: DrawnPoint): DrawnPoint => [
    margin.left + x * scale,
    margin.top + y * scale,
  ];
  const lines = (drawn: readonly DrawnLine[]) =>
    drawn.map((line) => pathOf(line.map(placed))).join("");
  const low = margin.top + height + 12;
  const below = Math.max(14, ...along.map((measure) => roomBelow(measure, scale)));
  const right = width - margin.right + 12;
  const placedAlong = (measure: Measure) => ({
    ...measure,
    from: margin.left + measure.from * scale,
    to: margin.left + measure.to * scale,
  });
  const placedAcross = (measure: Measure) => ({
    ...measure,
    from: margin.top + measure.from * scale,
    to: margin.top + measure.to * scale,
  });
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${width} ${Math.ceil(low + below + 4)}`}
      fill="none"
      stroke="var(--ink)"
      strokeLinejoin="round"
      fontSize={fontSize}
      fontWeight="600"
    >
      <path d={`${pathOf(outline.map(placed))}Z`} fill="var(--kraft-200)" strokeWidth="1.2" />
      <path d={lines(slots)} strokeWidth="2.4" />
      <path d={lines(scores)} strokeWidth="0.9" strokeDasharray="5 3.5" />
      {along.map(placedAlong).map((measure) => (
        <AlongMeasure key={measure.from} measure={measure} y={low} />
      ))}
      {across.map(placedAcross).map((measure) => (
        <AcrossMeasure key={measure.from} measure={measure} x={right} />
      ))}
    </svg>
  );
}

const arrow = 4;
/** Too near for two arrowheads, a measure has none. */
const hasArrows = ({ from, to }: Measure) => to - from > 3 * arrow;

function AlongMeasure({ measure, y }: { readonly measure: Measure; readonly y: number }) {
  const { from, to, label } = measure;
  const middle = (from + to) / 2;
  const isFlat = !isUpright(measure);
  const heads = `M${from} ${y}l${arrow} -1.6v3.2zM${to} ${y}l${-arrow} -1.6v3.2z`;
  return (
    <g strokeWidth="0.8">
      <path d={`M${from} ${y - 6}v9M${to} ${y - 6}v9M${from} ${y}H${to}`} />
      {hasArrows(measure) && <path d={heads} fill="var(--ink)" stroke="none" />}
      <text
        fill="var(--ink)"
        stroke="none"
        textAnchor={isFlat ? "middle" : "end"}
        transform={
          isFlat
            ? `translate(${middle} ${y + 13})`
            : `translate(${middle + fontSize / 3} ${y + 5}) rotate(-90)`
        }
      >
        {label}
      </text>
    </g>
  );
}

function AcrossMeasure({ measure, x }: { readonly measure: Measure; readonly x: number }) {
  const { from, to, label } = measure;
  const middle = (from + to) / 2;
  const isTurned = !isUpright(measure);
  const heads = `M${x} ${from}l-1.6 ${arrow}h3.2zM${x} ${to}l-1.6 ${-arrow}h3.2z`;
  return (
    <g strokeWidth="0.8">
      <path d={`M${x - 6} ${from}h9M${x - 6} ${to}h9M${x} ${from}V${to}`} />
      {hasArrows(measure) && <path d={heads} fill="var(--ink)" stroke="none" />}
      <text
        fill="var(--ink)"
        stroke="none"
        textAnchor={isTurned ? "middle" : "start"}
        transform={
          isTurned
            ? `translate(${x + 13} ${middle}) rotate(-90)`
            : `translate(${x + 3} ${middle + fontSize / 3})`
        }
      >
        {label}
      </text>
    </g>
  );
}
