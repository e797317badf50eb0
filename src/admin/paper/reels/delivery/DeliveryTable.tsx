import { Box, Table, TableBody, TableCell, TableHead, TableRow } from "@mui/material";
import type { KeyboardEvent } from "react";
import { useNotify, useTranslateLabel } from "react-admin";
import { useTexts } from "../../../../texts/useTexts";
import { DraftField } from "../../../schema/FormField";
import { deliveryTexts } from "../../reelTexts";
import { blankRow, mostReels, pasteCells, type ReelRow, reelColumns } from "./deliveryDraft";

interface DeliveryTableProps {
  readonly rows: readonly ReelRow[];
  readonly errors: Readonly<Record<string, string>>;
  readonly onChange: (rows: ReelRow[]) => void;
}

/** The reels of a delivery. Enter goes down a column, and cells of a spreadsheet can be pasted. */
export function DeliveryTable({ rows, errors, onChange }: DeliveryTableProps) {
  const text = useTexts(deliveryTexts);
  const notify = useNotify();
  const labelOf = useTranslateLabel();
  const nameOf = (source: string) => String(labelOf({ source, resource: "reels" }));

  const goDown = (event: KeyboardEvent<HTMLElement>, row: number, name: string) => {
    if (event.key !== "Enter") return;
    event.preventDefault();
    if (row + 1 === rows.length && rows.length < mostReels) onChange([...rows, blankRow]);
    const table = event.currentTarget.closest("table");
    // The row may be new.
    requestAnimationFrame(() =>
      table?.querySelector<HTMLInputElement>(`[name="rows.${row + 1}.${name}"]`)?.focus(),
    );
  };

  return (
    <Box sx={{ overflowX: "auto" }}>
      <Table size="small" aria-label={text("reels")} sx={{ minWidth: 640 }}>
        <TableHead>
          <TableRow>
            <TableCell>#</TableCell>
            {reelColumns.map((name) => (
              <TableCell key={name}>{nameOf(name)}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((_, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the fields of a row have its number
            <TableRow key={row}>
              <TableCell>{row + 1}</TableCell>
              {reelColumns.map((name, column) => (
                <TableCell key={name} sx={{ p: 0.5, verticalAlign: "top" }}>
                  <DraftField
                    name={`rows.${row}.${name}`}
                    size="small"
                    margin="none"
                    message={errors[`rows.${row}.${name}`]}
                    onKeyDown={(event) => goDown(event, row, name)}
                    onPaste={(event) => {
                      const pasted = pasteCells(rows, event.clipboardData.getData("text/plain"), {
                        row,
                        column,
                      });
                      if (pasted === undefined) return;
                      event.preventDefault();
                      if (pasted.length > mostReels)
                        notify(text("tooMany", { most: String(mostReels) }), { type: "error" });
                      else onChange(pasted);
                    }}
                    slotProps={{
                      htmlInput: {
                        "aria-label": text("cell", { name: nameOf(name), row: row + 1 }),
                        inputMode: "decimal",
                        autoComplete: "off",
                      },
                    }}
                  />
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}
