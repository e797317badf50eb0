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
import { useEffect, useRef } from "react";
import { ResourceContextProvider, useTranslateLabel } from "react-admin";
import { useScreenTexts } from "../useScreenTexts";
import type { ConflictField } from "./editConflict";
import type { Field } from "./fieldsOf";
import { formatterFor, noValue } from "./formatterFor";
import { editTexts } from "./screenTexts";
import { useChoiceName } from "./useResourceTexts";

interface ConflictViewProps {
  readonly resource: string;
  /** Names the record. */
  readonly what: string;
  readonly fields: readonly ConflictField[];
  readonly onGoOn: () => void;
  readonly onDiscard: () => void;
}

/** What was saved meanwhile beside what was being edited, field by field, and the two ways to go on. */
export function ConflictView({ resource, what, fields, onGoOn, onDiscard }: ConflictViewProps) {
  const text = useScreenTexts(editTexts);
  const start = useRef<HTMLDivElement>(null);
  useEffect(() => start.current?.focus(), []);
  return (
    <Paper variant="outlined" sx={{ p: { xs: 2, sm: 3 }, maxWidth: 900, display: "grid", gap: 2 }}>
      <Alert severity="warning" variant="outlined" ref={start} tabIndex={-1}>
        <AlertTitle component="h2">{text("conflict.title")}</AlertTitle>
        {text("conflict.text", { what })}
      </Alert>
      <ResourceContextProvider value={resource}>
        {fields.length === 0 ? (
          <Typography>{text("conflict.same")}</Typography>
        ) : (
          <ConflictTable resource={resource} fields={fields} />
        )}
      </ResourceContextProvider>
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

function ConflictTable({ resource, fields }: Pick<ConflictViewProps, "resource" | "fields">) {
  const text = useScreenTexts(editTexts);
  const labelOf = useTranslateLabel();
  return (
    <Table size="small" sx={{ "& td, & th": { px: 1, overflowWrap: "anywhere" } }}>
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
              {labelOf({ source: field.name, resource })}
            </TableCell>
            <TableCell sx={isMine ? {} : { fontWeight: 700 }}>
              <Value field={field} value={theirs} />
            </TableCell>
            <TableCell sx={isMine ? { fontWeight: 700 } : { color: "text.secondary" }}>
              <Value field={field} value={mine} />
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

/** A value in the words in which lists have it. */
function Value({ field, value }: { readonly field: Field; readonly value: unknown }) {
  const nameOf = useChoiceName();
  if (value === undefined || value === null || value === "") return noValue;
  return field.kind === "choice"
    ? nameOf(field.name, String(value))
    : formatterFor[field.kind](value);
}
