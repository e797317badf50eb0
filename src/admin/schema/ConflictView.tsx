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
import { useTexts } from "../useTexts";
import type { ConflictField } from "./editConflict";
import type { Field } from "./fieldsOf";
import { editTexts } from "./screenTexts";

interface ConflictViewProps {
  /** Names the record. */
  readonly what: string;
  readonly fields: readonly ConflictField[];
  readonly labelOf: (name: string) => ReactNode;
  readonly textOf: (field: Field, value: unknown) => ReactNode;
  readonly onGoOn: () => void;
  readonly onDiscard: () => void;
}

/** Compares the saved record with the edit, field by field, and offers two ways to continue. */
export function ConflictView(props: ConflictViewProps) {
  const { what, fields, labelOf, textOf, onGoOn, onDiscard } = props;
  const text = useTexts(editTexts);
  const start = useRef<HTMLDivElement>(null);
  useEffect(() => start.current?.focus(), []);
  return (
    <Paper variant="outlined" sx={{ p: { xs: 2, sm: 3 }, maxWidth: 900, display: "grid", gap: 2 }}>
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
