import { Box, Button, MenuItem, Typography } from "@mui/material";
import { flutes } from "../../../../domain/board/boardFactors";
import { useTexts } from "../../../texts/useTexts";
import { stageTexts } from "../../machines/stageTexts";
import { useChange, useDraft } from "../../schema/CallForm";
import { useFieldErrors } from "../../schema/formErrors";
import { FormField, FormSwitch } from "../../schema/formInputs";
import { useLayerNames } from "../SpecificationFigures";
import { specificationTexts } from "../texts";
import { derivedStagesOf, SpecificationDraft, stageDrafts } from "./specificationDraft";

/** The papers of the board, from the outside in; every second one is fluted. */
export function LayersInput() {
  const text = useTexts(specificationTexts);
  const { layers } = useDraft(SpecificationDraft);
  const errors = useFieldErrors();
  const change = useChange();
  const names = useLayerNames(layers.length);
  const [top] = layers;
  return (
    <>
      {errors.layers !== undefined && (
        <Typography color="error" role="alert">
          {errors.layers}
        </Typography>
      )}
      <Box component="ol" sx={{ m: 0, p: 0, listStyle: "none", display: "grid", gap: 1.5 }}>
        {names.map((name, index) => (
          <LayerInputs
            key={name}
            name={name}
            path={`layers.${index}`}
            isFluted={index % 2 === 1}
            isFluteWrong={errors.layers !== undefined}
          />
        ))}
      </Box>
      <Typography variant="body2" color="text.secondary">
        {text("hints.rct")}
      </Typography>
      <Button
        variant="outlined"
        onClick={() => change({ layers: layers.map(({ flute }) => ({ ...top, flute })) })}
        sx={{ justifySelf: "start" }}
      >
        {text("layers.sameForAll")}
      </Button>
    </>
  );
}

/** A phone shows two fields in a row; wider screens show all four. */
const fieldPairs = [
  ["gsm", "burstFactor"],
  ["rct", "shade"],
] as const;
type PaperField = (typeof fieldPairs)[number][number];

const required: ReadonlySet<PaperField> = new Set(["gsm", "burstFactor"]);

const columnsOf = (least: string) => ({
  display: "grid",
  columnGap: 1.5,
  alignItems: "start",
  gridTemplateColumns: `repeat(auto-fit, minmax(${least}, 1fr))`,
});
const rowOfPairs = columnsOf("min(100%, 250px)");
const pair = columnsOf("100px");

interface LayerInputsProps {
  readonly name: string;
  /** The path of the layer's values in the form. */
  readonly path: string;
  readonly isFluted: boolean;
  readonly isFluteWrong: boolean;
}

function LayerInputs({ name, path, isFluted, isFluteWrong }: LayerInputsProps) {
  const text = useTexts(specificationTexts);
  const labelOf = (field: PaperField | "flute") =>
    text("layers.field", { field: text(`fields.${field}`), layer: name });
  const inputOf = (field: PaperField) => (
    <FormField
      key={field}
      name={`${path}.${field}`}
      isNumber={field !== "shade"}
      label={text(`fields.${field}`)}
      required={required.has(field)}
      slotProps={{ htmlInput: { "aria-label": labelOf(field), autoComplete: "off" } }}
    />
  );
  return (
    <li>
      <Box sx={{ display: "flex", alignItems: "center", gap: 2 }}>
        <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
        {isFluted && (
          <FormField
            name={`${path}.flute`}
            select
            label={text("fields.flute")}
            isWrong={isFluteWrong}
            slotProps={{ select: { SelectDisplayProps: { "aria-label": labelOf("flute") } } }}
            sx={{ width: 88 }}
          >
            {flutes.map((flute) => (
              <MenuItem key={flute} value={flute}>
                {flute}
              </MenuItem>
            ))}
          </FormField>
        )}
      </Box>
      <Box sx={rowOfPairs}>
        {fieldPairs.map((fields) => (
          <Box key={fields[0]} sx={pair}>
            {fields.map(inputOf)}
          </Box>
        ))}
      </Box>
    </li>
  );
}

/** The stages at the machines: those that follow from the box, or those that a person chooses. */
export function StagesInput() {
  const text = useTexts(specificationTexts);
  const stageText = useTexts(stageTexts);
  const draft = useDraft(SpecificationDraft);
  const errors = useFieldErrors();
  const change = useChange();
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
          onClick={() => change({ stages: stageDrafts(derived.map(({ kind }) => ({ kind }))) })}
          sx={{ justifySelf: "start" }}
        >
          {text("stages.change")}
        </Button>
      </>
    );
  const first = stages.findIndex(({ isMade }) => isMade);
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
              <FormSwitch name={`stages.${index}.isMade`} label={name} sx={{ flex: "1 1 180px" }} />
              {isMade && index !== first && (
                <FormField
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
        onClick={() => change({ stages: [] })}
        sx={{ justifySelf: "start" }}
      >
        {text("stages.reset")}
      </Button>
    </>
  );
}
