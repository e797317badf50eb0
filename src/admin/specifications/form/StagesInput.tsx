import { Box, Button, FormControlLabel, Switch, Typography } from "@mui/material";
import type { FieldErrors } from "../../../../contract/errors";
import { useTexts } from "../../../texts/useTexts";
import { stageTexts } from "../../machines/stageTexts";
import { DraftField } from "../../schema/FormField";
import { specificationTexts } from "../texts";
import { derivedStagesOf, type SpecificationDraft, stageDrafts } from "./specificationDraft";

interface StagesInputProps {
  readonly draft: SpecificationDraft;
  readonly errors: FieldErrors;
  readonly onChange: (changes: Partial<SpecificationDraft>) => void;
}

/** The stages at the machines: those that follow from the box, or those that a person chooses. */
export function StagesInput({ draft, errors, onChange }: StagesInputProps) {
  const text = useTexts(specificationTexts);
  const stageText = useTexts(stageTexts);
  const { stages } = draft;
  const derived = derivedStagesOf(draft);
  if (stages.length === 0)
    return (
      <>
        <Typography>{derived.map(({ kind }) => stageText(`names.${kind}`)).join(" → ")}</Typography>
        <Typography variant="body2" color="text.secondary">
          {text("stages.derived")}
        </Typography>
        <Button
          variant="outlined"
          onClick={() => onChange({ stages: stageDrafts(derived.map(({ kind }) => ({ kind }))) })}
          sx={{ justifySelf: "start" }}
        >
          {text("stages.change")}
        </Button>
      </>
    );
  const first = stages.findIndex(({ isMade }) => isMade);
  const toggle = (place: number) =>
    onChange({
      stages: stages.map((stage, index) =>
        index === place ? { ...stage, isMade: !stage.isMade } : stage,
      ),
    });
  return (
    <>
      {errors.stages !== undefined && (
        <Typography color="error" role="alert">
          {errors.stages}
        </Typography>
      )}
      <Box component="ol" sx={{ m: 0, p: 0, listStyle: "none", display: "grid", gap: 1 }}>
        {stages.map(({ kind, isMade }, index) => {
          const name = stageText(`names.${kind}`);
          return (
            <Box
              component="li"
              key={kind}
              sx={{ display: "flex", flexWrap: "wrap", columnGap: 2, alignItems: "center" }}
            >
              <FormControlLabel
                sx={{ flex: "1 1 180px" }}
                control={<Switch checked={isMade} onChange={() => toggle(index)} />}
                label={name}
              />
              {isMade && index !== first && (
                <DraftField
                  name={`stages.${index}.perIn`}
                  isNumber
                  label={text("stages.perIn")}
                  slotProps={{
                    htmlInput: {
                      "aria-label": text("stages.perInOf", { stage: name }),
                      autoComplete: "off",
                    },
                  }}
                  sx={{ flex: "1 1 180px" }}
                />
              )}
            </Box>
          );
        })}
      </Box>
      <Typography variant="body2" color="text.secondary">
        {text("stages.perInHint")}
      </Typography>
      <Button
        variant="outlined"
        onClick={() => onChange({ stages: [] })}
        sx={{ justifySelf: "start" }}
      >
        {text("stages.reset")}
      </Button>
    </>
  );
}
