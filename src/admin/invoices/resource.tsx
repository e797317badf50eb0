import { Box } from "@mui/material";
import { lazy } from "react";
import { useListContext, useRecordContext } from "react-admin";
import * as z from "zod/mini";
import { month } from "../../../contract/fields";
import { Invoice } from "../../../contract/invoices";
import type { ListRow } from "../../api/readRow";
import { useTexts } from "../../texts/useTexts";
import { invoiceAddress, showAddress } from "../addresses";
import { TextLink } from "../layout/BarcodeLink";
import { declareResource } from "../schema/declaration";
import { formatterFor } from "../schema/formatterFor";
import { stateCell } from "../schema/stateCell";
import { TotalsLine } from "../schema/TotalsLine";
import { useListSummary } from "../useHostQuery";
import { invoiceFields, invoiceTexts } from "./texts";

const FiledMonthNote = lazy(() => import("./FiledMonthNote"));

const hidden = [
  "orderId",
  "gstin",
  "invoiced",
  "ewayNumber",
  "irn",
  "createdBy",
  "createdAt",
  "cancelledAt",
  "cancelReason",
] as const;

/** Invoices, challans and credit notes, the latest first. Cancelled ones are listed too. */
export const invoices = declareResource({
  name: "invoices",
  texts: invoiceFields,
  furtherFields: ["month"],
  list: {
    row: Invoice,
    columns: ["serial", "date", "kind", "client", "taxable", "tax", "total", "state", ...hidden],
    hidden,
    filters: z.object({
      month: z.optional(month()),
      kind: z.optional(Invoice.shape.kind),
      state: z.optional(Invoice.shape.state),
    }),
    search: true,
    sort: { field: "date", order: "DESC" },
    cells: { serial: SerialCell, orderId: OrderCell, state: InvoiceStateCell },
    summary: <FiledMonthNote />,
    totals: <InvoiceTotals />,
  },
});

const useInvoice = () => useRecordContext<ListRow<Invoice>>();

function SerialCell() {
  const invoice = useInvoice();
  if (invoice === undefined) return null;
  return (
    <TextLink to={invoiceAddress(invoice.id)} noWrap sx={{ fontWeight: 600 }}>
      {invoice.serial}
    </TextLink>
  );
}

function OrderCell() {
  const { orderId } = useInvoice() ?? {};
  if (orderId === undefined) return null;
  return <TextLink to={showAddress("orders", orderId)}>#{orderId}</TextLink>;
}

const StateChip = stateCell({ POSTED: "success", CANCELLED: "error" });

/** The state of a document, and the numbers that it has from the portals. */
function InvoiceStateCell({ source }: { readonly source: string }) {
  const text = useTexts(invoiceFields);
  const { state, ewayNumber, irn } = useInvoice() ?? {};
  const numbers = [
    ...(ewayNumber === undefined ? [] : [text("fields.ewayNumber")]),
    ...(irn === undefined ? [] : [text("fields.irn")]),
  ];
  return (
    <Box component="span" sx={{ display: "inline-flex", alignItems: "center", gap: 1 }}>
      <StateChip source={source} />
      {state === "POSTED" && numbers.join(" · ")}
    </Box>
  );
}

const invoicedSum = { sums: ["invoiced"], choices: [] };

/** The number of the listed documents, and the amount that they invoice. */
function InvoiceTotals() {
  const text = useTexts(invoiceTexts);
  const { filterValues } = useListContext();
  const { data: summary } = useListSummary("invoices", filterValues, invoicedSum);
  if (summary?.total === 0) return null;
  const total = formatterFor.rupees(summary?.sums.invoiced?.sum ?? 0);
  return <TotalsLine words={summary && text("total", { smart_count: summary.total, total })} />;
}
