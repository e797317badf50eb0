import { Box, MenuItem, TextField } from "@mui/material";
import { type BoardFactors, plies } from "../../../../contract/board/boardFactors";
import { boxStyles, measuredSides } from "../../../../contract/board/boxDesign";
import type { FieldErrors } from "../../../../contract/errors";
import { useScreenTexts } from "../../useScreenTexts";
import { specificationTexts } from "../screenTexts";
import { type FigureField, type SpecificationDraft, withPly } from "./specificationDraft";

interface BoxInputsProps {
  readonly draft: SpecificationDraft;
  readonly errors: FieldErrors;
  readonly factors: BoardFactors;
  readonly onChange: (changes: Partial<SpecificationDraft>) => void;
}

const columns = {
  display: "grid",
  columnGap: 2,
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 150px), 1fr))",
  alignItems: "start",
};
const halves = { ...columns, gridTemplateColumns: "repeat(2, minmax(0, 1fr))" };

const requiredFigures: ReadonlySet<FigureField> = new Set([
  "length",
  "width",
  "height",
  "blankLength",
  "blankWidth",
  "printColours",
]);

/** What a box is but for its papers: style, measures, ply and print. */
export function BoxInputs({ draft, errors, factors, onChange }: BoxInputsProps) {
  const text = useScreenTexts(specificationTexts);
  const { style, measured, ply } = draft;
  const figure = (name: FigureField, hint?: string) => (
    <TextField
      name={name}
      label={text(`fields.${name}`)}
      value={draft[name]}
      required={requiredFigures.has(name)}
      onChange={({ target: { value } }) => onChange({ [name]: value })}
      error={name in errors}
      helperText={errors[name] ?? hint}
      slotProps={{ htmlInput: { inputMode: "decimal", autoComplete: "off" } }}
    />
  );
  return (
    <>
      <TextField
        select
        label={text("fields.style")}
        value={style}
        onChange={({ target: { value } }) => {
          const chosen = boxStyles.find((one) => one === value);
          if (chosen !== undefined) onChange({ style: chosen });
        }}
      >
        {boxStyles.map((one) => (
          <MenuItem key={one} value={one}>
            {text(`styles.${one}`)}
          </MenuItem>
        ))}
      </TextField>
      <Box sx={halves}>
        <TextField
          select
          label={text("fields.measured")}
          value={measured}
          onChange={({ target: { value } }) => {
            const chosen = measuredSides.find((one) => one === value);
            if (chosen !== undefined) onChange({ measured: chosen });
          }}
        >
          {measuredSides.map((one) => (
            <MenuItem key={one} value={one}>
              {text(`sides.${one}`)}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          select
          label={text("fields.ply")}
          value={ply}
          error={"ply" in errors}
          helperText={errors.ply}
          onChange={({ target: { value } }) => {
            const chosen = plies.find((one) => one === Number(value));
            if (chosen !== undefined) onChange(withPly(draft, chosen));
          }}
        >
          {plies.map((one) => (
            <MenuItem key={one} value={one}>
              {text("plies", { ply: one })}
            </MenuItem>
          ))}
        </TextField>
      </Box>
      <Box sx={columns}>
        {figure("length")}
        {figure("width")}
        {figure("height")}
      </Box>
      {style === "OTHER" && (
        <Box sx={columns}>
          {figure("blankLength")}
          {figure("blankWidth")}
        </Box>
      )}
      <Box sx={columns}>
        {figure("printColours")}
        {figure("joint", text("hints.joint", { length: factors.joints[ply] }))}
        {figure(
          "allowance",
          factors.allowance === undefined
            ? text("hints.allowanceThickness")
            : text("hints.allowance", { length: factors.allowance }),
        )}
      </Box>
    </>
  );
}
