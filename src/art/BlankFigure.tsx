import type { Dieline, DrawnLine, DrawnPoint, Measure } from "../../domain/board/dieline";

const margin = { left: 8, top: 8, right: 60 };
const fontSize = 11;
const letterWidth = 6.4;

const pathOf = (points: readonly DrawnPoint[]) =>
  points
    .map(([x, y], index) => `${index === 0 ? "M" : "L"}${x.toFixed(1)} ${y.toFixed(1)}`)
    .join("");

type Labelled = Pick<Measure, "from" | "to" | "label">;

const labelWidth = ({ label }: Labelled) => label.length * letterWidth;

/** True if a label is wider than its dimension line. Such a label is rotated. */
const isUpright = (measure: Labelled, scale = 1) =>
  labelWidth(measure) > (measure.to - measure.from) * scale;

const roomBelow = (measure: Labelled, scale: number) =>
  isUpright(measure, scale) ? labelWidth(measure) + 5 : 14;

interface BlankFigureProps {
  readonly dieline: Dieline;
  /** The drawing's description for screen readers. */
  readonly label: string;
  /** The drawing's width. The text has the same size in every drawing, so it is smaller in a wide one. */
  readonly width?: number;
  /** Writes a length in millimetres in another unit. */
  readonly lengthText?: (length: number) => string;
  readonly ink?: string;
  readonly board?: string;
}

/** A flat blank with its cut line, its dashed creases and the measures of panels and flaps. */
export function BlankFigure({
  dieline,
  label,
  width = 360,
  lengthText,
  ink = "var(--ink)",
  board = "var(--kraft-200)",
}: BlankFigureProps) {
  const { blank, outline, creases } = dieline;
  const labelled = (measure: Measure): Labelled =>
    lengthText === undefined
      ? measure
      : { ...measure, label: `${measure.name} ${lengthText(measure.to - measure.from)}`.trim() };
  const [along, across] = [dieline.along.map(labelled), dieline.across.map(labelled)];
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
  const onEdge = (measure: Labelled, start: number) => ({
    ...measure,
    from: start + measure.from * scale,
    to: start + measure.to * scale,
  });
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${width} ${Math.ceil(low + below + 4)}`}
      fill="none"
      stroke={ink}
      strokeLinejoin="round"
      fontSize={fontSize}
      fontWeight="600"
    >
      <path d={`${pathOf(outline.map(placed))}Z`} fill={board} strokeWidth="1.2" />
      <path d={lines(creases)} strokeWidth="0.9" strokeDasharray="5 3.5" />
      {along.map((measure) => (
        <EdgeMeasure
          key={measure.from}
          ink={ink}
          measure={onEdge(measure, margin.left)}
          at={low}
          isBelow
        />
      ))}
      {across.map((measure) => (
        <EdgeMeasure
          key={measure.from}
          ink={ink}
          measure={onEdge(measure, margin.top)}
          at={right}
        />
      ))}
    </svg>
  );
}

const arrow = 4;

interface EdgeMeasureProps {
  readonly measure: Labelled;
  /** The place of the dimension line: below the blank, or at its right. */
  readonly at: number;
  readonly ink: string;
  readonly isBelow?: boolean;
}

function EdgeMeasure({ measure, at, ink, isBelow = false }: EdgeMeasureProps) {
  const { from, to, label } = measure;
  const middle = (from + to) / 2;
  const isShort = isUpright(measure);
  const { line, heads, turned, level } = isBelow
    ? {
        line: `M${from} ${at - 6}v9M${to} ${at - 6}v9M${from} ${at}H${to}`,
        heads: `M${from} ${at}l${arrow} -1.6v3.2zM${to} ${at}l${-arrow} -1.6v3.2z`,
        turned: `translate(${middle + fontSize / 3} ${at + 5}) rotate(-90)`,
        level: `translate(${middle} ${at + 13})`,
      }
    : {
        line: `M${at - 6} ${from}h9M${at - 6} ${to}h9M${at} ${from}V${to}`,
        heads: `M${at} ${from}l-1.6 ${arrow}h3.2zM${at} ${to}l-1.6 ${-arrow}h3.2z`,
        turned: `translate(${at + 13} ${middle}) rotate(-90)`,
        level: `translate(${at + 3} ${middle + fontSize / 3})`,
      };
  // A measure that is too short for two arrowheads has none.
  const hasArrows = to - from > 3 * arrow;
  return (
    <g strokeWidth="0.8">
      <path d={line} />
      {hasArrows && <path d={heads} fill={ink} stroke="none" />}
      <text
        fill={ink}
        stroke="none"
        textAnchor={isShort ? (isBelow ? "end" : "start") : "middle"}
        transform={isShort === isBelow ? turned : level}
      >
        {label}
      </text>
    </g>
  );
}
