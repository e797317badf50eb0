import { Alert, Box, Button, FormControlLabel, MenuItem, Switch } from "@mui/material";
import { useListContext, useTranslate, useTranslateLabel } from "react-admin";
import { useTexts } from "../../texts/useTexts";
import { FieldInput, type FieldInputProps } from "./FieldInput";
import type { Field } from "./fieldsOf";
import { schemaTexts } from "./texts";
import { useChoices } from "./useResourceTexts";

/** A filter with few choices as tabs, such as the units. MUI's own tabs are 9 KB more in the first list. */
export function FilterTabs({ field }: { readonly field: Field }) {
  const text = useTexts(schemaTexts);
  const labelOf = useTranslateLabel();
  const { resource, filterValues, setFilters } = useListContext();
  const label = String(labelOf({ source: field.name, resource }));
  const { [field.name]: chosen = "", ...others } = filterValues;
  const choices = useChoices(field);
  const tabs = [
    { id: "", name: text("list.all") },
    ...choices.map(({ id, name }) => ({ id: String(id), name: `${label} ${name}` })),
  ];
  return (
    <Box role="group" aria-label={label} sx={{ display: "flex" }}>
      {tabs.map(({ id, name }) => (
        <Button
          key={id}
          aria-pressed={id === chosen}
          onClick={() => setFilters(id === "" ? others : { ...others, [field.name]: id }, {})}
          sx={{
            px: 1.5,
            borderRadius: 0,
            borderBottom: 2,
            borderColor: id === chosen ? "primary.main" : "transparent",
            color: id === chosen ? "text.primary" : "text.secondary",
          }}
        >
          {name}
        </Button>
      ))}
    </Box>
  );
}

interface InactiveSwitchProps {
  readonly resource: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** Switches the list to its inactive records, with a note while they are shown. */
export function InactiveSwitch({ resource, isOn, onChange }: InactiveSwitchProps) {
  const translate = useTranslate();
  const text = (name: string) => translate(`resources.${resource}.inactive.${name}`);
  return (
    <>
      <FormControlLabel
        sx={{ minHeight: 44 }}
        control={<Switch checked={isOn} onChange={(_, on) => onChange(on)} />}
        label={text("show")}
      />
      {isOn && (
        <Alert severity="info" role="status" variant="outlined" sx={{ flexBasis: "100%" }}>
          {text("hint")}
        </Alert>
      )}
    </>
  );
}

/** Yes, no, or either. A switch cannot show the difference between "no" and no filter. */
export function YesNoFilter(props: FieldInputProps) {
  const translate = useTranslate();
  return (
    <FieldInput {...props} select parse={(chosen) => (chosen === "" ? "" : chosen === "true")}>
      <MenuItem value="">{props.emptyText}</MenuItem>
      <MenuItem value="true">{translate("ra.boolean.true")}</MenuItem>
      <MenuItem value="false">{translate("ra.boolean.false")}</MenuItem>
    </FieldInput>
  );
}
