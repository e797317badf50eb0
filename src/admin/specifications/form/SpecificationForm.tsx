import { Box } from "@mui/material";
import type { ReactNode } from "react";
import type { BoardSettings } from "../../../../contract/boardSettings";
import { boardFactorsOf } from "../../../../contract/settingsFactors";
import { Section } from "../../layout/Section";
import { DraftForm } from "../../schema/DraftForm";
import type { useDraftForm } from "../../schema/useDraftForm";
import { useTexts } from "../../useTexts";
import { SpecificationDrawing } from "../drawing/SpecificationDrawing";
import { SpecificationFigures } from "../SpecificationFigures";
import { specificationTexts } from "../screenTexts";
import { BoxInputs } from "./BoxInputs";
import { LayersInput } from "./LayersInput";
import { designOfDraft } from "./readSpecification";
import type { SpecificationDraft } from "./specificationDraft";

interface SpecificationFormProps {
  readonly form: ReturnType<typeof useDraftForm<unknown, SpecificationDraft>>;
  readonly settings: BoardSettings;
  readonly submitLabel: string;
  /** Further inputs above the box. */
  readonly children?: ReactNode;
  readonly otherAction: ReactNode;
}

/** A version of a specification as a form; beside it its drawing and figures, as one types. */
export function SpecificationForm({ form, settings, ...props }: SpecificationFormProps) {
  const { draft, errors, change } = form;
  const text = useTexts(specificationTexts);
  const factors = boardFactorsOf(settings);
  const design = designOfDraft(draft);

  return (
    <Box
      sx={{
        display: "grid",
        gap: 3,
        alignItems: "start",
        gridTemplateColumns: {
          xs: "minmax(0, 1fr)",
          lg: "minmax(0, 1.15fr) minmax(0, 1fr)",
        },
      }}
    >
      <DraftForm form={form} submitLabel={props.submitLabel} otherAction={props.otherAction}>
        {props.children}
        <Section title={text("sections.box")}>
          <BoxInputs draft={draft} errors={errors} factors={factors} onChange={change} />
        </Section>
        <Section title={text("layers.title")}>
          <LayersInput draft={draft} errors={errors} onChange={change} />
        </Section>
      </DraftForm>
      <Box sx={{ display: "grid", gap: 3, position: { lg: "sticky" }, top: { lg: 64 } }}>
        <Section title={text("sections.drawing")}>
          <SpecificationDrawing design={design} factors={factors} />
        </Section>
        <Section title={text("sections.figures")}>
          <SpecificationFigures design={design} factors={factors} />
        </Section>
      </Box>
    </Box>
  );
}
