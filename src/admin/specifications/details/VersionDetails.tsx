import { Box, Typography } from "@mui/material";
import { designOf } from "../../../../contract/boxSpecifications";
import type { SpecificationVersion } from "../../../../contract/specifications";
import { useTexts } from "../../../texts/useTexts";
import { indiaMoment } from "../../formatMoment";
import { Section } from "../../layout/Section";
import { SpecificationDrawing } from "../drawing/SpecificationDrawing";
import { SpecificationFigures } from "../SpecificationFigures";
import { specificationTexts } from "../texts";
import { BoxFacts, Papers } from "./BoxFacts";

export function VersionDetails({ version }: { readonly version: SpecificationVersion }) {
  const text = useTexts(specificationTexts);
  const { content, settings, number, createdAt, createdBy } = version;
  const design = designOf(content);
  const factors = settings;
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
          <BoxFacts content={content} />
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
