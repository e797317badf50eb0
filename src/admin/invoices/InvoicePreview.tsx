import { Alert, Paper, Typography } from "@mui/material";
import { useWatch } from "react-hook-form";
import type { InvoiceProposal } from "../../../contract/invoices";
import { amountInWords } from "../../../domain/amountInWords";
import { composeInvoice } from "../../../domain/invoices/composeInvoice";
import { useTexts } from "../../texts/useTexts";
import { dateText } from "../formatMoment";
import { Fact, Facts } from "../layout/Facts";
import { readEntry } from "./fieldGroups";
import { InvoiceFigures, usePlaceText } from "./InvoiceFigures";
import { invoiceTexts, postTexts } from "./texts";

/** The document as the host would post it now. */
export function InvoicePreview({ proposal }: { readonly proposal: InvoiceProposal }) {
  const text = useTexts(postTexts);
  const invoiceText = useTexts(invoiceTexts);
  const placeText = usePlaceText();
  const draft = useWatch();
  const { terms } = proposal;
  if (!terms) return null;
  const entry = readEntry(draft);
  if (!entry) return <Typography color="text.secondary">{text("preview.incomplete")}</Typography>;
  const composed = composeInvoice(entry, terms);
  if (!composed.ok) {
    const hsn = "hsn" in composed.errors ? entry.hsn : terms.toolingHsn;
    return <Alert severity="warning">{text("preview.noRate", { hsn })}</Alert>;
  }
  const { date, placeOfSupply, supplyReason, lines, totals } = composed.invoice;
  const { name, gstin } = entry.recipient;
  return (
    <Paper variant="outlined" sx={{ p: 2 }} role="group" aria-label={text("groups.preview")}>
      <Facts>
        <Fact label={invoiceText(`kinds.${entry.kind}`)}>{dateText(date)}</Fact>
        <Fact label={invoiceText("facts.recipient")}>{name}</Fact>
        <Fact label={text("fields.gstin")}>{gstin ?? invoiceText("notRegistered")}</Fact>
        <Fact label={invoiceText("facts.place")}>{placeText(placeOfSupply, supplyReason)}</Fact>
      </Facts>
      <InvoiceFigures
        lines={lines}
        totals={totals}
        amountInWords={amountInWords(totals.totalPaise)}
      />
    </Paper>
  );
}
