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
import { type ReactNode, useEffect, useRef, useState } from "react";
import type * as z from "zod/mini";
import { useTexts } from "../../texts/useTexts";
import { type Field, isMoment } from "./fieldsOf";
import { editTexts } from "./partTexts";

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
        {fields.map(({ field, theirs, mine, isMine }) => (
          <TableRow key={field.name}>
            <TableCell component="th" scope="row">
              {labelOf(field.name)}
            </TableCell>
            <TableCell sx={isMine ? {} : { fontWeight: 700 }}>{textOf(field, theirs)}</TableCell>
            <TableCell sx={isMine ? { fontWeight: 700 } : { color: "text.secondary" }}>
              {textOf(field, mine)}
              {isMine && (
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
type EditConflict = Readonly<{ base: Row; theirs: Row; mine: Row }>;

export interface ConflictField {
  readonly field: Field;
  readonly theirs: unknown;
  readonly mine: unknown;
  /** True if the edited value is kept when the edit continues from the saved record. */
  readonly isMine: boolean;
}

/** Hosts may format an instant in several ways, and leave out empty values. */
function isSame({ kind }: Field, one: unknown, other: unknown): boolean {
  const [left, right] = [String(one ?? ""), String(other ?? "")];
  if (left === right) return true;
  return isMoment(kind) && left !== "" && Date.parse(left) === Date.parse(right);
}

/** Returns the fields in which the edit and the saved record differ, in the form's order. */
export const conflictFields = (
  fields: readonly Field[],
  { base, theirs, mine }: EditConflict,
): readonly ConflictField[] =>
  fields
    .filter((field) => !isSame(field, theirs[field.name], mine[field.name]))
    .map((field) => ({
      field,
      theirs: theirs[field.name],
      mine: mine[field.name],
      isMine: !isSame(field, base[field.name], mine[field.name]),
    }));

export const mergeEdit = (fields: readonly Field[], conflict: EditConflict): Row => ({
  ...conflict.theirs,
  ...Object.fromEntries(
    conflictFields(fields, conflict)
      .filter(({ isMine }) => isMine)
      .map(({ field, mine }) => [field.name, mine]),
  ),
});

/** Returns the record before the edit, and the newer saved record until the person decides between them. */
export function useConflict<Saved, Mine>(initial: Saved | (() => Saved)) {
  const [base, setBase] = useState(initial);
  const [conflict, setConflict] = useState<{ readonly theirs: Saved; readonly mine: Mine }>();
  return {
    base,
    setBase,
    conflict,
    setConflict,
    settle: () => {
      if (conflict !== undefined) setBase(conflict.theirs);
      setConflict(undefined);
    },
  };
}

/** A draft as texts by name, by which two drafts are compared and merged. */
export type DraftParts = Readonly<Record<string, string>>;

export interface DraftConflictOptions<Draft> {
  /** Returns the draft from the reply to a refused save. Undefined if the reply has none. */
  readonly theirs: (current: unknown) => Draft | undefined;
  readonly partsOf: (draft: Draft) => DraftParts;
  readonly withParts: (draft: Draft, parts: DraftParts) => Draft;
}

/** Returns a reader of `theirs`: the record in the reply as a draft. */
export const readDraftBy =
  <Row, Draft>(schema: z.ZodMiniType<Row>, draftOf: (row: Row) => Draft) =>
  (current: unknown): Draft | undefined => {
    const read = schema.safeParse(current);
    return read.success ? draftOf(read.data) : undefined;
  };

export const textFields = (...drafts: readonly DraftParts[]): readonly Field[] =>
  [...new Set(drafts.flatMap(Object.keys))].map((name) => ({
    name,
    kind: "text",
    isRequired: false,
    choices: [],
  }));
