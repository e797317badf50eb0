import { Box } from "@mui/material";
import { useRecordContext } from "react-admin";
import * as z from "zod/mini";
import { Dispatch } from "../../../contract/dispatches";
import { month } from "../../../contract/fields";
import type { ListRow } from "../../api/readRow";
import { useTexts } from "../../texts/useTexts";
import { invoiceAddress, showAddress } from "../addresses";
import { TextLink } from "../layout/BarcodeLink";
import { declareResource, type ResourceDeclaration } from "../schema/declaration";
import { formatterFor, noValue } from "../schema/formatterFor";
import { ListTotals } from "../schema/ListTotals";
import { stateCell } from "../schema/stateCell";
import { DispatchActions } from "./DispatchActions";
import { dispatchFields, dispatchTexts } from "./texts";

const hidden = ["invoiceSerial", "productType", "cancelledAt", "cancelReason"] as const;

/** The dispatches, the latest first. Cancelled ones are listed too. */
export const dispatches = declareResource({
  name: "dispatches",
  texts: dispatchFields,
  furtherFields: ["month"],
  list: {
    row: Dispatch,
    columns: [
      "orderId",
      "dispatchedAt",
      "client",
      "quantity",
      "transportNumber",
      "state",
      "createdBy",
      ...hidden,
    ],
    hidden,
    filters: z.object({ month: z.optional(month()), state: z.optional(Dispatch.shape.state) }),
    search: true,
    sort: { field: "dispatchedAt", order: "DESC" },
    cells: { orderId: OrderCell, state: DispatchStateCell, invoiceSerial: InvoiceCell },
    totals: <DispatchTotals />,
    rowActions: <DispatchRowActions />,
  },
});

const toInvoice = { toInvoice: "true" };

/** The dispatches of all months that have neither an invoice nor a challan, the oldest first. */
export const dispatchesToInvoice: ResourceDeclaration = {
  ...dispatches,
  list: {
    ...dispatches.list,
    texts: "toInvoice",
    columns: ["orderId", "dispatchedAt", "client", "quantity", "transportNumber", "createdBy"],
    hidden: [],
    filters: z.object({ month: z.optional(month()) }),
    only: toInvoice,
    sort: { field: "dispatchedAt", order: "ASC" },
    totals: <DispatchTotals only={toInvoice} />,
  },
};

const useDispatch = () => useRecordContext<ListRow<Dispatch>>();

function OrderCell() {
  const { orderId } = useDispatch() ?? {};
  if (orderId === undefined) return null;
  return (
    <TextLink to={showAddress("orders", orderId)} noWrap sx={{ fontWeight: 600 }}>
      #{orderId}
    </TextLink>
  );
}

function InvoiceCell() {
  const { invoiceId, invoiceSerial } = useDispatch() ?? {};
  if (invoiceId === undefined) return <span>{noValue}</span>;
  return (
    <TextLink to={invoiceAddress(invoiceId)} noWrap>
      {invoiceSerial}
    </TextLink>
  );
}

const StateChip = stateCell({ TO_INVOICE: "warning", INVOICED: "success", CANCELLED: "error" });

/** The state of a dispatch with its invoice, or why it was cancelled. */
function DispatchStateCell({ source }: { readonly source: string }) {
  const { state, cancelReason } = useDispatch() ?? {};
  return (
    <Box
      component="span"
      sx={{ display: "inline-flex", flexWrap: "wrap", alignItems: "center", gap: 1 }}
    >
      <StateChip source={source} />
      {state === "INVOICED" ? <InvoiceCell /> : cancelReason}
    </Box>
  );
}

function DispatchRowActions() {
  const { id, quantity, state } = useDispatch() ?? {};
  if (typeof id !== "number" || quantity === undefined || state !== "TO_INVOICE") return null;
  return (
    <Box sx={{ display: "flex", gap: 1, whiteSpace: "nowrap" }}>
      <DispatchActions dispatch={{ id, quantity }} />
    </Box>
  );
}

type TotalsProps = Readonly<{ only?: typeof toInvoice }>;

/** The number of the listed dispatches that are not cancelled, and their boxes. */
function DispatchTotals({ only }: TotalsProps) {
  const text = useTexts(dispatchTexts);
  return (
    <ListTotals
      resource="dispatches"
      field="quantity"
      only={{ ...only, cancelledAt: null }}
      words={(rows, boxes) =>
        text("total", { smart_count: rows, quantity: formatterFor.number(boxes) })
      }
    />
  );
}
