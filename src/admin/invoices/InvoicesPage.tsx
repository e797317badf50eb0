import { Box, MenuItem, Paper, TextField, Typography } from "@mui/material";
import { useState } from "react";
import type { Invoice } from "../../../contract/invoices";
import { indiaDate } from "../../../domain/indiaTime";
import { invoiceKinds } from "../../../domain/invoices/invoiceDocument";
import { invoiceAddress } from "../dispatches/addresses";
import { dateText } from "../formatMoment";
import { TextLink } from "../layout/BarcodeLink";
import { CellTable } from "../layout/CellTable";
import { QueryResult } from "../layout/QueryResult";
import { Screen } from "../layout/Screen";
import { formatterFor } from "../schema/formatterFor";
import { useHostCall } from "../useHostQuery";
import { useTexts } from "../useTexts";
import { invoiceTexts } from "./screenTexts";

const columns = ["serial", "date", "kind", "client", "taxable", "tax", "total", "state"] as const;

const textOf = ({ serial, client, orderId, gstin = "" }: Invoice) =>
  `${serial} ${client} #${orderId} ${gstin}`.toLowerCase();

const isMonth = (text: string) => /^\d{4}-\d\d$/.test(text);

/** The invoices, challans and credit notes of a month, the latest first. Cancelled ones are listed too. */
export default function InvoicesPage() {
  const text = useTexts(invoiceTexts);
  const [month, setMonth] = useState(() => indiaDate(new Date()).slice(0, 7));
  const [kind, setKind] = useState("");
  const [search, setSearch] = useState("");
  const query = useHostCall(
    ["invoices", "month", month],
    "getInvoices",
    { month },
    { enabled: isMonth(month) },
  );
  return (
    <Screen title={text("title")}>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2 }}>
        <TextField
          type="month"
          label={text("month")}
          value={month}
          onChange={({ target }) => setMonth(target.value)}
          slotProps={{ inputLabel: { shrink: true } }}
          sx={{ minWidth: 170 }}
        />
        <TextField
          select
          label={text("kind")}
          value={kind}
          onChange={({ target }) => setKind(target.value)}
          slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
          sx={{ minWidth: 170 }}
        >
          <MenuItem value="">{text("allKinds")}</MenuItem>
          {invoiceKinds.map((one) => (
            <MenuItem key={one} value={one}>
              {text(`kinds.${one}`)}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          type="search"
          label={text("search")}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
          sx={{ flexGrow: 1, maxWidth: 420, minWidth: 220 }}
        />
      </Box>
      <QueryResult query={query} failed={text("failed")}>
        {(invoices) => <InvoiceTable invoices={invoices} kind={kind} search={search} />}
      </QueryResult>
    </Screen>
  );
}

type TableProps = Readonly<{ invoices: readonly Invoice[]; kind: string; search: string }>;

/** A credit note lowers what is invoiced, and a challan is no sale. */
const signs = { TAX_INVOICE: 1, CHALLAN: 0, CREDIT_NOTE: -1 } as const;

function InvoiceTable({ invoices, kind, search }: TableProps) {
  const text = useTexts(invoiceTexts);
  if (invoices.length === 0)
    return <Typography color="text.secondary">{text("noneInMonth")}</Typography>;
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const found = invoices.filter(
    (invoice) =>
      (kind === "" || invoice.kind === kind) &&
      words.every((word) => textOf(invoice).includes(word)),
  );
  const sum = found
    .filter(({ cancelledAt }) => cancelledAt === undefined)
    .reduce((all, { total, kind: one }) => all + signs[one] * total, 0);
  const stateOf = ({ cancelledAt, ewayNumber, irn }: Invoice) =>
    cancelledAt === undefined
      ? [
          text("states.posted"),
          ...(ewayNumber === undefined ? [] : [text("states.eway")]),
          ...(irn === undefined ? [] : [text("states.irn")]),
        ].join(" · ")
      : text("states.cancelled");
  return (
    <>
      <Typography color="text.secondary" role="status">
        {found.length === 0
          ? text("notFound")
          : text("total", { smart_count: found.length, total: formatterFor.rupees(sum) })}
      </Typography>
      {found.length > 0 && (
        <Paper variant="outlined" sx={{ p: { xs: 2, sm: 3 } }}>
          <CellTable
            label={text("title")}
            columns={columns}
            figures={["taxable", "tax", "total"]}
            header={(column) => text(`columns.${column}`)}
            rows={found.toReversed().map((invoice) => ({
              serial: (
                <TextLink to={invoiceAddress(invoice.id)} noWrap>
                  {invoice.serial}
                </TextLink>
              ),
              date: dateText(invoice.date),
              kind: text(`kinds.${invoice.kind}`),
              client: invoice.client,
              taxable: formatterFor.rupees(invoice.taxable),
              tax: formatterFor.rupees(invoice.tax),
              total: formatterFor.rupees(invoice.total),
              state: stateOf(invoice),
            }))}
            minWidth={860}
          />
        </Paper>
      )}
    </>
  );
}
