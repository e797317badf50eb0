import Search from "@mui/icons-material/Search";
import { Box, InputAdornment, MenuItem, TextField } from "@mui/material";
import {
  Children,
  type ComponentType,
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useEffectEvent,
  useMemo,
} from "react";
import {
  FilterLiveForm,
  ListContext,
  type ListControllerResult,
  useInput,
  useListContext,
} from "react-admin";
import { useFormContext } from "react-hook-form";
import { isPeriod } from "../../../domain/lists/periods";
import { useTexts } from "../../texts/useTexts";
import { DelayedProgress } from "../layout/QueryResult";
import { useIsOpen } from "../layout/Screen";
import { findNamedView, type ListDeclaration } from "./declaration";
import { FieldInput, type FieldInputProps } from "./FieldInput";
import { Folded } from "./Folded";
import { type Field, type FieldKind, fieldsOf } from "./fieldsOf";
import { hostFields } from "./hostParts";
import { schemaTexts } from "./texts";
import { useChoices } from "./useResourceTexts";

const Paragraph = (props: FieldInputProps) => <FieldInput {...props} multiline minRows={3} />;
const Email = (props: FieldInputProps) => <FieldInput {...props} type="email" />;
const Phone = (props: FieldInputProps) => <FieldInput {...props} type="tel" />;
const Picture = (props: FieldInputProps) => <FieldInput {...props} type="url" />;
const TimeOfDay = (props: FieldInputProps) => <FieldInput {...props} type="time" />;

/** Few lists have filters of dates or of yes and no, and the dates' code is large. */
const DateFilter = lazy(async () => ({ default: (await import("./DateInput")).DateInput }));
const MonthFilter = lazy(async () => ({ default: (await import("./DateInput")).MonthInput }));
const MomentFilter = lazy(async () => ({ default: (await import("./DateInput")).MomentInput }));
const YesNoFilter = lazy(async () => ({ default: (await import("./ListSwitches")).YesNoFilter }));

/** Loaded when a filter is in force. */
const ActiveFilters = lazy(async () => ({
  default: (await import("./ActiveFilters")).ActiveFilters,
}));

const Figure = (props: FieldInputProps) => <FieldInput {...props} isNumber />;

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
  unitPrice: Figure,
  choice: ChoiceInput,
  date: DateFilter,
  month: MonthFilter,
  time: TimeOfDay,
  instant: MomentFilter,
  yesNo: YesNoFilter,
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

export function filterFieldsOf({ filters, ownFields }: ListDeclaration): readonly Field[] {
  if (filters === undefined) return [];
  return fieldsOf(filters, hostFields({ fields: Object.keys(filters.shape), ownFields }));
}

export function ListFilters({ list }: { readonly list: ListDeclaration }) {
  const text = useTexts(schemaTexts);
  const { error, filterValues } = useListContext();
  const fields = useMemo(
    () => filterFieldsOf(list).filter(({ name }) => name !== list.tabs),
    [list],
  );
  const all = text("list.all");
  // The bar of a named view removes the view's filters.
  const viewed = findNamedView(list, filterValues)?.filter ?? {};
  if (error || list.hasOwnFilters) return null;
  return (
    <>
      {(fields.length > 0 || list.search) && (
        // The form reads the list's filters once, for the mounted inputs, so the form waits for all lazy inputs.
        <Suspense fallback={<DelayedProgress />}>
          <FilterRow minWidth={150} hasSearch={list.search}>
            {fields.map((field) => {
              const Input = list.filterInputs?.[field.name] ?? filterFor[field.kind];
              return <Input key={field.name} field={field} isRequired={false} emptyText={all} />;
            })}
          </FilterRow>
        </Suspense>
      )}
      {Object.keys(filterValues).some((name) => !(name in viewed)) && (
        <Suspense fallback={<DelayedProgress />}>
          <ActiveFilters
            inputs={[list.search ? "q" : undefined, list.tabs, ...fields.map(({ name }) => name)]}
            hasTop={list.top !== undefined}
          />
        </Suspense>
      )}
    </>
  );
}

interface FilterRowProps {
  /** The minimum width of a filter, in pixels. */
  readonly minWidth: number;
  readonly hasSearch?: boolean | undefined;
  readonly children: ReactNode;
}

/** The most inputs that have room in one row of a phone. */
const rowOfPhone = 2;

/** A list's filters in a row, on a phone behind a button. Each change applies without a further press. */
export const FilterRow = ({ minWidth, hasSearch = false, children }: FilterRowProps) => (
  <ListContext value={useOpenList()}>
    <FilterLiveForm>
      <PeriodsAtOnce />
      <Box
        sx={{
          display: "grid",
          gap: 1.5,
          gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${minWidth}px), 1fr))`,
          "& .MuiFormHelperText-root:not(.Mui-error)": { display: "none" },
          "& .MuiFormControl-root": { m: 0 },
        }}
      >
        {hasSearch && <SearchInput />}
        {Children.toArray(children).length + Number(hasSearch) > rowOfPhone ? (
          <FoldedFilters>{children}</FoldedFilters>
        ) : (
          children
        )}
      </Box>
    </FilterLiveForm>
  </ListContext>
);

/** The button of the folded filters has the number of those in force. */
function FoldedFilters({ children }: { readonly children: ReactNode }) {
  const text = useTexts(schemaTexts);
  const { filterValues } = useListContext();
  const count = Object.keys(filterValues).filter((name) => name !== "q").length;
  return (
    <Folded label={count > 0 ? `${text("list.filters")} (${count})` : text("list.filters")}>
      {children}
    </Folded>
  );
}

/**
 * Applies a chosen month, day or year without the delay for typed words. Otherwise the rows of the former one would stand
 * below it meanwhile.
 */
function PeriodsAtOnce() {
  const { watch } = useFormContext();
  const { filterValues, setFilters } = useListContext();
  const apply = useEffectEvent((name: string, value: unknown) =>
    setFilters({ ...filterValues, [name]: value }),
  );
  useEffect(() => {
    // React Hook Form calls this for an input that is loaded late too, with the input's name and without a type.
    const { unsubscribe } = watch((values, { name, type }) => {
      if (type === "change" && name !== undefined && isPeriod(name)) apply(name, values[name]);
    });
    return unsubscribe;
  }, [watch]);
  return null;
}

/** Returns the list without filters that arrive after the person left. react-admin would navigate back to the list. */
function useOpenList(): ListControllerResult {
  const list = useListContext();
  const isOpen = useIsOpen();
  return { ...list, setFilters: (...filters) => isOpen() && list.setFilters(...filters) };
}

function SearchInput() {
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
