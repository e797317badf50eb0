import {
  Checkbox,
  FormControlLabel,
  Paper,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from "@mui/material";
import type { ImportedRow, ImportReport } from "../../../contract/imports";
import { useTexts } from "../../texts/useTexts";
import { dateText } from "../formatMoment";
import { scrollShadow } from "../theme/plantTheme";
import { type ChooseClient, DepositMatch } from "./DepositMatch";
import { depositTexts, importTexts } from "./texts";
import type { RepeatedRows } from "./useImport";

interface ImportPreviewProps {
  readonly report: ImportReport;
  readonly labels: Readonly<Record<string, string>>;
  readonly again: RepeatedRows;
  /** False for the rows of a bank statement, which are imported once. */
  readonly mayRepeat: boolean;
  /** Chooses other ones; without it none can be chosen. */
  readonly onAgain?: (again: RepeatedRows) => void;
  /** Chooses the client of a deposit. */
  readonly onChoose?: ChooseClient;
}

/** Shows the first rows of the file, and the rows with an error, a change or an earlier import. */
export function ImportPreview(props: ImportPreviewProps) {
  const { report, labels, again, mayRepeat, onAgain, onChoose } = props;
  const text = useTexts(importTexts);
  const depositText = useTexts(depositTexts);
  const hasDeposits = report.rows.some(({ deposit }) => deposit !== undefined);
  const { columns, rows, wrong } = report;
  const shownWrong = rows.filter(({ errors }) => Object.keys(errors).length > 0).length;
  return (
    <>
      <TableContainer
        component={Paper}
        variant="outlined"
        tabIndex={0}
        role="region"
        aria-label={text("preview")}
        sx={{ ...scrollShadow, maxHeight: "70vh", maxWidth: "100%" }}
      >
        <Table size="small" stickyHeader>
          <TableHead>
            <TableRow>
              <TableCell sx={{ verticalAlign: "top" }}>{text("row")}</TableCell>
              {hasDeposits && (
                <TableCell sx={{ verticalAlign: "top" }}>{depositText("title")}</TableCell>
              )}
              {columns.map(({ heading, field, isReadOnly = false }, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
                <TableCell key={place} sx={{ verticalAlign: "top", minWidth: "8em" }}>
                  {field === undefined ? heading || "–" : (labels[field] ?? heading)}
                  {(field === undefined || isReadOnly) && (
                    <Typography variant="body2" color="text.secondary">
                      {text(isReadOnly ? "readOnly" : "leftOut")}
                    </Typography>
                  )}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map((shown) => (
              <TableRow key={shown.row}>
                <TableCell
                  component="th"
                  scope="row"
                  sx={{ verticalAlign: "top", minWidth: "9em" }}
                >
                  {shown.row}
                  <RowState shown={shown} again={again} mayRepeat={mayRepeat} onAgain={onAgain} />
                  <CellError message={shown.errors[""]} />
                </TableCell>
                {hasDeposits && (
                  <TableCell sx={{ verticalAlign: "top" }}>
                    <DepositMatch shown={shown} onChoose={onChoose} />
                  </TableCell>
                )}
                {shown.cells.map((cell, place) => (
                  <TableCell
                    // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
                    key={place}
                    sx={{
                      verticalAlign: "top",
                      maxWidth: "22em",
                      overflowWrap: "anywhere",
                      ...(isLeftOut(columns[place]) && { color: "text.secondary" }),
                    }}
                  >
                    {cell}
                    <Before text={shown.before?.[place]} />
                    <CellError message={shown.errors[place]} />
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      {shownWrong < wrong && <Typography>{text("more")}</Typography>}
    </>
  );
}

const isLeftOut = (column: ImportReport["columns"][number] | undefined) =>
  column?.field === undefined || column.isReadOnly === true;

interface RowStateProps extends Pick<ImportPreviewProps, "again" | "mayRepeat"> {
  readonly shown: ImportedRow;
  readonly onAgain: ImportPreviewProps["onAgain"] | undefined;
}

/** Shows the result of a row. A row that was imported before can be imported again. */
function RowState({ shown, again, mayRepeat, onAgain }: RowStateProps) {
  const { row, state, importedAt } = shown;
  const text = useTexts(importTexts);
  const chosen = again === "all" ? [] : again;
  const others = chosen.filter((one) => one !== row);
  return (
    <>
      <Typography variant="body2" color="text.secondary">
        {importedAt === undefined
          ? text(`states.${state}`)
          : text("importedAt", { day: dateText(importedAt) })}
      </Typography>
      {importedAt !== undefined && mayRepeat && (
        <FormControlLabel
          label={text("anyway")}
          control={
            <Checkbox
              size="small"
              checked={state === "new"}
              disabled={onAgain === undefined || again === "all"}
              onChange={() => onAgain?.(state === "new" ? others : [...others, row])}
            />
          }
        />
      )}
    </>
  );
}

function Before({ text: before }: { readonly text: string | undefined }) {
  const text = useTexts(importTexts);
  if (before === undefined) return null;
  return (
    <Typography variant="body2" color="text.secondary">
      {text("was", { before: before === "" ? text("empty") : before })}
    </Typography>
  );
}

function CellError({ message }: { readonly message: string | undefined }) {
  if (message === undefined) return null;
  return (
    <Typography variant="body2" sx={{ color: "error.main", fontWeight: 600 }}>
      {message}
    </Typography>
  );
}
