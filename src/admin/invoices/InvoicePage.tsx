import { Alert, Button, Paper, Typography } from "@mui/material";
import { lazy, Suspense } from "react";
import { RecordContextProvider, ResourceContextProvider } from "react-admin";
import { Link, useParams } from "react-router-dom";
import type { InvoiceDetails } from "../../../contract/invoices";
import { stateText } from "../../../domain/clients/gstin";
import type { InvoiceAddress } from "../../../domain/invoices/invoiceDocument";
import { useTexts } from "../../texts/useTexts";
import { dispatchAddress, invoiceAddress, showAddress } from "../addresses";
import { indiaMoment, shownDate } from "../formatMoment";
import { RecordHistory } from "../history/RecordHistory";
import { TextLink } from "../layout/BarcodeLink";
import { Fact, Facts } from "../layout/Facts";
import { QueryResult } from "../layout/QueryResult";
import { Screen } from "../layout/Screen";
import { PdfButtons } from "../print/PdfButtons";
import { formatterFor } from "../schema/formatterFor";
import { SendPaper } from "../sendPaper/SendPaper";
import { useHost, useHostCall } from "../useHostQuery";
import { InvoiceActions } from "./InvoiceActions";
import { InvoiceLines, TotalFacts, usePlaceText } from "./InvoiceFigures";
import { EInvoiceSection, EwaySection } from "./PortalSections";
import { invoiceFields, invoiceTexts } from "./texts";

const ReceiptButton = lazy(() => import("../receivables/ReceiptButton"));

/** A posted document with its actions, its portals' files and its history. */
export default function InvoicePage() {
  const text = useTexts(invoiceTexts);
  const { id = "" } = useParams();
  const query = useHostCall(["invoices", "details", id], "getInvoice", { id });
  const fieldText = useTexts(invoiceFields);
  const { data } = query;
  const kind = data ? fieldText(`choices.kind.${data.kind}`) : "";
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
              <Suspense fallback={null}>
                {data.clientId !== undefined && (data.open ?? 0) > 0 && (
                  <ReceiptButton
                    clientId={data.clientId}
                    client={data.client}
                    invoiceId={data.id}
                  />
                )}
              </Suspense>
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
              <Alert severity="warning" variant="outlined">
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

function InvoicePdf({ invoice }: { readonly invoice: InvoiceDetails }) {
  const text = useTexts(invoiceTexts);
  const host = useHost();
  const fieldText = useTexts(invoiceFields);
  const { id, serial, kind, cancelledAt } = invoice;
  const load = () => host.call("getInvoicePdf", { id });
  return (
    <>
      <PdfButtons
        texts={{ print: text("print"), save: text("save"), failed: text("pdfFailed") }}
        fileName={`${serial.replaceAll("/", "-")}.pdf`}
        load={load}
      />
      {cancelledAt === undefined && (
        <SendPaper
          kind="invoice"
          id={id}
          language="en"
          label={`${fieldText(`choices.kind.${kind}`)} ${serial}`}
          load={load}
        />
      )}
    </>
  );
}

const addressText = ({ name, address1, address2, place, pin, stateCode }: InvoiceAddress) =>
  [name, address1, address2, `${place} ${pin}`, stateText(stateCode)].filter(Boolean).join(", ");

function InvoiceFacts({ invoice }: { readonly invoice: InvoiceDetails }) {
  const text = useTexts(invoiceTexts);
  const fieldText = useTexts(invoiceFields);
  const placeText = usePlaceText();
  const { document, creditNotes } = invoice;
  const { recipient, delivery, totals, original, reason } = document;
  return (
    <Paper variant="outlined" sx={{ p: { xs: 2, sm: 3 } }}>
      <Facts>
        <Fact label={fieldText("fields.date")}>{shownDate(document.date)}</Fact>
        <Fact label={text("facts.recipient")}>{addressText(recipient)}</Fact>
        <Fact label={text("facts.gstin")}>{recipient.gstin ?? text("notRegistered")}</Fact>
        <Fact label={text("facts.delivery")}>{addressText(delivery)}</Fact>
        {document.isToOther === true && (
          <Fact label={text("facts.receiverGstin")}>{delivery.gstin ?? text("notRegistered")}</Fact>
        )}
        <Fact label={text("facts.place")}>
          {placeText(document.placeOfSupply, document.supplyReason)}
        </Fact>
        {document.zone && (
          <Fact label={text("facts.zone")}>
            {[text(`zoneTaxes.${document.zone.tax}`), document.zone.letter?.number]
              .filter(Boolean)
              .join(", ")}
          </Fact>
        )}
      </Facts>
      <InvoiceLines lines={document.lines} />
      <Facts>
        <TotalFacts totals={totals} amountInWords={invoice.amountInWords} />
        {original && (
          <Fact label={text("facts.original")}>
            {`${original.serial}, ${shownDate(original.date)}`}
          </Fact>
        )}
        {reason !== undefined && <Fact label={text("facts.reason")}>{reason}</Fact>}
        {invoice.open !== undefined && (
          <Fact label={text("facts.open")}>{formatterFor.rupees(invoice.open)}</Fact>
        )}
      </Facts>
      {creditNotes.length > 0 && (
        <Typography sx={{ mt: 2 }}>
          {text("creditNotes")}:{" "}
          {creditNotes.map((note, index) => (
            <span key={note.id}>
              {index > 0 && ", "}
              <TextLink to={invoiceAddress(note.id)}>{note.serial}</TextLink>{" "}
              {formatterFor.rupees(note.total)}
              {note.cancelled && ` (${fieldText("choices.state.CANCELLED")})`}
            </span>
          ))}
        </Typography>
      )}
    </Paper>
  );
}
