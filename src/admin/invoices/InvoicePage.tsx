import { Alert, Box, Button, Paper, Typography } from "@mui/material";
import { RecordContextProvider, ResourceContextProvider } from "react-admin";
import { Link, useParams } from "react-router-dom";
import type { InvoiceDetails } from "../../../contract/invoices";
import { stateText } from "../../../domain/clients/states";
import type { InvoiceAddress } from "../../../domain/invoices/invoiceDocument";
import { dateText, indiaMoment } from "../formatMoment";
import { RecordHistory } from "../history/RecordHistory";
import { TextLink } from "../layout/BarcodeLink";
import { CellTable } from "../layout/CellTable";
import { Fact, Facts } from "../layout/Facts";
import { QueryResult } from "../layout/QueryResult";
import { Screen } from "../layout/Screen";
import { PdfButtons } from "../print/PdfButtons";
import { dispatchAddress, invoiceAddress, showAddress } from "../recordAddresses";
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

const lineColumns = ["description", "hsn", "quantity", "price", "ratePercent", "taxable"] as const;

function InvoiceLines({ lines }: Pick<InvoiceDetails["document"], "lines">) {
  const text = useTexts(invoiceTexts);
  return (
    <Box sx={{ my: 2 }}>
      <CellTable
        label={text("lines.title")}
        columns={lineColumns}
        figures={["quantity", "price", "ratePercent", "taxable"]}
        header={(column) => text(`lines.${column}`)}
        rows={lines.map((line) => ({
          description: line.description,
          hsn: line.hsn,
          quantity: formatterFor.number(line.quantity),
          price: paise(line.pricePaise),
          ratePercent: `${formatterFor.number(line.ratePercent)} %`,
          taxable: paise(line.taxablePaise),
        }))}
        minWidth={640}
      />
    </Box>
  );
}

function InvoiceFacts({ invoice }: { readonly invoice: InvoiceDetails }) {
  const text = useTexts(invoiceTexts);
  const { document, creditNotes } = invoice;
  const { recipient, delivery, totals, original, reason } = document;
  return (
    <Paper variant="outlined" sx={{ p: { xs: 2, sm: 3 }, maxWidth: 900 }}>
      <Facts>
        <Fact label={text("columns.date")}>{dateText(document.date)}</Fact>
        <Fact label={text("facts.recipient")}>{addressText(recipient)}</Fact>
        <Fact label={text("facts.gstin")}>{recipient.gstin ?? text("notRegistered")}</Fact>
        <Fact label={text("facts.delivery")}>{addressText(delivery)}</Fact>
        <Fact label={text("facts.place")}>{stateText(document.placeOfSupply)}</Fact>
      </Facts>
      <InvoiceLines lines={document.lines} />
      <Facts>
        <Fact label={text("columns.taxable")}>{paise(totals.taxablePaise)}</Fact>
        {totals.cgstPaise > 0 && (
          <>
            <Fact label={text("facts.cgst")}>{paise(totals.cgstPaise)}</Fact>
            <Fact label={text("facts.sgst")}>{paise(totals.sgstPaise)}</Fact>
          </>
        )}
        {totals.igstPaise > 0 && <Fact label={text("facts.igst")}>{paise(totals.igstPaise)}</Fact>}
        {totals.roundOffPaise !== 0 && (
          <Fact label={text("facts.roundOff")}>{paise(totals.roundOffPaise)}</Fact>
        )}
        <Fact label={text("columns.total")}>{paise(totals.totalPaise)}</Fact>
        <Fact label={text("facts.words")}>{invoice.amountInWords}</Fact>
        {original && (
          <Fact label={text("facts.original")}>
            {`${original.serial}, ${dateText(original.date)}`}
          </Fact>
        )}
        {reason !== undefined && <Fact label={text("facts.reason")}>{reason}</Fact>}
      </Facts>
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
