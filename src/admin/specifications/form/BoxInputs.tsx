import { Box, MenuItem, TextField } from "@mui/material";
import type { FieldErrors } from "../../../../contract/errors";
import { type BoardFactors, plies } from "../../../../domain/board/boardFactors";
import { boxStyles, measuredSides } from "../../../../domain/board/boxDesign";
import { lengthUnits } from "../../../../domain/lengthUnits";
import { useTexts } from "../../../texts/useTexts";
import { DraftField } from "../../schema/FormDialog";
import { specificationTexts } from "../texts";
import {
  type FigureField,
  isLengthField,
  type SpecificationDraft,
  withPly,
  withUnit,
} from "./specificationDraft";

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

const requiredFigures: ReadonlySet<FigureField> = new Set([
  "length",
  "width",
  "height",
  "blankLength",
  "blankWidth",
  "printColours",
]);

export function BoxInputs({ draft, errors, factors, onChange }: BoxInputsProps) {
  const text = useTexts(specificationTexts);
  const { style, measured, ply, unit } = draft;
  const figure = (name: FigureField, hint?: string) => (
    <DraftField
      name={name}
      isNumber
      label={isLengthField(name) ? text(`fields.${name}`, { unit }) : text(`fields.${name}`)}
      required={requiredFigures.has(name)}
      helperText={hint}
    />
  );
  return (
    <>
      <SelectField
        label={text("fields.style")}
        value={style}
        choices={boxStyles}
        nameOf={(one) => text(`styles.${one}`)}
        onChange={(chosen) => onChange({ style: chosen })}
      />
      <Box sx={columns}>
        <SelectField
          label={text("fields.measured")}
          value={measured}
          choices={measuredSides}
          nameOf={(one) => text(`sides.${one}`)}
          onChange={(chosen) => onChange({ measured: chosen })}
        />
        <SelectField
          label={text("fields.unit")}
          value={unit}
          choices={lengthUnits}
          nameOf={(one) => text(`units.${one}`)}
          onChange={(chosen) => onChange(withUnit(draft, chosen))}
        />
        <SelectField
          label={text("fields.ply")}
          value={ply}
          choices={plies}
          nameOf={(one) => text("plies", { ply: one })}
          error={errors.ply}
          onChange={(chosen) => onChange(withPly(draft, chosen))}
        />
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
        {figure("joint", text("hints.joint", { length: factors[`joint${ply}`] }))}
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

interface SelectFieldProps<Choice extends string | number> {
  readonly label: string;
  readonly value: Choice;
  readonly choices: readonly Choice[];
  readonly nameOf: (choice: Choice) => string;
  readonly error?: string | undefined;
  readonly onChange: (choice: Choice) => void;
}

function SelectField<Choice extends string | number>({
  choices,
  nameOf,
  error,
  onChange,
  ...field
}: SelectFieldProps<Choice>) {
  return (
    <TextField
      {...field}
      select
      error={error !== undefined}
      helperText={error}
      onChange={({ target: { value } }) => {
        const chosen = choices.find((choice) => String(choice) === String(value));
        if (chosen !== undefined) onChange(chosen);
      }}
    >
      {choices.map((choice) => (
        <MenuItem key={choice} value={choice}>
          {nameOf(choice)}
        </MenuItem>
      ))}
    </TextField>
  );
}
