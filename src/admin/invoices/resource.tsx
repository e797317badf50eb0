import { Box } from "@mui/material";
import { lazy } from "react";
import { useRecordContext } from "react-admin";
import * as z from "zod/mini";
import { month } from "../../../contract/fields";
import { Invoice } from "../../../contract/invoices";
import type { ListRow } from "../../api/readRow";
import { useTexts } from "../../texts/useTexts";
import { invoiceAddress, showAddress } from "../addresses";
import { TextLink } from "../layout/BarcodeLink";
import { declareResource } from "../schema/declaration";
import { formatterFor } from "../schema/formatterFor";
import { ListTotals } from "../schema/ListTotals";
import { stateCell } from "../schema/stateCell";
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

/** The state of a document, and the names of the portals' numbers that the document has. */
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

/** The number of the listed documents, and the amount that they invoice. */
function InvoiceTotals() {
  const text = useTexts(invoiceTexts);
  return (
    <ListTotals
      resource="invoices"
      field="invoiced"
      words={(rows, sum) => text("total", { smart_count: rows, total: formatterFor.rupees(sum) })}
    />
  );
}
