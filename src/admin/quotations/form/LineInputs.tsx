import {
  Box,
  Button,
  FormControlLabel,
  MenuItem,
  Switch,
  TextField,
  Typography,
} from "@mui/material";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import type { FieldErrors } from "../../../../contract/errors";
import { toolingKinds } from "../../../../contract/quotedLines";
import { useTexts } from "../../../texts/useTexts";
import { Section } from "../../layout/Screen";
import { NumberField } from "../../schema/FieldInput";
import { newSpecificationAddress } from "../../specifications/specifications";
import { quotationFormTexts } from "../texts";
import { jointChoices, type LineDraft } from "./quotationDraft";

interface LineInputsProps {
  /** The place of the line, counted from 0. */
  readonly index: number;
  readonly line: LineDraft;
  readonly options: readonly { readonly id: number; readonly name: string }[];
  /** Keys are paths such as `lines.0.markupPercent`. */
  readonly errors: FieldErrors;
  readonly onChange: (changes: Partial<LineDraft>) => void;
  readonly onRemove: () => void;
  /** A question about the line. */
  readonly ask: ReactNode;
}

const columnsOf = (least: number) => ({
  display: "grid",
  columnGap: 2,
  alignItems: "start",
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${least}px), 1fr))`,
});

const find = <Choice extends string>(choices: readonly Choice[], value: string) =>
  choices.find((choice) => choice === value);

/** The inputs for a box of a quotation: quantities and terms of the price. */
export function LineInputs(props: LineInputsProps) {
  const { index, line, options, errors, onChange, onRemove, ask } = props;
  const text = useTexts(quotationFormTexts);
  const path = `lines.${index}`;
  const errorOf = (field: string) => errors[`${path}.${field}`];
  const looks = (field: string) => ({
    name: `${path}.${field}`,
    error: errorOf(field) !== undefined,
    helperText: errorOf(field),
  });
  return (
    <Section
      title={text("line", { number: index + 1 })}
      actions={
        <Button color="error" onClick={onRemove}>
          {text("removeLine")}
        </Button>
      }
    >
      <TextField
        {...looks("specificationVersionId")}
        select
        required
        label={text("box")}
        value={line.specificationVersionId}
        onChange={({ target }) => onChange({ specificationVersionId: target.value })}
        helperText={
          errorOf("specificationVersionId") ?? (options.length === 0 ? text("noBoxes") : undefined)
        }
      >
        {options.map(({ id, name }) => (
          <MenuItem key={id} value={String(id)} sx={{ whiteSpace: "normal" }}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <Button component={Link} to={newSpecificationAddress} sx={{ justifySelf: "start" }}>
        {text("newBox")}
      </Button>
      <Quantities path={path} line={line} errors={errors} onChange={onChange} />
      {ask}
      <Box sx={columnsOf(200)}>
        <NumberField
          {...looks("markupPercent")}
          label={text("markupPercent")}
          value={line.markupPercent}
          required
          onChange={({ target }) => onChange({ markupPercent: target.value })}
        />
        <TextField
          {...looks("joint")}
          select
          label={text("joint")}
          value={line.joint}
          onChange={({ target }) => onChange({ joint: find(jointChoices, target.value) ?? "NONE" })}
        >
          {jointChoices.map((joint) => (
            <MenuItem key={joint} value={joint}>
              {text(`joints.${joint}`)}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          {...looks("toolingTerms")}
          select
          label={text("toolingTerms")}
          value={line.toolingTerms}
          onChange={({ target }) =>
            onChange({ toolingTerms: find(toolingKinds, target.value) ?? "once" })
          }
        >
          {toolingKinds.map((kind) => (
            <MenuItem key={kind} value={kind}>
              {text(`tooling.${kind}`)}
            </MenuItem>
          ))}
        </TextField>
        {line.toolingTerms === "spread" && (
          <NumberField
            {...looks("toolingBoxes")}
            label={text("toolingBoxes")}
            value={line.toolingBoxes}
            required
            onChange={({ target }) => onChange({ toolingBoxes: target.value })}
          />
        )}
      </Box>
      <Switches line={line} onChange={onChange} />
    </Section>
  );
}

type PartProps = Pick<LineInputsProps, "line" | "onChange">;

function Quantities({
  path,
  line: { quantities },
  errors,
  onChange,
}: PartProps & Pick<LineInputsProps, "errors"> & { readonly path: string }) {
  const text = useTexts(quotationFormTexts);
  const all = errors[`${path}.quantities`];
  return (
    <div>
      <Typography sx={{ mb: 1 }}>{text("quantities")}</Typography>
      <Box sx={columnsOf(110)}>
        {quantities.map((quantity, index) => {
          const name = `${path}.quantities.${index}`;
          const error = errors[name] ?? (index === 0 ? all : undefined);
          return (
            <NumberField
              key={name}
              name={name}
              label={text("quantity", { number: index + 1 })}
              value={quantity}
              required={index === 0}
              error={error !== undefined}
              helperText={error}
              onChange={({ target: { value } }) =>
                onChange({ quantities: quantities.map((one, at) => (at === index ? value : one)) })
              }
            />
          );
        })}
      </Box>
    </div>
  );
}

function Switches({ line, onChange }: PartProps) {
  const text = useTexts(quotationFormTexts);
  const names = ["hasDie", "isDelivered", "isToolingApart"] as const;
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", columnGap: 3 }}>
      {names
        .filter((name) => name !== "isToolingApart" || line.toolingTerms === "once")
        .map((name) => (
          <FormControlLabel
            key={name}
            label={text(name)}
            control={
              <Switch
                checked={line[name]}
                onChange={(_event, checked) => onChange({ [name]: checked })}
              />
            }
          />
        ))}
    </Box>
  );
}
