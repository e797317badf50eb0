import { Box, Typography } from "@mui/material";
import { designOf, type SpecificationLayer } from "../../../../contract/boxSpecifications";
import { boardFactorsOf } from "../../../../contract/settingsFactors";
import type { SpecificationVersion } from "../../../../contract/specifications";
import { indiaMoment } from "../../formatMoment";
import { CellTable } from "../../layout/CellTable";
import { Section } from "../../layout/Section";
import { noValue } from "../../schema/formatterFor";
import { useTexts } from "../../useTexts";
import { SpecificationDrawing } from "../drawing/SpecificationDrawing";
import { SpecificationFigures, useLayerNames } from "../SpecificationFigures";
import { specificationTexts } from "../screenTexts";

export function VersionDetails({ version }: { readonly version: SpecificationVersion }) {
  const text = useTexts(specificationTexts);
  const { content, settings, number, createdAt, createdBy } = version;
  const { style, measured, joint, printColours } = content;
  const design = designOf(content);
  const factors = boardFactorsOf(settings);
  const facts = [
    [text("fields.style"), text(`styles.${style}`)],
    [text("fields.measured"), `${version.size} ${text(`sides.${measured}`).toLowerCase()}`],
    [text("fields.ply"), text("plies", { ply: content.ply })],
    [
      text("versions.print"),
      printColours === 0
        ? text("versions.noPrint")
        : text("versions.colours", { smart_count: printColours }),
    ],
    [text("versions.joint"), joint === undefined ? text("versions.plantJoint") : `${joint} mm`],
  ] as const;
  return (
    <Box
      sx={{
        display: "grid",
        gap: 3,
        alignItems: "start",
        gridTemplateColumns: { xs: "minmax(0, 1fr)", lg: "repeat(2, minmax(0, 1fr))" },
      }}
    >
      <Box sx={{ display: "grid", gap: 3 }}>
        <Section title={text("versions.version", { number })}>
          <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: "anywhere" }}>
            {text("versions.by", { time: indiaMoment(createdAt), by: createdBy })}
          </Typography>
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
        </Section>
        <Papers layers={content.layers} />
        <Section title={text("sections.figures")}>
          <SpecificationFigures design={design} factors={factors} />
        </Section>
      </Box>
      <Section title={text("sections.drawing")}>
        <SpecificationDrawing design={design} factors={factors} />
      </Section>
    </Box>
  );
}

const columns = ["layer", "gsm", "burstFactor", "rct", "shade"] as const;
type Column = (typeof columns)[number];

function Papers({ layers }: { readonly layers: readonly SpecificationLayer[] }) {
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
