import { Alert } from "@mui/material";
import { useListContext } from "react-admin";
import { ageingColumns } from "../../../domain/receivables/account";
import { hasFeature } from "../../api/session";
import { useTexts } from "../../texts/useTexts";
import { Figures } from "../layout/Facts";
import { formatterFor } from "../schema/formatterFor";
import { ScreensBelow } from "../shell/ScreensBelow";
import { useHostCall, useListSummary } from "../useHostQuery";
import { outstandingFields, receivablesTexts } from "./texts";

const columns = ["outstanding", ...ageingColumns] as const;

/** The totals of the listed clients, and the invoices that belong to no client. */
export default function OutstandingTotals() {
  const text = useTexts(receivablesTexts);
  const fieldText = useTexts(outstandingFields);
  const { filterValues } = useListContext();
  const summary = useListSummary("outstanding", filterValues, { sums: [...columns], choices: [] });
  const unlinked = useHostCall(
    ["outstanding", "unlinked"],
    "getUnlinkedInvoices",
    {},
    {
      enabled: hasFeature("receivables"),
    },
  );
  const open = unlinked.data?.open ?? 0;
  return (
    <>
      <ScreensBelow name="outstanding" />
      {summary && (
        <Figures
          label={text("totals")}
          figures={columns.map((column) => ({
            label: fieldText(`fields.${column}`),
            value: formatterFor.rupees(summary.sums[column]?.sum ?? 0),
          }))}
        />
      )}
      {open > 0 && (
        <Alert severity="info" variant="outlined" sx={{ maxWidth: 900 }}>
          {text("unlinked", {
            smart_count: unlinked.data?.invoices.length ?? 0,
            amount: formatterFor.rupees(open),
          })}
        </Alert>
      )}
    </>
  );
}
