import { TextField, type TextFieldProps } from "@mui/material";
import type { KeyboardEvent, ReactNode } from "react";
import {
  FieldTitle,
  InputHelperText,
  useInput,
  useResourceContext,
  useTranslate,
} from "react-admin";
import type { Field } from "./fieldsOf";

export interface FieldInputProps {
  readonly field: Field;
  readonly isRequired: boolean;
  readonly readOnly?: boolean;
  readonly autoFocus?: boolean;
  /** The text below the input. An error replaces it. */
  readonly hint?: ReactNode;
  /** The name of the empty choice in a list's filter. A filter never keeps a text that is not a date. */
  readonly emptyText?: string;
}

type Looks = Pick<TextFieldProps, "children" | "minRows" | "multiline" | "select" | "type">;

interface FieldInputOptions extends FieldInputProps, Looks {
  readonly isNumber?: boolean;
  readonly autoComplete?: string;
  /** Removes invalid characters while the person types. */
  readonly parse?: (typed: string) => string | boolean;
  readonly format?: (value: unknown) => unknown;
  /** The id of a datalist that suggests options. */
  readonly suggestions?: string;
  readonly ending?: React.ReactNode;
}

/** Returns the hint below a field's input: the given hint, or else the hint in the resource's texts. */
export function useFieldHint(source: string, given?: ReactNode): ReactNode {
  const translate = useTranslate();
  const key = `resources.${useResourceContext()}.hints.${source}`;
  return given ?? translate(key, { _: "" });
}

/** Returns the input's label, value, handlers and error, or its hint. */
export function useFieldInput(
  { field, isRequired, autoFocus = false, hint: given }: FieldInputProps,
  format = (value: unknown): unknown => value,
) {
  const source = field.name;
  const hint = useFieldHint(source, given);
  const shown = (value: unknown) => format(value) ?? "";
  const input = useInput({ source, isRequired, defaultValue: "", format: shown });
  const { ref, ...controlled } = input.field;
  const { error, invalid } = input.fieldState;
  return {
    ...controlled,
    id: input.id,
    inputRef: ref,
    label: <FieldTitle source={source} isRequired={isRequired} />,
    error: invalid,
    helperText:
      error?.message === undefined && hint ? (
        hint
      ) : (
        <InputHelperText {...(error?.message !== undefined && { error: error.message })} />
      ),
    autoFocus,
  };
}

/** An input of a form. Its value is the typed text, which `readDraft` parses. */
export function FieldInput(props: FieldInputOptions) {
  const { parse = String, autoComplete = "off", isRequired, readOnly = false } = props;
  const { children, minRows, multiline, select, type } = props;
  const looks = { children, minRows, multiline, select, type };
  const { onChange, ...shown } = useFieldInput(props, props.format);
  const InputBox = props.isNumber ? NumberField : TextField;
  return (
    <InputBox
      {...shown}
      {...Object.fromEntries(Object.entries(looks).filter(([, value]) => value !== undefined))}
      onChange={({ target: { value } }) =>
        onChange(typeof value === "string" ? parse(value) : value)
      }
      slotProps={{
        htmlInput: { readOnly, autoComplete, list: props.suggestions, "aria-required": isRequired },
        input: { endAdornment: props.ending },
        ...((type === "time" || type === "datetime-local") && { inputLabel: { shrink: true } }),
      }}
    />
  );
}

const isForeign = ({ key, ctrlKey, altKey, metaKey }: KeyboardEvent) =>
  key.length === 1 && !ctrlKey && !altKey && !metaKey && !/[\d.,+-]/.test(key);

const numberInput = {
  inputMode: "decimal",
  autoComplete: "off",
  // Pasted text is not filtered, because a part of the text may be another number.
  onKeyDown: (event: KeyboardEvent) => {
    if (isForeign(event)) event.preventDefault();
  },
} as const;

/** A box for a number as typed. The type `number` would turn with the mouse wheel and hide bad input. */
export function NumberField({ slotProps = {}, ...props }: TextFieldProps) {
  const { htmlInput, ...others } = slotProps;
  return (
    <TextField {...props} slotProps={{ ...others, htmlInput: { ...numberInput, ...htmlInput } }} />
  );
}
