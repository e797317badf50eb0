import {
  Paper,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from "@mui/material";
import type { ImportReport } from "../../../contract/imports";
import { scrollShadow } from "../theme/scrollShadow";
import { useScreenTexts } from "../useScreenTexts";
import { importTexts } from "./screenTexts";

interface ImportPreviewProps {
  readonly report: ImportReport;
  readonly labels: Readonly<Record<string, string>>;
}

/** The first rows of the file and those that are wrong, as they were read; each error stands in its cell. */
export function ImportPreview({ report, labels }: ImportPreviewProps) {
  const text = useScreenTexts(importTexts);
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
              {columns.map(({ heading, field }, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
                <TableCell key={place} sx={{ verticalAlign: "top", minWidth: "8em" }}>
                  {field === undefined ? heading || "–" : (labels[field] ?? heading)}
                  {field === undefined && (
                    <Typography variant="body2" color="text.secondary">
                      {text("leftOut")}
                    </Typography>
                  )}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map(({ row, cells, errors }) => (
              <TableRow key={row}>
                <TableCell component="th" scope="row" sx={{ verticalAlign: "top" }}>
                  {row}
                  <CellError message={errors[""]} />
                </TableCell>
                {cells.map((cell, place) => (
                  <TableCell
                    // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
                    key={place}
                    sx={{
                      verticalAlign: "top",
                      maxWidth: "22em",
                      overflowWrap: "anywhere",
                      ...(columns[place]?.field === undefined && { color: "text.secondary" }),
                    }}
                  >
                    {cell}
                    <CellError message={errors[place]} />
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

function CellError({ message }: { readonly message: string | undefined }) {
  if (message === undefined) return null;
  return (
    <Typography variant="body2" sx={{ color: "error.main", fontWeight: 600 }}>
      {message}
    </Typography>
  );
}
