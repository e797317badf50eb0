import { MenuItem, Paper, TextField, Typography } from "@mui/material";
import { useState } from "react";
import type { Invoice } from "../../../contract/invoices";
import { invoiceKinds } from "../../../domain/invoices/invoiceDocument";
import { useTexts } from "../../texts/useTexts";
import { dateText } from "../formatMoment";
import { TextLink } from "../layout/BarcodeLink";
import { CellTable } from "../layout/CellTable";
import { MonthSearch, useMonthSearch } from "../layout/MonthSearch";
import { QueryResult } from "../layout/QueryResult";
import { Screen } from "../layout/Screen";
import { invoiceAddress } from "../recordAddresses";
import { formatterFor } from "../schema/formatterFor";
import { useHostCall } from "../useHostQuery";
import { FiledMonthNote } from "./FiledMonthNote";
import { invoiceTexts } from "./texts";

const columns = ["serial", "date", "kind", "client", "taxable", "tax", "total", "state"] as const;

const textOf = ({ serial, client, orderId, gstin = "" }: Invoice) =>
  `${serial} ${client} #${orderId} ${gstin}`;

/** The invoices, challans and credit notes of a month, the latest first. Cancelled ones are listed too. */
export default function InvoicesPage() {
  const text = useTexts(invoiceTexts);
  const { month, hasMonth, matches, inputs } = useMonthSearch();
  const [kind, setKind] = useState("");
  const query = useHostCall(
    ["invoices", "month", month],
    "getInvoices",
    { month },
    { enabled: hasMonth },
  );
  return (
    <Screen title={text("title")}>
      <MonthSearch inputs={inputs} labels={{ month: text("month"), search: text("search") }}>
        <TextField
          select
          label={text("kind")}
          value={kind}
          onChange={({ target }) => setKind(target.value)}
          slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
          sx={{ minWidth: 170, maxWidth: 240 }}
        >
          <MenuItem value="">{text("allKinds")}</MenuItem>
          {invoiceKinds.map((one) => (
            <MenuItem key={one} value={one}>
              {text(`kinds.${one}`)}
            </MenuItem>
          ))}
        </TextField>
      </MonthSearch>
      {hasMonth && <FiledMonthNote month={month} />}
      <QueryResult query={query} failed={text("failed")}>
        {(invoices) => <InvoiceTable invoices={invoices} kind={kind} matches={matches} />}
      </QueryResult>
    </Screen>
  );
}

type TableProps = Readonly<{
  invoices: readonly Invoice[];
  kind: string;
  matches: (text: string) => boolean;
}>;

/** A credit note lowers the invoiced amount, and a challan is no sale. */
const signs = { TAX_INVOICE: 1, CHALLAN: 0, CREDIT_NOTE: -1 } as const;

function InvoiceTable({ invoices, kind, matches }: TableProps) {
  const text = useTexts(invoiceTexts);
  if (invoices.length === 0)
    return <Typography color="text.secondary">{text("noneInMonth")}</Typography>;
  const found = invoices.filter(
    (invoice) => (kind === "" || invoice.kind === kind) && matches(textOf(invoice)),
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
