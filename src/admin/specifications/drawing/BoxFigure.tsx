import type { BoxDimensions } from "../../../../domain/board/blank";
import type { Ply } from "../../../../domain/board/boardFactors";
import type { BoxStyle } from "../../../../domain/board/boxDesign";
import { tenthsText } from "../../../../domain/board/quantities";
import { block, tray } from "../../../art/block";
import type { Face } from "../../../art/Faces";
import { Faces } from "../../../art/Faces";
import { boundsOf, project, sheetAround } from "../../../art/geometry";
import { Measures } from "../../../art/Measures";
import { type CartonSize, closed, slottedCarton } from "../../../art/slottedCarton";
import { Tape } from "../../../art/Tape";

const ratio = 4 / 3;

/** The block of a closed box, placed like a carton: the length in front, the width behind. */
const standing = ({ length, width, height }: CartonSize) => ({
  at: [0, -width, 0] as const,
  size: [length, width, height] as const,
});

/** The visible faces of a box as the plant's customer ships it. A style without top flaps has no top face. */
const facesOf: Readonly<Record<BoxStyle, (size: CartonSize) => Face[]>> = {
  "0201": (size) => slottedCarton(size, closed),
  "0200": (size) => tray(standing(size)),
  "0203": (size) => block(standing(size)),
  OTHER: (size) => block(standing(size)),
};

interface BoxFigureProps {
  readonly box: BoxDimensions;
  readonly style: BoxStyle;
  readonly ply: Ply;
  /** The description for screen readers. */
  readonly label: string;
}

/** The closed box, with inside dimensions. */
export function BoxFigure({ box, style, ply, label }: BoxFigureProps) {
  const size: CartonSize = box;
  const faces = facesOf[style](size);
  const bounds = boundsOf(faces.flatMap(({ corners }) => corners.map(project)));
  const { left, top, width, height } = sheetAround(bounds, ratio, 0.62);
  const line = (width / 480) * 1.4;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${left} ${top} ${width} ${height}`}
      fill="none"
      strokeLinejoin="round"
      strokeLinecap="round"
    >
      <Faces faces={faces} line={line} ply={ply} />
      {style === "0201" && <Tape size={size} line={line} />}
      <Measures
        size={size}
        line={line}
        labels={{
          length: `L ${tenthsText(box.length)}`,
          width: `W ${tenthsText(box.width)}`,
          height: `H ${tenthsText(box.height)}`,
        }}
        ink="var(--ink)"
        paper="var(--paper-raised)"
      />
    </svg>
  );
}
