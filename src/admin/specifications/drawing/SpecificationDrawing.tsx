import Download from "@mui/icons-material/Download";
import { Box, Button, Typography } from "@mui/material";
import type { ReactNode } from "react";
import type { BoardFactors, Ply } from "../../../../domain/board/boardFactors";
import type { BoardLayer, BoxDesign, BoxStyle } from "../../../../domain/board/boxDesign";
import { boardSection, drawnLiner } from "../../../../domain/board/boxDrawing";
import { type BoxDimensions, insideDimensions } from "../../../../domain/board/boxFigures";
import { type Computed, isComputed } from "../../../../domain/board/computed";
import { type Dieline, dielineOf } from "../../../../domain/board/dieline";
import { tenthsText } from "../../../../domain/board/quantities";
import { BlankFigure } from "../../../art/BlankFigure";
import { Measures, Tape } from "../../../art/cartonOverlays";
import { block, boundsOf, type Face, Faces, project, sheetAround, tray } from "../../../art/Faces";
import { type CartonSize, closed, slottedCarton } from "../../../art/slottedCarton";
import { type DielineFormat, dielineFormats, saveDieline } from "../../../dieline/saveDieline";
import { useTexts } from "../../../texts/useTexts";
import { useSend } from "../../sending";
import { reasonText, useLayerNames } from "../SpecificationFigures";
import { specificationTexts } from "../texts";

type SpecificationDrawingProps = Readonly<{ design: BoxDesign; factors: BoardFactors }>;

/** A box as drawings: blank, board section and closed box. A note replaces a drawing with missing data. */
export function SpecificationDrawing({ design, factors }: SpecificationDrawingProps) {
  const text = useTexts(specificationTexts);
  const { layers, ply, style } = design;
  const names = useLayerNames(ply);
  const papers = layers.map(({ flute }, index) => [names[index], flute].filter(Boolean).join(" "));
  return (
    <Box sx={{ display: "grid", gap: 2.5, "& svg": { width: "100%", display: "block" } }}>
      <Drawn result={dielineOf(design, factors)} caption={text("drawing.blankCaption")}>
        {(dieline) => (
          <>
            <BlankFigure
              dieline={dieline}
              label={text("drawing.blank", {
                length: tenthsText(dieline.blank.length),
                width: tenthsText(dieline.blank.width),
                along: dieline.along.map(({ label }) => label).join(", "),
                across: dieline.across.map(({ label }) => label).join(", "),
              })}
            />
            <DielineFiles design={design} dieline={dieline} />
          </>
        )}
      </Drawn>
      <Drawn result={{ value: layers }} caption={text("drawing.sectionCaption")}>
        {() => (
          <SectionFigure
            layers={layers}
            factors={factors}
            label={text("drawing.section", { ply, layers: papers.join(", ") })}
          />
        )}
      </Drawn>
      <Drawn result={insideDimensions(design, factors)} caption={text("drawing.boxCaption")}>
        {(box) => (
          <Box sx={{ maxWidth: 420, justifySelf: "center", width: "100%" }}>
            <BoxFigure
              box={box}
              style={style}
              ply={ply}
              label={text("drawing.box", {
                length: tenthsText(box.length),
                width: tenthsText(box.width),
                height: tenthsText(box.height),
              })}
            />
          </Box>
        )}
      </Drawn>
    </Box>
  );
}

interface DielineFilesProps {
  readonly design: BoxDesign;
  readonly dieline: Dieline;
}

/** Saves the blank for the die maker, at its own size. */
function DielineFiles({ design, dieline }: DielineFilesProps) {
  const text = useTexts(specificationTexts);
  const [save, isBusy] = useSend({
    call: (_, format: DielineFormat) => saveDieline(format, design, dieline),
    failed: text("drawing.notSaved"),
  });
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 1 }}>
      <Typography variant="body2" color="text.secondary">
        {text("drawing.files")}
      </Typography>
      {dielineFormats.map((format) => (
        <Button
          key={format}
          startIcon={<Download />}
          disabled={isBusy}
          aria-label={text("drawing.save", { format: format.toUpperCase() })}
          onClick={() => void save(format)}
        >
          {format.toUpperCase()}
        </Button>
      ))}
    </Box>
  );
}

interface DrawnProps<Value> {
  readonly result: Computed<Value>;
  readonly caption: string;
  readonly children: (value: Value) => ReactNode;
}

function Drawn<Value>({ result, caption, children }: DrawnProps<Value>) {
  const text = useTexts(specificationTexts);
  return (
    <Box component="figure" sx={{ m: 0, display: "grid", gap: 0.75 }}>
      {isComputed(result) ? (
        children(result.value)
      ) : (
        <Typography color="text.secondary" sx={{ py: 3 }}>
          {text("drawing.missing", { missing: reasonText(result.missing) })}
        </Typography>
      )}
      <Typography component="figcaption" variant="body2" color="text.secondary">
        {caption}
      </Typography>
    </Box>
  );
}

/** Returns the block of a closed box, placed like a carton: the length in front, the width behind. */
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

function BoxFigure({ box, style, ply, label }: BoxFigureProps) {
  const faces = facesOf[style](box);
  const bounds = boundsOf(faces.flatMap(({ corners }) => corners.map(project)));
  const { left, top, width, height } = sheetAround(bounds, 4 / 3, 0.62);
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
      {style === "0201" && <Tape size={box} line={line} />}
      <Measures
        size={box}
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
function SectionFigure({ layers, factors, label }: SectionFigureProps) {
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
