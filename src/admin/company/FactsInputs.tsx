import Add from "@mui/icons-material/Add";
import ArrowUpward from "@mui/icons-material/ArrowUpward";
import Delete from "@mui/icons-material/Delete";
import { Box, Button, IconButton, Typography } from "@mui/material";
import { useFormContext } from "react-hook-form";
import type { FieldErrors } from "../../../contract/errors";
import { type Language, languageNames, languages } from "../../../domain/languages";
import { hasText } from "../../../domain/texts";
import { useTexts } from "../../texts/useTexts";
import { UploadedPicture } from "../layout/FileButton";
import { DraftField } from "../schema/FormDialog";
import {
  type FactField,
  keyOf,
  type ListName,
  type Row,
  rowFields,
  type Values,
  withRow,
} from "./factsDraft";
import { factsTexts } from "./texts";

interface FieldsProps {
  readonly fields: readonly FactField[];
  /** The path of the values in the form, such as `units.1.values`. */
  readonly place: string;
  readonly values: Values;
  /** The language of the texts that are shown. */
  readonly language: Language;
  /** The keys are paths such as `units.1.name.en`. */
  readonly errors: FieldErrors;
  /** Stands before a field's path in the errors, such as `units.1.`. */
  readonly prefix?: string;
  /** The place of the values' row in its list, from 1. */
  readonly row?: number;
}

const columns = {
  display: "grid",
  gap: 2,
  alignItems: "start",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 240px), 1fr))",
};

/** The inputs of some fields. A text is shown in one language at a time; an error in another language names it. */
export function FactsFields({
  fields,
  place,
  values,
  language,
  errors,
  prefix = "",
  row,
}: FieldsProps) {
  const text = useTexts(factsTexts);
  const messageOf = ({ path, kind }: FactField) => {
    const ownPath = kind === "texts" ? `${path}.${language}` : path;
    if (errors[prefix + ownPath] !== undefined) return errors[prefix + ownPath];
    const [object = path] = path.split(".");
    if (kind !== "texts") return errors[prefix + object];
    const other = languages.find((one) => errors[`${prefix}${path}.${one}`] !== undefined);
    return (
      other &&
      text("otherLanguage", {
        language: languageNames[other],
        message: errors[`${prefix}${path}.${other}`] ?? "",
      })
    );
  };

  return (
    <Box sx={columns}>
      {fields.map((field) => {
        const { path, label, kind, isRequired = false, isLong = false } = field;
        const at = kind === "texts" ? `${path}.${language}` : path;
        const name = text(`fields.${label}`);
        const isTranslation = kind === "texts" && language !== "en";
        const shown = isTranslation
          ? text("inLanguage", { label: name, language: languageNames[language] })
          : name;
        if (kind === "picture")
          return (
            <PictureUpload
              key={at}
              name={`${place}.${keyOf(at)}`}
              url={values[keyOf(at)] ?? ""}
              label={name}
              message={messageOf(field)}
            />
          );
        const hint = hasText(factsTexts.english.fieldHints, label) && text(`fieldHints.${label}`);
        return (
          <DraftField
            key={at}
            name={`${place}.${keyOf(at)}`}
            isNumber={kind === "number"}
            label={shown}
            required={isRequired && !isTranslation}
            multiline={isLong}
            margin="none"
            message={messageOf(field)}
            helperText={hint}
            placeholder={isTranslation ? (values[keyOf(`${path}.en`)] ?? "") : ""}
            slotProps={{
              htmlInput: {
                autoComplete: "off",
                ...(kind === "texts" && { lang: language }),
                ...(row !== undefined && { "aria-label": text("row", { label: shown, row }) }),
              },
            }}
            sx={isLong ? { gridColumn: "1 / -1" } : {}}
          />
        );
      })}
    </Box>
  );
}

interface UploadProps {
  readonly name: string;
  readonly url: string;
  readonly label: string;
  readonly message: string | undefined;
}

/** Uploads the picture of a row. */
function PictureUpload({ name, url, label, message }: UploadProps) {
  const text = useTexts(factsTexts);
  const { setValue } = useFormContext();
  return (
    <UploadedPicture
      url={url}
      label={label}
      words={{ upload: text("picture.upload"), remove: text("picture.remove") }}
      failed={text("picture.failed")}
      error={message}
      onChange={(chosen) => setValue(name, chosen, { shouldDirty: true })}
    />
  );
}

interface RowsProps extends Pick<FieldsProps, "language" | "errors"> {
  readonly name: ListName;
  readonly rows: readonly Row[];
  /** Changes the rows after one is added, moved or removed. */
  readonly onChange: (rows: Row[]) => void;
}

/** A list of facts with a row each, in the order of the site. */
export function FactsRows({ name, rows, language, errors, onChange }: RowsProps) {
  const text = useTexts(factsTexts);
  const moveUp = (index: number) =>
    onChange([
      ...rows.slice(0, index - 1),
      ...rows.slice(index, index + 1),
      ...rows.slice(index - 1, index),
      ...rows.slice(index + 1),
    ]);

  return (
    <Box sx={{ display: "grid", gap: 2 }}>
      {errors[name] !== undefined && <Typography color="error">{errors[name]}</Typography>}
      {rows.map(({ key, values }, index) => (
        <Box
          key={key}
          sx={{
            display: "grid",
            gap: 1,
            gridTemplateColumns: "minmax(0, 1fr) auto",
            ...(index > 0 && { borderTop: 1, borderColor: "divider", pt: 2 }),
          }}
        >
          <FactsFields
            fields={rowFields[name]}
            place={`${name}.${index}.values`}
            values={values}
            language={language}
            errors={errors}
            prefix={`${name}.${index}.`}
            row={index + 1}
          />
          <Box
            sx={{ display: "flex", flexDirection: { xs: "column", sm: "row" }, alignSelf: "start" }}
          >
            <IconButton
              aria-label={text("moveUp", { row: index + 1 })}
              disabled={index === 0}
              onClick={() => moveUp(index)}
            >
              <ArrowUpward />
            </IconButton>
            <IconButton
              aria-label={text("remove", { row: index + 1 })}
              onClick={() => onChange(rows.filter((row) => row.key !== key))}
            >
              <Delete />
            </IconButton>
          </Box>
        </Box>
      ))}
      <Button
        variant="outlined"
        startIcon={<Add />}
        onClick={() => onChange(withRow(rows, name))}
        sx={{ justifySelf: "start" }}
      >
        {text("add")}
      </Button>
    </Box>
  );
}
