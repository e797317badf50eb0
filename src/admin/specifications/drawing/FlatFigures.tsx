import type {
  BlankDrawing,
  DrawnLine,
  DrawnPoint,
  Measure,
} from "../../../../domain/board/blankDrawing";
import type { BoardFactors } from "../../../../domain/board/boardFactors";
import type { BoardLayer } from "../../../../domain/board/boxDesign";
import { boardSection, drawnLiner } from "../../../../domain/board/boxDrawing";

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
  const onEdge = (measure: Measure, start: number) => ({
    ...measure,
    from: start + measure.from * scale,
    to: start + measure.to * scale,
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
      {along.map((measure) => (
        <EdgeMeasure key={measure.from} measure={onEdge(measure, margin.left)} at={low} isBelow />
      ))}
      {across.map((measure) => (
        <EdgeMeasure key={measure.from} measure={onEdge(measure, margin.top)} at={right} />
      ))}
    </svg>
  );
}

const arrow = 4;

interface EdgeMeasureProps {
  readonly measure: Measure;
  /** The place of the dimension line: below the blank, or to the right of it. */
  readonly at: number;
  readonly isBelow?: boolean;
}

function EdgeMeasure({ measure, at, isBelow = false }: EdgeMeasureProps) {
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
  // Too near for two arrowheads, a measure has none.
  const hasArrows = to - from > 3 * arrow;
  return (
    <g strokeWidth="0.8">
      <path d={line} />
      {hasArrows && <path d={heads} fill="var(--ink)" stroke="none" />}
      <text
        fill="var(--ink)"
        stroke="none"
        textAnchor={isShort ? (isBelow ? "end" : "start") : "middle"}
        transform={isShort === isBelow ? turned : level}
      >
        {label}
      </text>
    </g>
  );
}

/** Millimetres of board that are drawn, and how many units of the drawing a millimetre takes. */
const shown = 41;
const sectionScale = 8;

/** Room for the letters of the flutes beside the board. */
const beside = 4;

interface SectionFigureProps {
  readonly layers: readonly Pick<BoardLayer, "flute">[];
  readonly factors: BoardFactors;
  /** The description for screen readers. */
  readonly label: string;
}

/** A cross-section of a board at eight times its size: liners, flutes and flute letters. */
export function SectionFigure({ layers, factors, label }: SectionFigureProps) {
  const section = boardSection(layers, factors, shown);
  const last = section.at(-1);
  const height = last === undefined ? 1 : last.top + last.height;
  const rows = section.map((layer, index) => ({ ...layer, key: `layer ${index + 1}` }));
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${(shown + beside) * sectionScale} ${(height + 1) * sectionScale}`}
      fill="none"
    >
      {/* A drawing within the drawing: it cuts off what runs over its edge. */}
      <svg
        aria-hidden="true"
        width={shown * sectionScale}
        height={(height + 1) * sectionScale}
        viewBox={`0 -0.5 ${shown} ${height + 1}`}
      >
        {rows.map(({ key, wave, top, height: high }) =>
          wave === undefined ? (
            <path
              key={key}
              d={`M0 ${top + high / 2}H${shown}`}
              stroke="var(--kraft-700)"
              strokeWidth={drawnLiner}
            />
          ) : (
            <g key={key}>
              <path d={`M0 ${top}h${shown}v${high}H0z`} fill="var(--kraft-200)" />
              <path d={wave} stroke="var(--kraft-500)" strokeWidth={drawnLiner * 0.8} />
            </g>
          ),
        )}
      </svg>
      {rows.map(
        ({ key, flute, top, height: high }) =>
          flute !== undefined && (
            <text
              key={key}
              x={(shown + 1) * sectionScale}
              y={(top + 0.5 + high / 2) * sectionScale + 4}
              fill="var(--ink)"
              fontSize="12"
              fontWeight="700"
            >
              {flute}
            </text>
          ),
      )}
    </svg>
  );
}
