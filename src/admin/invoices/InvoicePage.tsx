import { Alert, Box, Button, Paper, Typography } from "@mui/material";
import { RecordContextProvider, ResourceContextProvider } from "react-admin";
import { Link, useParams } from "react-router-dom";
import type { InvoiceDetails } from "../../../contract/invoices";
import { stateText } from "../../../domain/clients/states";
import type { InvoiceAddress } from "../../../domain/invoices/invoiceDocument";
import { dispatchAddress, invoiceAddress } from "../dispatches/addresses";
import { dateText, indiaMoment } from "../formatMoment";
import { RecordHistory } from "../history/exports";
import { TextLink } from "../layout/BarcodeLink";
import { QueryResult } from "../layout/QueryResult";
import { Screen } from "../layout/Screen";
import { PdfButtons } from "../print/PdfButtons";
import { showAddress } from "../recordAddresses";
import { formatterFor } from "../schema/formatterFor";
import { useHost, useHostCall } from "../useHostQuery";
import { useTexts } from "../useTexts";
import { InvoiceActions } from "./InvoiceActions";
import { EInvoiceSection, EwaySection } from "./PortalSections";
import { invoiceTexts } from "./screenTexts";

/** A posted document with its actions, its portals' files and its history. */
export default function InvoicePage() {
  const text = useTexts(invoiceTexts);
  const { id = "" } = useParams();
  const query = useHostCall(["invoices", "details", id], "getInvoice", { id });
  const { data } = query;
  const kind = data ? text(`kinds.${data.kind}`) : "";
  return (
    <Screen
      title={data ? `${kind} ${data.serial}` : text("title")}
      actions={
        <>
          <Button component={Link} to={dispatchAddress("invoices")}>
            {text("toInvoices")}
          </Button>
          {data && (
            <>
              <Button component={Link} to={showAddress("orders", data.orderId)}>
                {text("toOrder", { id: data.orderId })}
              </Button>
              <InvoicePdf invoice={data} />
              <InvoiceActions invoice={data} />
            </>
          )}
        </>
      }
    >
      <QueryResult query={query} failed={text("failed")}>
        {(invoice) => (
          <>
            {invoice.cancelledAt !== undefined && (
              <Alert severity="warning" variant="outlined" sx={{ maxWidth: 900 }}>
                {text("cancelledOn", {
                  time: indiaMoment(invoice.cancelledAt),
                  reason: invoice.cancelReason ?? "",
                })}
              </Alert>
            )}
            <InvoiceFacts invoice={invoice} />
            <EwaySection invoice={invoice} />
            <EInvoiceSection invoice={invoice} />
            <ResourceContextProvider value="invoices">
              <RecordContextProvider value={invoice}>
                <RecordHistory kind="invoice" />
              </RecordContextProvider>
            </ResourceContextProvider>
          </>
        )}
      </QueryResult>
    </Screen>
  );
}

function InvoicePdf({ invoice: { id, serial } }: { readonly invoice: InvoiceDetails }) {
  const text = useTexts(invoiceTexts);
  const host = useHost();
  return (
    <PdfButtons
      texts={{ print: text("print"), save: text("save"), failed: text("pdfFailed") }}
      fileName={`${serial.replaceAll("/", "-")}.pdf`}
      load={() => host.call("getInvoicePdf", { id })}
    />
  );
}

const addressText = ({ name, address1, address2, place, pin, stateCode }: InvoiceAddress) =>
  [name, address1, address2, `${place} ${pin}`, stateText(stateCode)].filter(Boolean).join(", ");

const paise = (amount: number) => formatterFor.rupees(amount / 100);

function InvoiceFacts({ invoice }: { readonly invoice: InvoiceDetails }) {
  const text = useTexts(invoiceTexts);
  const { document, creditNotes } = invoice;
  const { recipient, delivery, totals, original, reason } = document;
  const facts = [
    [text("columns.date"), dateText(document.date)],
    [text("facts.recipient"), addressText(recipient)],
    [text("facts.gstin"), recipient.gstin ?? text("notRegistered")],
    [text("facts.delivery"), addressText(delivery)],
    [text("facts.place"), stateText(document.placeOfSupply)],
    ...document.lines.flatMap((line) => [
      [text("facts.description"), line.description],
      [text("facts.hsn"), line.hsn],
      [text("facts.quantity"), formatterFor.number(line.quantity)],
      [text("facts.price"), paise(line.pricePaise)],
    ]),
    [text("columns.taxable"), paise(totals.taxablePaise)],
    ...(totals.cgstPaise > 0
      ? [
          [text("facts.cgst"), paise(totals.cgstPaise)],
          [text("facts.sgst"), paise(totals.sgstPaise)],
        ]
      : []),
    ...(totals.igstPaise > 0 ? [[text("facts.igst"), paise(totals.igstPaise)]] : []),
    ...(totals.roundOffPaise === 0 ? [] : [[text("facts.roundOff"), paise(totals.roundOffPaise)]]),
    [text("columns.total"), paise(totals.totalPaise)],
    [text("facts.words"), invoice.amountInWords],
    ...(original
      ? [[text("facts.original"), `${original.serial}, ${dateText(original.date)}`]]
      : []),
    ...(reason === undefined ? [] : [[text("facts.reason"), reason]]),
  ];
  return (
    <Paper variant="outlined" sx={{ p: { xs: 2, sm: 3 }, maxWidth: 900 }}>
      <Box
        component="dl"
        sx={{
          m: 0,
          display: "grid",
          gap: 2,
          gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 200px), 1fr))",
        }}
      >
        {facts.map(([label, value]) => (
          <div key={label}>
            <Typography component="dt" variant="caption">
              {label}
            </Typography>
            <Typography component="dd" sx={{ m: 0, overflowWrap: "anywhere" }}>
              {value}
            </Typography>
          </div>
        ))}
      </Box>
      {creditNotes.length > 0 && (
        <Typography sx={{ mt: 2 }}>
          {text("creditNotes")}:{" "}
          {creditNotes.map((note, index) => (
            <span key={note.id}>
              {index > 0 && ", "}
              <TextLink to={invoiceAddress(note.id)}>{note.serial}</TextLink>{" "}
              {formatterFor.rupees(note.total)}
              {note.cancelled && ` (${text("states.cancelled")})`}
            </span>
          ))}
        </Typography>
      )}
    </Paper>
  );
}
