import {
  Box,
  Button,
  FormControlLabel,
  MenuItem,
  Switch,
  TextField,
  Typography,
} from "@mui/material";
import type { FieldErrors } from "../../../../contract/errors";
import { flutes } from "../../../../domain/board/boardFactors";
import { useTexts } from "../../../texts/useTexts";
import { stageTexts } from "../../machines/stageTexts";
import { DraftField } from "../../schema/FormDialog";
import { useLayerNames } from "../SpecificationFigures";
import { specificationTexts } from "../texts";
import {
  derivedStagesOf,
  type LayerDraft,
  type SpecificationDraft,
  stageDrafts,
} from "./specificationDraft";

interface LayersInputProps {
  readonly draft: SpecificationDraft;
  /** Keys are paths such as `layers.1.gsm`. */
  readonly errors: FieldErrors;
  readonly onChange: (changes: Partial<SpecificationDraft>) => void;
}

/** The papers of the board, from the outside in; every second one is fluted. */
export function LayersInput({ draft, errors, onChange }: LayersInputProps) {
  const text = useTexts(specificationTexts);
  const { layers } = draft;
  const names = useLayerNames(layers.length);
  const replace = (at: number, changes: Partial<LayerDraft>) =>
    onChange({
      layers: layers.map((layer, index) => (index === at ? { ...layer, ...changes } : layer)),
    });
  const [top] = layers;
  const sameForAll = () =>
    top && onChange({ layers: layers.map(({ flute }) => ({ ...top, flute })) });

  return (
    <>
      {errors.layers !== undefined && (
        <Typography color="error" role="alert">
          {errors.layers}
        </Typography>
      )}
      <Box component="ol" sx={{ m: 0, p: 0, listStyle: "none", display: "grid", gap: 1.5 }}>
        {layers.map((layer, index) => (
          <LayerInputs
            key={names[index]}
            name={names[index] ?? ""}
            path={`layers.${index}`}
            isFluted={index % 2 === 1}
            layer={layer}
            errors={errors}
            onChange={(changes) => replace(index, changes)}
          />
        ))}
      </Box>
      <Typography variant="body2" color="text.secondary">
        {text("hints.rct")}
      </Typography>
      <Button variant="outlined" onClick={sameForAll} sx={{ justifySelf: "start" }}>
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
  readonly layer: LayerDraft;
  readonly errors: FieldErrors;
  readonly onChange: (changes: Partial<LayerDraft>) => void;
}

function LayerInputs({ name, path, isFluted, layer, errors, onChange }: LayerInputsProps) {
  const text = useTexts(specificationTexts);
  const labelOf = (field: PaperField | "flute") =>
    text("layers.field", { field: text(`fields.${field}`), layer: name });
  const inputOf = (field: PaperField) => (
    <DraftField
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
          <TextField
            select
            label={text("fields.flute")}
            value={layer.flute}
            onChange={({ target: { value } }) =>
              onChange({ flute: flutes.find((flute) => flute === value) ?? "" })
            }
            error={"layers" in errors}
            slotProps={{ select: { SelectDisplayProps: { "aria-label": labelOf("flute") } } }}
            sx={{ width: 88 }}
          >
            {flutes.map((flute) => (
              <MenuItem key={flute} value={flute}>
                {flute}
              </MenuItem>
            ))}
          </TextField>
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
