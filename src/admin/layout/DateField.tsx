import CalendarIcon from "@mui/icons-material/CalendarMonth";
import { IconButton, InputAdornment, TextField, type TextFieldProps } from "@mui/material";
import { type FocusEvent, lazy, Suspense, useRef, useState } from "react";
import { lastDateOfMonth } from "../../../domain/indiaTime";
import type { Language } from "../../../domain/languages";
import type { DateProblem } from "../../../domain/readDate";
import { useLanguage, useTexts } from "../../texts/useTexts";
import { dateTexts } from "./texts";
import { type DateInput, type DateKindName, dateKinds, useTypedDate } from "./useTypedDate";

/** Writes the date or the month that shows the format. */
const exampleOf = (type: DateKindName, language: Language) =>
  dateKinds[type].write("2026-11-24".slice(0, dateKinds[type].length), language);

const DateCalendar = lazy(() => import("./DateCalendar"));

export const isDateKind = (type: unknown): type is DateKindName =>
  type === "date" || type === "month";

type DateFieldProps = Omit<TextFieldProps, "onBlur" | "onChange" | "select" | "type" | "value"> &
  Pick<DateInput, "type" | "first" | "last"> &
  Partial<Pick<DateInput, "readOnly" | "keepsText">> & {
    readonly value: unknown;
    /** Runs when the focus leaves the field and its calendar. */
    readonly onBlur?: () => void;
    /** Receives what React Hook Form and an input's own handler read of an event. */
    readonly onChange: (change: { readonly target: { readonly value: string } }) => void;
  };

/** A field for a date or a month, which shows `24 Nov 2026` in every browser. Its value is in ISO 8601. */
export function DateField(props: DateFieldProps) {
  const {
    type,
    value,
    first,
    last,
    readOnly = false,
    keepsText = false,
    onChange,
    ...rest
  } = props;
  const { onBlur, error = false, helperText, slotProps = {}, ...looks } = rest;
  const text = useTexts(dateTexts);
  const language = useLanguage();
  const explain = useProblemText(type);
  const box = useRef<HTMLDivElement>(null);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const field = useTypedDate({
    type,
    first,
    last,
    readOnly,
    keepsText,
    value: typeof value === "string" ? value : "",
    onChange: (next) => onChange({ target: { value: next } }),
  });
  const { htmlInput, ...others } = slotProps;
  const open = () => setAnchor(box.current);
  const leave = ({ relatedTarget }: FocusEvent) => {
    if (anchor === null && !box.current?.contains(relatedTarget)) onBlur?.();
  };
  const isWrong = field.problem !== undefined;
  // The form's error is about a text that the person is still typing.
  const isUntimely = error && field.isHalfTyped;
  return (
    <>
      <TextField
        {...looks}
        ref={box}
        value={field.shown}
        onChange={({ target }) => field.changeText(target.value)}
        onKeyDown={(event) => {
          if (event.altKey && event.key === "ArrowDown" && !readOnly) open();
          else field.press(event);
        }}
        onBlur={(event) => {
          field.settle();
          leave(event);
        }}
        error={isWrong || (error && !isUntimely)}
        helperText={field.problem ? explain(field.problem) : !isUntimely && helperText}
        slotProps={{
          ...others,
          htmlInput: {
            autoComplete: "off",
            placeholder: exampleOf(type, language),
            readOnly,
            ...htmlInput,
          },
          input: {
            endAdornment: !readOnly && (
              <InputAdornment position="end">
                <IconButton
                  edge="end"
                  aria-label={text("open")}
                  aria-haspopup="dialog"
                  onClick={open}
                  onBlur={leave}
                >
                  <CalendarIcon fontSize="small" />
                </IconButton>
              </InputAdornment>
            ),
          },
        }}
      />
      {anchor && (
        <Suspense fallback={null}>
          <DateCalendar
            type={type}
            value={field.value}
            bounds={field.bounds}
            anchor={anchor}
            onChoose={field.choose}
            onClose={() => setAnchor(null)}
          />
        </Suspense>
      )}
    </>
  );
}

/** Returns a function that says what is wrong with a typed date. */
function useProblemText(type: DateKindName) {
  const text = useTexts(dateTexts);
  const language = useLanguage();
  const write = (value: string) =>
    dateKinds[value.length === 10 ? "date" : "month"].write(value, language);
  const example = exampleOf(type, language);
  return (problem: DateProblem) =>
    problem.problem === "form"
      ? text(`problems.${type}.form`, { example })
      : text(`problems.${type}.${problem.problem}`, {
          about: write(problem.about),
          days: lastDateOfMonth(problem.about.slice(0, 7)).slice(8),
        });
}
