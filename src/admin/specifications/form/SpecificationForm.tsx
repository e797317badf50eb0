import { Alert, Box, Button } from "@mui/material";
import { type FormEvent, type ReactNode, useEffect, useRef } from "react";
import { type BoardSettings, boardFactorsOf } from "../../../../contract/boardSettings";
import { Section } from "../../layout/Section";
import { LeaveWarning } from "../../schema/LeaveWarning";
import { useScreenTexts } from "../../useScreenTexts";
import { SpecificationDrawing } from "../drawing/SpecificationDrawing";
import { SpecificationFigures } from "../SpecificationFigures";
import { specificationTexts } from "../screenTexts";
import { BoxInputs } from "./BoxInputs";
import { LayersInput } from "./LayersInput";
import { designOfDraft } from "./specificationDraft";
import type { useSpecificationForm } from "./useSpecificationForm";

interface SpecificationFormProps {
  readonly form: ReturnType<typeof useSpecificationForm>;
  readonly settings: BoardSettings;
  readonly submitLabel: string;
  /** What is asked for besides the box. */
  readonly children?: ReactNode;
  readonly otherAction: ReactNode;
}

/** A version of a specification as a form; beside it its drawing and figures, as one types. */
export function SpecificationForm({ form, settings, ...props }: SpecificationFormProps) {
  const { draft, errors, error, attempts, isUnsaved, isSaving, isBusy, change, submit } = form;
  const text = useScreenTexts(specificationTexts);
  const element = useRef<HTMLFormElement>(null);
  const factors = boardFactorsOf(settings);
  const design = designOfDraft(draft);

  useEffect(() => {
    if (attempts > 0) element.current?.querySelector<HTMLElement>("[aria-invalid='true']")?.focus();
  }, [attempts]);

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void submit();
  };

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
      <Box
        component="form"
        ref={element}
        noValidate
        onSubmit={onSubmit}
        sx={{ display: "grid", gap: 3 }}
      >
        {props.children}
        <Section title={text("sections.box")}>
          <BoxInputs draft={draft} errors={errors} factors={factors} onChange={change} />
        </Section>
        <Section title={text("layers.title")}>
          <LayersInput draft={draft} errors={errors} onChange={change} />
        </Section>
        {error !== undefined && <Alert severity="error">{error}</Alert>}
        <LeaveWarning isUnsaved={isUnsaved} isSaving={isSaving} />
        <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1.5 }}>
          <Button type="submit" variant="contained" size="large" loading={isBusy}>
            {props.submitLabel}
          </Button>
          {props.otherAction}
        </Box>
      </Box>
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
