import {
  Alert,
  AlertTitle,
  Button,
  Paper,
  Stack,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
} from "@mui/material";
import { type ReactNode, useEffect, useRef } from "react";
import { set } from "react-hook-form";
import type * as z from "zod/mini";
import { HostError } from "../../api/hostErrors";
import { useTexts } from "../../texts/useTexts";
import { type Field, isMoment } from "./fieldsOf";
import { noValue } from "./formatterFor";
import { editTexts } from "./partTexts";
import { contentOf, isFilledIn, parseValue } from "./readDraft";

interface ConflictViewProps {
  /** The name of the record in messages. */
  readonly what: string;
  readonly fields: readonly ConflictField[];
  readonly labelOf: (name: string) => ReactNode;
  readonly textOf: (field: Field, value: unknown) => ReactNode;
  readonly onGoOn: () => void;
  readonly onDiscard: () => void;
}

export function ConflictView(props: ConflictViewProps) {
  const { what, fields, labelOf, textOf, onGoOn, onDiscard } = props;
  const text = useTexts(editTexts);
  const start = useRef<HTMLDivElement>(null);
  useEffect(() => start.current?.focus(), []);
  return (
    <Paper variant="outlined" sx={{ p: { xs: 2, sm: 3 }, display: "grid", gap: 2 }}>
      <Alert severity="warning" variant="outlined" ref={start} tabIndex={-1}>
        <AlertTitle component="h2">{text("conflict.title")}</AlertTitle>
        {text("conflict.text", { what })}
      </Alert>
      {fields.length === 0 ? (
        <Typography>{text("conflict.same")}</Typography>
      ) : (
        <ConflictTable fields={fields} labelOf={labelOf} textOf={textOf} />
      )}
      <Stack direction="row" useFlexGap sx={{ flexWrap: "wrap", gap: 1.5 }}>
        <Button variant="contained" onClick={onGoOn}>
          {text("conflict.goOn")}
        </Button>
        <Button variant="outlined" onClick={onDiscard}>
          {text("conflict.discard")}
        </Button>
      </Stack>
    </Paper>
  );
}

function ConflictTable({
  fields,
  labelOf,
  textOf,
}: Pick<ConflictViewProps, "fields" | "labelOf" | "textOf">) {
  const text = useTexts(editTexts);
  const shown = (field: Field, value: unknown) =>
    isFilledIn(value) ? textOf(field, value) : noValue;
  return (
    <Table size="small" sx={{ "& td, & th": { px: 1 }, "& td": { overflowWrap: "anywhere" } }}>
      <TableHead>
        <TableRow>
          <TableCell>{text("conflict.field")}</TableCell>
          <TableCell>{text("conflict.theirs")}</TableCell>
          <TableCell>{text("conflict.mine")}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {fields.map(({ field, current, edited, isEdited }) => (
          <TableRow key={field.name}>
            <TableCell component="th" scope="row">
              {labelOf(field.name)}
            </TableCell>
            <TableCell sx={isEdited ? {} : { fontWeight: 700 }}>{shown(field, current)}</TableCell>
            <TableCell sx={isEdited ? { fontWeight: 700 } : { color: "text.secondary" }}>
              {shown(field, edited)}
              {isEdited && (
                <Typography component="span" variant="caption" sx={{ display: "block" }}>
                  {text("conflict.changed")}
                </Typography>
              )}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

type Row = Readonly<Record<string, unknown>>;

/** Three versions of a record: before the edit, saved by another admin, and edited. */
type EditConflict = Readonly<{ base: Row; current: Row; edited: Row }>;

export interface ConflictField {
  readonly field: Field;
  readonly current: unknown;
  readonly edited: unknown;
  /** True if the edited value is kept when the edit continues from the saved record. */
  readonly isEdited: boolean;
}

/** Hosts may format an instant in several ways, and a person may type a number in several ways. */
function isSame({ kind }: Field, before: unknown, after: unknown): boolean {
  const [left, right] = [parseValue(kind, before), parseValue(kind, after)];
  if (contentOf(left) === contentOf(right)) return true;
  return isMoment(kind) && Date.parse(String(left)) === Date.parse(String(right));
}

/** Returns the fields in which the edit and the saved record differ, in the form's order. */
export const conflictFields = (
  fields: readonly Field[],
  { base, current, edited }: EditConflict,
): readonly ConflictField[] =>
  fields
    .filter((field) => !isSame(field, current[field.name], edited[field.name]))
    .map((field) => ({
      field,
      current: current[field.name],
      edited: edited[field.name],
      isEdited: !isSame(field, base[field.name], edited[field.name]),
    }));

export const mergeEdit = (fields: readonly Field[], conflict: EditConflict): Row => ({
  ...conflict.current,
  ...Object.fromEntries(
    conflictFields(fields, conflict)
      .filter(({ isEdited }) => isEdited)
      .map(({ field, edited }) => [field.name, edited]),
  ),
});

type NameOfRow = (row: Row, index: number) => string;

/** How a form with a version is compared with another person's saved changes. */
export interface ConflictOptions<Draft> {
  /** The name of the record in messages. */
  readonly what: string;
  /** Returns the draft of the record in the reply to a refused save. Undefined if the reply has none. */
  readonly readCurrent: (failure: unknown) => Draft | undefined | Promise<Draft | undefined>;
  /** The compared fields in their order. Without them, all values of the draft are compared. */
  readonly fields?: readonly Field[];
  /** The name of each row by the list's name, such as a holiday's date. A list without names is compared as a whole. */
  readonly rowNames?: Readonly<Record<string, NameOfRow>>;
  readonly labelOf: (part: string) => ReactNode;
  /** Returns the text of a value that is not empty. */
  readonly textOf: (field: Field, value: unknown) => ReactNode;
}

/** Returns the values of a draft by their paths, such as `supplier.gstin` and `holidays.2026-10-02`. */
export const partsOf = (
  draft: object,
  rowNames: Readonly<Record<string, NameOfRow>> = {},
  path = "",
): Row =>
  Object.fromEntries(
    Object.entries(draft).flatMap(([name, value]): (readonly [string, unknown])[] => {
      const nameOf = rowNames[name];
      if (Array.isArray(value) && nameOf)
        return value.map((row, index) => [`${name}.${nameOf(row, index)}`, row]);
      return typeof value === "object" && value !== null && !Array.isArray(value)
        ? Object.entries(partsOf(value, {}, `${path}${name}.`))
        : [[path + name, value]];
    }),
  );

/** Returns a draft with other values of its parts. */
function withParts(draft: Row, parts: Row, rowNames: ConflictOptions<Row>["rowNames"] = {}): Row {
  const changed = structuredClone({ ...draft });
  const lists = Object.keys(rowNames);
  for (const [path, value] of Object.entries(parts))
    if (!lists.some((list) => path.startsWith(`${list}.`))) set(changed, path, value);
  for (const list of lists)
    changed[list] = Object.entries(parts).flatMap(([path, row]) =>
      path.startsWith(`${list}.`) && row !== undefined ? [row] : [],
    );
  return changed;
}

/** Compares a draft with another person's saved changes, and merges the two. */
export function compareDrafts<Draft extends Row>(
  { fields, rowNames = {} }: Pick<ConflictOptions<Draft>, "fields" | "rowNames">,
  drafts: Readonly<Record<"base" | "current" | "edited", Draft>>,
) {
  const parts = {
    base: partsOf(drafts.base, rowNames),
    current: partsOf(drafts.current, rowNames),
    edited: partsOf(drafts.edited, rowNames),
  };
  const compared = fields ?? textFields(parts.base, parts.current, parts.edited);
  const differing = conflictFields(compared, parts);
  return {
    fields: differing,
    /** The saved draft with the parts that the person has changed. */
    merged: withParts(drafts.current, mergeEdit(compared, parts), rowNames),
    /** The names of the parts that the person has changed. */
    edited: differing.filter(({ isEdited }) => isEdited).map(({ field }) => field.name),
  };
}

const textFields = (...drafts: readonly Row[]): readonly Field[] =>
  [...new Set(drafts.flatMap(Object.keys))]
    .filter((name) => name !== "version")
    .map((name) => ({ name, kind: "text", isRequired: false, choices: [] }));

/** Returns a `readCurrent` for a form without a resource: it reads the record in the reply as a draft. */
export const readCurrentBy =
  <Saved, Draft>(schema: z.ZodMiniType<Saved>, draftOf: (saved: Saved) => Draft) =>
  (failure: unknown): Draft | undefined => {
    const current = failure instanceof HostError ? failure.body.current : undefined;
    const read = schema.safeParse(current);
    return current !== undefined && read.success ? draftOf(read.data) : undefined;
  };
