import Search from "@mui/icons-material/Search";
import { Box, InputAdornment, MenuItem, TextField } from "@mui/material";
import { type ComponentType, lazy, type ReactNode, Suspense, useMemo } from "react";
import {
  FilterLiveForm,
  ListContext,
  type ListControllerResult,
  useInput,
  useListContext,
  useTranslate,
} from "react-admin";
import { indiaDateTime } from "../../../domain/indiaTime";
import { useTexts } from "../../texts/useTexts";
import { useIsOpen } from "../layout/Screen";
import type { ListDeclaration } from "./declaration";
import { FieldInput, type FieldInputProps } from "./FieldInput";
import { type Field, type FieldKind, fieldsOf } from "./fieldsOf";
import { hostFields } from "./hostParts";
import { schemaTexts } from "./texts";
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

export function filterFieldsOf({ filters, fieldsNeed }: ListDeclaration): readonly Field[] {
  if (filters === undefined) return [];
  return fieldsOf(filters, hostFields({ fields: Object.keys(filters.shape), fieldsNeed }));
}

export function ListFilters({ list }: { readonly list: ListDeclaration }) {
  const text = useTexts(schemaTexts);
  const { error } = useListContext();
  const fields = useMemo(
    () => filterFieldsOf(list).filter(({ name }) => name !== list.tabs),
    [list],
  );
  const all = text("list.all");
  if (error || (fields.length === 0 && list.search !== true)) return null;
  return (
    // The form reads the list's filters once, for the mounted inputs, so the form waits for all lazy inputs.
    <Suspense fallback={null}>
      <FilterRow minWidth={150}>
        {list.search && <SearchInput />}
        {fields.map((field) => {
          const Input = list.filterInputs?.[field.name] ?? filterFor[field.kind];
          return <Input key={field.name} field={field} isRequired={false} emptyText={all} />;
        })}
      </FilterRow>
    </Suspense>
  );
}

interface FilterRowProps {
  /** The minimum width of a filter, in pixels. */
  readonly minWidth: number;
  readonly children: ReactNode;
}

/** A list's filters in a row. Each change applies without a button. */
export const FilterRow = ({ minWidth, children }: FilterRowProps) => (
  <ListContext value={useOpenList()}>
    <FilterLiveForm>
      <Box
        sx={{
          display: "grid",
          gap: 1.5,
          gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${minWidth}px), 1fr))`,
          "& .MuiFormHelperText-root:not(.Mui-error)": { display: "none" },
          "& .MuiFormControl-root": { m: 0 },
        }}
      >
        {children}
      </Box>
    </FilterLiveForm>
  </ListContext>
);

/** Returns the list without filters that arrive after the person left. react-admin would navigate back to the list. */
function useOpenList(): ListControllerResult {
  const list = useListContext();
  const isOpen = useIsOpen();
  return { ...list, setFilters: (...filters) => isOpen() && list.setFilters(...filters) };
}

export function SearchInput() {
  const text = useTexts(schemaTexts);
  const { field, id } = useInput({ source: "q", format: (value) => value ?? "" });
  const { ref, ...controlled } = field;
  return (
    <TextField
      {...controlled}
      id={id}
      inputRef={ref}
      type="search"
      label={text("list.search")}
      slotProps={{
        input: {
          endAdornment: (
            <InputAdornment position="end">
              <Search fontSize="small" />
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
