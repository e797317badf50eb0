import { Paper, Typography } from "@mui/material";
import { useTexts } from "../../texts/useTexts";
import { CellTable } from "../layout/CellTable";
import { QueryResult } from "../layout/QueryResult";
import { Screen } from "../layout/Screen";
import { formatterFor } from "../schema/formatterFor";
import { useHostCall } from "../useHostQuery";
import { dispatchColumns, useDispatchCells } from "./DispatchesPage";
import { dispatchTexts } from "./texts";

/** The dispatches of all months that have neither an invoice nor a challan, the oldest first. */
export default function ToInvoicePage() {
  const text = useTexts(dispatchTexts);
  const cellsOf = useDispatchCells();
  const query = useHostCall(["dispatches", "toInvoice"], "getDispatches", { toInvoice: "true" });
  return (
    <Screen title={text("toInvoice.title")}>
      <QueryResult query={query} failed={text("failed")}>
        {(dispatches) => (
          <>
            <Typography color="text.secondary" role="status">
              {dispatches.length === 0
                ? text("toInvoice.none")
                : text("total", {
                    smart_count: dispatches.length,
                    quantity: formatterFor.number(
                      dispatches.reduce((sum, { quantity }) => sum + quantity, 0),
                    ),
                  })}
            </Typography>
            {dispatches.length > 0 && (
              <Paper variant="outlined" sx={{ p: { xs: 2, sm: 3 } }}>
                <CellTable
                  label={text("toInvoice.title")}
                  columns={dispatchColumns}
                  figures={["quantity", "actions"]}
                  title="client"
                  header={(column) => text(`columns.${column}`)}
                  rows={dispatches
                    .toSorted((one, other) => one.dispatchedAt.localeCompare(other.dispatchedAt))
                    .map(cellsOf)}
                  minWidth={860}
                />
              </Paper>
            )}
          </>
        )}
      </QueryResult>
    </Screen>
  );
}
