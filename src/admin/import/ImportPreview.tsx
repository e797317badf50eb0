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
import { indiaMoment, shownDate } from "../formatMoment";
import { scrollShadow } from "../theme/plantTheme";
import { type ChooseClient, DepositMatch } from "./DepositMatch";
import { depositTexts, importTexts, readerTexts } from "./texts";
import type { RepeatedRows } from "./useImport";

interface ImportPreviewProps {
  readonly report: ImportReport;
  readonly labels: Readonly<Record<string, string>>;
  readonly again: RepeatedRows;
  /** True for a bank statement: its rows are imported once. */
  readonly isBank: boolean;
  /** True for the file of a biometric reader: its scans count once. */
  readonly isOfReader: boolean;
  /** Chooses other rows to import again. Absent if no rows can be chosen now. */
  readonly onAgain?: (again: RepeatedRows) => void;
  /** Chooses the client of a deposit. */
  readonly onChoose?: ChooseClient;
}

/** Shows the first rows of the file, and the rows with an error, a change or an earlier import. */
export function ImportPreview(props: ImportPreviewProps) {
  const { report, labels, again, isBank, isOfReader, onAgain, onChoose } = props;
  const text = useTexts(importTexts);
  const depositText = useTexts(depositTexts);
  const readerText = useTexts(readerTexts);
  // In a bank statement the narration is beside the deposit's client, because it says who has paid.
  const places = [...report.columns.keys()].sort((one, other) =>
    isBank ? rankOf(report.columns[one]) - rankOf(report.columns[other]) : 0,
  );
  const { columns, rows, wrong } = report;
  const narrationPlace = columns.findIndex(({ field }) => field === "narration");
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
              {isBank && (
                <TableCell sx={{ verticalAlign: "top" }}>{depositText("title")}</TableCell>
              )}
              {isOfReader && (
                <TableCell sx={{ verticalAlign: "top" }}>{readerText("scan")}</TableCell>
              )}
              {places.map((place) => (
                <Heading key={place} column={columns[place]} labels={labels} />
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
                  <RowState
                    shown={shown}
                    again={again}
                    isBank={isBank}
                    isOfReader={isOfReader}
                    onAgain={onAgain}
                  />
                  <CellError message={shown.errors[""]} />
                </TableCell>
                {isBank && (
                  <TableCell sx={{ verticalAlign: "top" }}>
                    <DepositMatch
                      shown={shown}
                      narration={shown.cells[narrationPlace]}
                      onChoose={onChoose}
                    />
                  </TableCell>
                )}
                {isOfReader && (
                  <TableCell sx={{ verticalAlign: "top", minWidth: "12em" }}>
                    <MatchedScan scan={shown.scan} />
                  </TableCell>
                )}
                {places.map((place) => (
                  <TableCell
                    key={place}
                    sx={{
                      verticalAlign: "top",
                      maxWidth: "22em",
                      overflowWrap: "anywhere",
                      ...(isLeftOut(columns[place]) && { color: "text.secondary" }),
                    }}
                  >
                    {shown.cells[place]}
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

type Column = ImportReport["columns"][number] | undefined;

const isLeftOut = (column: Column) => column?.field === undefined || column.isReadOnly === true;

const ranks = ["narration", "deposit", "date"];

/** Ranks a column in a bank statement: the narration first, ignored columns last. */
function rankOf(column: Column): number {
  if (isLeftOut(column)) return ranks.length + 1;
  const rank = ranks.indexOf(column?.field ?? "");
  return rank < 0 ? ranks.length : rank;
}

interface HeadingProps extends Pick<ImportPreviewProps, "labels"> {
  readonly column: Column;
}

function Heading({ column, labels }: HeadingProps) {
  const text = useTexts(importTexts);
  const { heading = "", field, isReadOnly = false } = column ?? {};
  return (
    <TableCell sx={{ verticalAlign: "top", minWidth: field === "narration" ? "16em" : "8em" }}>
      {field === undefined ? heading || "–" : (labels[field] ?? heading)}
      {isLeftOut(column) && (
        <Typography variant="body2" color="text.secondary">
          {text(isReadOnly ? "readOnly" : "leftOut")}
        </Typography>
      )}
    </TableCell>
  );
}

/** The person and the moment of a reader's scan. */
function MatchedScan({ scan }: Pick<ImportedRow, "scan">) {
  const text = useTexts(readerTexts);
  if (scan === undefined) return null;
  return (
    <Typography variant="body2">
      {[scan.name ?? text("unknown"), indiaMoment(scan.at)].join(" · ")}
    </Typography>
  );
}

interface RowStateProps extends Pick<ImportPreviewProps, "again" | "isBank" | "isOfReader"> {
  readonly shown: ImportedRow;
  readonly onAgain: ImportPreviewProps["onAgain"] | undefined;
}

/** Shows the result of a row. A row that was imported before can be imported again. */
function RowState({ shown, again, isBank, isOfReader, onAgain }: RowStateProps) {
  const { row, state, importedAt } = shown;
  const text = useTexts(importTexts);
  const readerText = useTexts(readerTexts);
  const stateText =
    isOfReader && state === "unchanged"
      ? readerText("taken")
      : text(`states.${isBank && state === "unchanged" ? "noDeposit" : state}`);
  const chosen = again === "all" ? [] : again;
  const others = chosen.filter((one) => one !== row);
  return (
    <>
      <Typography variant="body2" color="text.secondary">
        {importedAt === undefined ? stateText : text("importedAt", { day: shownDate(importedAt) })}
      </Typography>
      {importedAt !== undefined && !isBank && !isOfReader && (
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
