import { Box, MenuItem } from "@mui/material";
import { type BoardFactors, plies } from "../../../../domain/board/boardFactors";
import { boxStyles, measuredSides } from "../../../../domain/board/boxDesign";
import { lengthUnits } from "../../../../domain/lengthUnits";
import { useTexts } from "../../../texts/useTexts";
import { useChange, useDraft } from "../../schema/CallForm";
import { FormField } from "../../schema/formInputs";
import { specificationTexts } from "../texts";
import {
  type FigureField,
  isLengthField,
  SpecificationDraft,
  withPly,
  withUnit,
} from "./specificationDraft";

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

export function BoxInputs({ factors }: { readonly factors: BoardFactors }) {
  const text = useTexts(specificationTexts);
  const draft = useDraft(SpecificationDraft);
  const change = useChange();
  const { style, ply, unit } = draft;
  const figure = (name: FigureField, hint?: string) => (
    <FormField
      name={name}
      isNumber
      label={isLengthField(name) ? text(`fields.${name}`, { unit }) : text(`fields.${name}`)}
      required={requiredFigures.has(name)}
      helperText={hint}
    />
  );
  return (
    <>
      <FormField name="style" select label={text("fields.style")}>
        {boxStyles.map((box) => (
          <MenuItem key={box} value={box}>
            {text(`styles.${box}`)}
          </MenuItem>
        ))}
      </FormField>
      <Box sx={columns}>
        <FormField name="measured" select label={text("fields.measured")}>
          {measuredSides.map((side) => (
            <MenuItem key={side} value={side}>
              {text(`sides.${side}`)}
            </MenuItem>
          ))}
        </FormField>
        <FormField
          name="unit"
          select
          label={text("fields.unit")}
          onChange={({ target }) => {
            const chosen = lengthUnits.find((length) => length === target.value);
            if (chosen) change(withUnit(draft, chosen));
          }}
        >
          {lengthUnits.map((length) => (
            <MenuItem key={length} value={length}>
              {text(`units.${length}`)}
            </MenuItem>
          ))}
        </FormField>
        <FormField
          name="ply"
          select
          label={text("fields.ply")}
          onChange={({ target }) => {
            const chosen = plies.find((papers) => String(papers) === String(target.value));
            if (chosen) change(withPly(draft, chosen));
          }}
        >
          {plies.map((papers) => (
            <MenuItem key={papers} value={papers}>
              {text("plies", { ply: papers })}
            </MenuItem>
          ))}
        </FormField>
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
