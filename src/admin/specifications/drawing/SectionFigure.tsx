import type { BoardFactors } from "../../../../domain/board/boardFactors";
import type { BoardLayer } from "../../../../domain/board/boxDesign";
import { boardSection, drawnLiner } from "../../../../domain/board/boxDrawing";

/** Millimetres of board that are drawn, and the drawing's units for a millimetre. */
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
