import { Box, Button, MenuItem, TextField, Typography } from "@mui/material";
import { flutes } from "../../../../contract/board/boardFactors";
import type { FieldErrors } from "../../../../contract/errors";
import { useScreenTexts } from "../../useScreenTexts";
import { specificationTexts } from "../screenTexts";
import { useLayerNames } from "../useLayerNames";
import type { LayerDraft, SpecificationDraft } from "./specificationDraft";

interface LayersInputProps {
  readonly draft: SpecificationDraft;
  /** By path, such as `layers.1.gsm`. */
  readonly errors: FieldErrors;
  readonly onChange: (changes: Partial<SpecificationDraft>) => void;
}

const paperFields = ["gsm", "burstFactor", "rct", "shade"] as const;
type PaperField = (typeof paperFields)[number];

const required: ReadonlySet<PaperField> = new Set(["gsm", "burstFactor"]);

/** The papers of the board, a row each; every second one is fluted. */
export function LayersInput({ draft, errors, onChange }: LayersInputProps) {
  const text = useScreenTexts(specificationTexts);
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
        {layers.map((layer, index) => {
          const name = names[index] ?? "";
          const labelled = (field: string) => text("layers.field", { field, layer: name });
          return (
            <Box
              component="li"
              key={name}
              sx={{
                display: "grid",
                columnGap: 1.5,
                alignItems: "start",
                gridTemplateColumns: {
                  xs: "repeat(2, minmax(0, 1fr))",
                  sm: "88px 84px repeat(3, minmax(0, 1fr)) minmax(0, 1.4fr)",
                },
              }}
            >
              <Typography
                sx={{ fontWeight: 600, pt: { sm: 2 }, gridColumn: { xs: "1 / -1", sm: "auto" } }}
              >
                {name}
              </Typography>
              {index % 2 === 0 ? (
                <Box sx={{ display: { xs: "none", sm: "block" } }} />
              ) : (
                <TextField
                  select
                  label={text("fields.flute")}
                  value={layer.flute}
                  onChange={({ target: { value } }) =>
                    replace(index, { flute: flutes.find((flute) => flute === value) ?? "" })
                  }
                  error={"layers" in errors}
                  slotProps={{
                    select: {
                      SelectDisplayProps: { "aria-label": labelled(text("fields.flute")) },
                    },
                  }}
                  sx={{ gridColumn: { xs: "1 / -1", sm: "auto" } }}
                >
                  {flutes.map((flute) => (
                    <MenuItem key={flute} value={flute}>
                      {flute}
                    </MenuItem>
                  ))}
                </TextField>
              )}
              {paperFields.map((field) => {
                const error = errors[`layers.${index}.${field}`];
                return (
                  <TextField
                    key={field}
                    name={`layers.${index}.${field}`}
                    label={text(`fields.${field}`)}
                    value={layer[field]}
                    required={required.has(field)}
                    onChange={({ target: { value } }) => replace(index, { [field]: value })}
                    error={error !== undefined}
                    helperText={error}
                    slotProps={{
                      htmlInput: {
                        "aria-label": labelled(text(`fields.${field}`)),
                        inputMode: field === "shade" ? "text" : "decimal",
                        autoComplete: "off",
                      },
                    }}
                  />
                );
              })}
            </Box>
          );
        })}
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
