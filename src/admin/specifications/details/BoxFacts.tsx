import { Box, Typography } from "@mui/material";
import type {
  SpecificationContent,
  SpecificationLayer,
} from "../../../../contract/boxSpecifications";
import { tenthsText } from "../../../../domain/board/quantities";
import { stagesOf } from "../../../../domain/stages/stages";
import { hasFeature } from "../../../api/session";
import { useTexts } from "../../../texts/useTexts";
import { CellTable } from "../../layout/CellTable";
import { Section } from "../../layout/Screen";
import { stageTexts } from "../../machines/stageTexts";
import { noValue } from "../../schema/formatterFor";
import { useLayerNames } from "../SpecificationFigures";
import { specificationTexts } from "../texts";

interface BoxFactsProps {
  readonly content: SpecificationContent;
  /** Further facts as names and values. */
  readonly others?: readonly (readonly [name: string, value: string])[];
}

/** The entered facts of a box without the papers. */
export function BoxFacts({ content, others = [] }: BoxFactsProps) {
  const text = useTexts(specificationTexts);
  const stageText = useTexts(stageTexts);
  const { style, measured, joint, printColours, length, width, height } = content;
  const size = `${[length, width, height].map(tenthsText).join(" × ")} mm`;
  const stages = stagesOf(content).map(({ kind, perIn }) =>
    perIn > 1 ? `${stageText(`names.${kind}`)} × ${perIn}` : stageText(`names.${kind}`),
  );
  const stagesName = text(content.stages ? "stages.chosen" : "stages.title");
  const facts = [
    ...others,
    [text("fields.style"), text(`styles.${style}`)],
    [text("fields.measured"), `${size} ${text(`sides.${measured}`).toLowerCase()}`],
    [text("fields.ply"), text("plies", { ply: content.ply })],
    [
      text("versions.print"),
      printColours === 0
        ? text("versions.noPrint")
        : text("versions.colours", { smart_count: printColours }),
    ],
    [text("versions.joint"), joint === undefined ? text("versions.plantJoint") : `${joint} mm`],
    ...(hasFeature("machines") ? [[stagesName, stages.join(" → ")] as const] : []),
  ] as const;
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: "grid",
        gap: 1.5,
        gridTemplateColumns: "repeat(auto-fill, minmax(180px, 1fr))",
      }}
    >
      {facts.map(([name, value]) => (
        <div key={name}>
          <Typography component="dt" variant="body2" color="text.secondary">
            {name}
          </Typography>
          <Typography component="dd" sx={{ m: 0 }}>
            {value}
          </Typography>
        </div>
      ))}
    </Box>
  );
}

const columns = ["layer", "gsm", "burstFactor", "rct", "shade"] as const;
type Column = (typeof columns)[number];

export function Papers({ layers }: { readonly layers: readonly SpecificationLayer[] }) {
  const text = useTexts(specificationTexts);
  const names = useLayerNames(layers.length);
  const title = text("versions.papers");
  return (
    <Section title={title}>
      <CellTable
        label={title}
        columns={columns}
        figures={["gsm", "burstFactor", "rct"]}
        header={(column) => text(`columns.${column}`)}
        rows={layers.map(
          (layer, index): Record<Column, string | number> => ({
            layer: `${names[index]}${layer.flute === undefined ? "" : ` (${layer.flute})`}`,
            gsm: layer.gsm,
            burstFactor: layer.burstFactor,
            rct: layer.rct ?? noValue,
            shade: layer.shade ?? noValue,
          }),
        )}
      />
    </Section>
  );
}
