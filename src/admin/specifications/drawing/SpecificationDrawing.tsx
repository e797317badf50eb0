import { Box, Typography } from "@mui/material";
import type { ReactNode } from "react";
import { insideDimensions } from "../../../../domain/board/blank";
import { blankDrawing } from "../../../../domain/board/blankDrawing";
import type { BoardFactors } from "../../../../domain/board/boardFactors";
import { type BoxDesign, layerName } from "../../../../domain/board/boxDesign";
import { type Computed, isComputed } from "../../../../domain/board/computed";
import { tenthsText } from "../../../../domain/board/quantities";
import { useTexts } from "../../useTexts";
import { specificationTexts } from "../screenTexts";
import { BlankFigure } from "./BlankFigure";
import { BoxFigure } from "./BoxFigure";
import { SectionFigure } from "./SectionFigure";

interface SpecificationDrawingProps {
  readonly design: BoxDesign;
  readonly factors: BoardFactors;
}

/**
 * A box as drawings: blank, board section and closed box. A drawing with missing data is replaced by a note
 * about the data.
 */
export function SpecificationDrawing({ design, factors }: SpecificationDrawingProps) {
  const text = useTexts(specificationTexts);
  const { layers, ply, style } = design;
  const papers = layers.map((layer, index) =>
    layer.flute === undefined
      ? layerName(layers, index)
      : `${layerName(layers, index)} ${layer.flute}`,
  );
  return (
    <Box sx={{ display: "grid", gap: 2.5, "& svg": { width: "100%", display: "block" } }}>
      <Drawn result={blankDrawing(design, factors)} caption={text("drawing.blankCaption")}>
        {(drawing) => (
          <BlankFigure
            drawing={drawing}
            label={text("drawing.blank", {
              length: tenthsText(drawing.blank.length),
              width: tenthsText(drawing.blank.width),
              along: drawing.along.map(({ label }) => label).join(", "),
              across: drawing.across.map(({ label }) => label).join(", "),
            })}
          />
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
          {text("drawing.missing", { missing: result.missing })}
        </Typography>
      )}
      <Typography component="figcaption" variant="body2" color="text.secondary">
        {caption}
      </Typography>
    </Box>
  );
}
