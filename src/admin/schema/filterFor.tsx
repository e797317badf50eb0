import { MenuItem } from "@mui/material";
import { type ComponentType, lazy } from "react";
import { useTranslate } from "react-admin";
import { indiaDateTime } from "../../../domain/indiaTime";
import { FieldInput, type FieldInputProps } from "./FieldInput";
import type { FieldKind } from "./fieldsOf";
import { useChoices } from "./useResourceTexts";

const Paragraph = (props: FieldInputProps) => <FieldInput {...props} multiline minRows={3} />;
const Email = (props: FieldInputProps) => <FieldInput {...props} type="email" />;
const Phone = (props: FieldInputProps) => <FieldInput {...props} type="tel" />;
const Picture = (props: FieldInputProps) => <FieldInput {...props} type="url" />;
const TimeOfDay = (props: FieldInputProps) => <FieldInput {...props} type="time" />;

/** Few lists have filters of dates, and the dates' code is large. */
const DateFilter = lazy(async () => ({ default: (await import("./DateInput")).DateInput }));
const MonthFilter = lazy(async () => ({ default: (await import("./DateInput")).MonthInput }));

/** Converts an instant to India's clock, because an input of date and time has no offset. */
const indiaClock = (value: unknown) => {
  const at = typeof value === "string" && /(Z|[+-]\d\d:\d\d)$/.test(value) ? value : undefined;
  return at === undefined ? value : indiaDateTime(new Date(at)).replace(" ", "T");
};
const Moment = (props: FieldInputProps) => (
  <FieldInput {...props} type="datetime-local" format={indiaClock} />
);

const Figure = (props: FieldInputProps) => <FieldInput {...props} isNumber />;

/** Yes, no, or either. A switch cannot show the difference between "no" and no filter. */
function YesNoChoice(props: FieldInputProps) {
  const translate = useTranslate();
  return (
    <FieldInput {...props} select parse={(chosen) => (chosen === "" ? "" : chosen === "true")}>
      <MenuItem value="">{props.emptyText}</MenuItem>
      <MenuItem value="true">{translate("ra.boolean.true")}</MenuItem>
      <MenuItem value="false">{translate("ra.boolean.false")}</MenuItem>
    </FieldInput>
  );
}

/** The input of every kind of field in a list's filters: each can be left open. */
export const filterFor: Record<FieldKind, ComponentType<FieldInputProps>> = {
  id: FieldInput,
  text: FieldInput,
  paragraph: Paragraph,
  email: Email,
  phone: Phone,
  password: FieldInput,
  picture: Picture,
  number: Figure,
  hours: Figure,
  whole: Figure,
  kilograms: Figure,
  rupees: Figure,
  choice: ChoiceInput,
  date: DateFilter,
  month: MonthFilter,
  time: TimeOfDay,
  instant: Moment,
  yesNo: YesNoChoice,
};

export function ChoiceInput(props: FieldInputProps) {
  const choices = useChoices(props.field);
  return (
    <FieldInput {...props} select>
      {props.emptyText !== undefined && <MenuItem value="">{props.emptyText}</MenuItem>}
      {choices.map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          {name}
        </MenuItem>
      ))}
    </FieldInput>
  );
}
