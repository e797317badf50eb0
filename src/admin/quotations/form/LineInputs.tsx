import { Box, Button, MenuItem, Typography } from "@mui/material";
import { useSimpleFormIteratorItem } from "react-admin";
import { Link } from "react-router-dom";
import { mostQuantities } from "../../../../contract/quotations";
import { toolingKinds } from "../../../../contract/quotedLines";
import { useTexts } from "../../../texts/useTexts";
import { Section } from "../../layout/Screen";
import { AskButton } from "../../schedule/AskButton";
import { useChange, useDraft } from "../../schema/CallForm";
import { useFieldErrors } from "../../schema/formErrors";
import { FormField, FormSwitch } from "../../schema/formInputs";
import { isFilledIn } from "../../schema/readDraft";
import { newSpecificationAddress } from "../../specifications/specifications";
import { quotationFormTexts } from "../texts";
import { jointChoices, QuotationDraft } from "./quotationDraft";

interface LineInputsProps {
  /** The versions of boxes that can be quoted. */
  readonly options: readonly { readonly id: number; readonly name: string }[];
  /** Returns the number of the specification by the text of its latest version's number. Empty for another version. */
  readonly specificationIdOf: (versionId: string) => string;
}

const columnsOf = (least: number) => ({
  display: "grid",
  columnGap: 2,
  alignItems: "start",
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${least}px), 1fr))`,
});

/** The inputs for a box of a quotation: quantities and terms of the price. */
export function LineInputs({ options, specificationIdOf }: LineInputsProps) {
  const text = useTexts(quotationFormTexts);
  const change = useChange();
  const { index, remove } = useSimpleFormIteratorItem();
  const { lines, readyBy } = useDraft(QuotationDraft);
  const line = lines[index];
  // A removed line is rendered once more, after the draft has lost its values.
  if (line === undefined) return null;
  return (
    <Section
      title={text("line", { number: index + 1 })}
      actions={
        <Button color="error" onClick={remove}>
          {text("removeLine")}
        </Button>
      }
    >
      <FormField
        name="specificationVersionId"
        select
        required
        label={text("box")}
        helperText={options.length === 0 && text("noBoxes")}
      >
        {options.map(({ id, name }) => (
          <MenuItem key={id} value={String(id)} sx={{ whiteSpace: "normal" }}>
            {name}
          </MenuItem>
        ))}
      </FormField>
      <Button component={Link} to={newSpecificationAddress} sx={{ justifySelf: "start" }}>
        {text("newBox")}
      </Button>
      <Quantities path={`lines.${index}.quantities`} />
      <AskButton
        known={{
          specificationId: specificationIdOf(line.specificationVersionId),
          quantity: line.quantities.find(isFilledIn) ?? "",
          wantedDay: readyBy,
        }}
        taking="quotation"
        onTake={(day) => change({ readyBy: day })}
      />
      <Box sx={columnsOf(200)}>
        <FormField name="markupPercent" isNumber label={text("markupPercent")} required />
        <FormField name="joint" select label={text("joint")}>
          {jointChoices.map((joint) => (
            <MenuItem key={joint} value={joint}>
              {text(`joints.${joint}`)}
            </MenuItem>
          ))}
        </FormField>
        <FormField name="toolingTerms" select label={text("toolingTerms")}>
          {toolingKinds.map((kind) => (
            <MenuItem key={kind} value={kind}>
              {text(`tooling.${kind}`)}
            </MenuItem>
          ))}
        </FormField>
        {line.toolingTerms === "spread" && (
          <FormField name="toolingBoxes" isNumber label={text("toolingBoxes")} required />
        )}
      </Box>
      <Box sx={{ display: "flex", flexWrap: "wrap", columnGap: 3 }}>
        <FormSwitch name="hasDie" label={text("hasDie")} />
        <FormSwitch name="isDelivered" label={text("isDelivered")} />
        {line.toolingTerms === "once" && (
          <FormSwitch name="isToolingApart" label={text("isToolingApart")} />
        )}
      </Box>
    </Section>
  );
}

function Quantities({ path }: { readonly path: string }) {
  const text = useTexts(quotationFormTexts);
  const errors = useFieldErrors();
  return (
    <div>
      <Typography sx={{ mb: 1 }}>{text("quantities")}</Typography>
      <Box sx={columnsOf(110)}>
        {Array.from({ length: mostQuantities }, (_, place) => (
          <FormField
            // biome-ignore lint/suspicious/noArrayIndexKey: a quantity is known by its place
            key={place}
            name={`quantities.${place}`}
            isNumber
            label={text("quantity", { number: place + 1 })}
            required={place === 0}
            message={errors[`${path}.${place}`] ?? (place === 0 ? errors[path] : undefined)}
          />
        ))}
      </Box>
    </div>
  );
}
