import { Box } from "@mui/material";
import { useSimpleFormIteratorItem, useWrappedSource } from "react-admin";
import { useWatch } from "react-hook-form";
import { type Language, languageNames, languages } from "../../../domain/languages";
import { hasText } from "../../../domain/texts";
import { useTexts } from "../../texts/useTexts";
import { FormRows } from "../schema/FormRows";
import { useFieldErrors } from "../schema/formErrors";
import { FormField, FormPicture } from "../schema/formInputs";
import { blankRow, type FactField, type ListName, rowFields } from "./factsFields";
import { factsTexts } from "./texts";

interface FactsFieldsProps {
  readonly fields: readonly FactField[];
  /** The language of the texts that are shown. */
  readonly language: Language;
}

const columns = "repeat(auto-fill, minmax(min(100%, 240px), 1fr))";

/** The inputs of some fields outside of lists. */
export const FactsFields = ({ fields, language }: FactsFieldsProps) => (
  <Box sx={{ display: "grid", gap: 2, alignItems: "start", gridTemplateColumns: columns }}>
    {fields.map((field) => (
      <FactInput key={field.path} field={field} language={language} />
    ))}
  </Box>
);

interface FactInputProps {
  readonly field: FactField;
  readonly language: Language;
  /** The place of the field's row in its list, from 1. */
  readonly row?: number;
}

/** The input of a field. A text is shown in one language at a time; an error in another language names it. */
function FactInput({ field, language, row }: FactInputProps) {
  const text = useTexts(factsTexts);
  const { path, label, kind, isRequired = false, isLong = false } = field;
  const isText = kind === "texts";
  const name = isText ? `${path}.${language}` : path;
  const isTranslation = isText && language !== "en";
  const message = useMessage(field, language);
  const source = useWrappedSource(path);
  const english: unknown = useWatch({ name: `${source}.en` });
  const fieldText = text(`fields.${label}`);
  if (kind === "picture")
    return (
      <FormPicture
        name={name}
        label={fieldText}
        words={{ upload: text("picture.upload"), remove: text("picture.remove") }}
        failed={text("picture.failed")}
      />
    );
  const shown = isTranslation
    ? text("inLanguage", { label: fieldText, language: languageNames[language] })
    : fieldText;
  return (
    <FormField
      // An input of react-hook-form keeps the name with which it began.
      key={name}
      name={name}
      isNumber={kind === "number"}
      label={shown}
      required={isRequired && !isTranslation}
      multiline={isLong}
      margin="none"
      message={message}
      helperText={hasText(factsTexts.english.fieldHints, label) && text(`fieldHints.${label}`)}
      placeholder={isTranslation ? String(english ?? "") : ""}
      slotProps={{
        htmlInput: {
          autoComplete: "off",
          ...(isText && { lang: language }),
          ...(row !== undefined && { "aria-label": text("row", { label: shown, row }) }),
        },
      }}
      sx={isLong ? { gridColumn: "1 / -1" } : {}}
    />
  );
}

/** Returns the message of a field's other language, or of the object that a field is a part of. */
function useMessage({ path, kind }: FactField, language: Language): string | undefined {
  const text = useTexts(factsTexts);
  const errors = useFieldErrors();
  const source = useWrappedSource(path);
  const own = kind === "texts" ? `${source}.${language}` : source;
  if (errors[own] !== undefined) return errors[own];
  if (kind !== "texts")
    return path.includes(".") ? errors[source.replace(/\.\w+$/, "")] : undefined;
  const other = languages.find((code) => errors[`${source}.${code}`] !== undefined);
  return (
    other &&
    text("otherLanguage", {
      language: languageNames[other],
      message: errors[`${source}.${other}`] ?? "",
    })
  );
}

interface FactsRowsProps {
  readonly name: ListName;
  readonly language: Language;
}

/** A list of facts with a row each, in the order of the site. */
export function FactsRows({ name, language }: FactsRowsProps) {
  const text = useTexts(factsTexts);
  return (
    <FormRows
      source={name}
      blank={() => blankRow(name)}
      add={text("add")}
      remove={(_, row) => text("remove", { row })}
      moveUp={(row) => text("moveUp", { row })}
      columns={columns}
      isDivided
    >
      <RowInputs name={name} language={language} />
    </FormRows>
  );
}

function RowInputs({ name, language }: FactsRowsProps) {
  const { index } = useSimpleFormIteratorItem();
  return rowFields[name].map((field) => (
    <FactInput key={field.path} field={field} language={language} row={index + 1} />
  ));
}
