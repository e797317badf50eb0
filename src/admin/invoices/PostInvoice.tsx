import { Alert, Box, Button, MenuItem, Paper, Typography } from "@mui/material";
import { useState } from "react";
import { useWatch } from "react-hook-form";
import type { InvoiceProposal } from "../../../contract/invoices";
import { amountInWords } from "../../../domain/amountInWords";
import { composeInvoice } from "../../../domain/invoices/composeInvoice";
import { useTexts } from "../../texts/useTexts";
import { showAddress } from "../addresses";
import { shownDate } from "../formatMoment";
import { TextLink } from "../layout/BarcodeLink";
import { Fact, Facts } from "../layout/Facts";
import { DelayedProgress } from "../layout/QueryResult";
import { NextStepButton } from "../layout/RecordButtons";
import { CallDialog } from "../schema/FormDialog";
import { formatterFor } from "../schema/formatterFor";
import { FormField } from "../schema/formInputs";
import { repliedErrors, serverMessage } from "../sending";
import { useHostCall } from "../useHostQuery";
import { AddressInputs, DeliveryInputs, TransportInputs, twoColumns } from "./DeliveryInputs";
import { flatErrors, invoiceDraft, readEntry, readInvoice } from "./fieldGroups";
import { InvoiceFigures, usePlaceText } from "./InvoiceFigures";
import { invoiceTexts, postTexts } from "./texts";

interface PostInvoiceProps {
  readonly dispatchId: number;
  /** True if the page has no other next step. */
  readonly isNextStep?: boolean;
}

/** The button of a dispatch without an invoice, with its dialog. */
export function PostInvoice({ dispatchId, isNextStep = false }: PostInvoiceProps) {
  const text = useTexts(postTexts);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {isNextStep ? (
        <NextStepButton onClick={() => setOpen(true)}>{text("action")}</NextStepButton>
      ) : (
        <Button size="small" onClick={() => setOpen(true)}>
          {text("action")}
        </Button>
      )}
      {isOpen && <ProposedInvoice dispatchId={dispatchId} onClose={() => setOpen(false)} />}
    </>
  );
}

type ProposedProps = Readonly<{ dispatchId: number; onClose: () => void }>;

function ProposedInvoice({ dispatchId, onClose }: ProposedProps) {
  const text = useTexts(postTexts);
  const { data, error } = useHostCall(
    ["dispatches", "proposal", dispatchId],
    "getInvoiceProposal",
    { id: dispatchId },
    { gcTime: 0 },
  );
  // A later proposal that cannot be read must not close a form that is filled in.
  if (data) return <InvoiceDialog proposal={data} onClose={onClose} />;
  if (error) return <Alert severity="error">{serverMessage(error, text("loadFailed"))}</Alert>;
  return <DelayedProgress />;
}

type DialogProps = Readonly<{ proposal: InvoiceProposal; onClose: () => void }>;

function InvoiceDialog({ proposal, onClose }: DialogProps) {
  const text = useTexts(postTexts);
  const invoiceText = useTexts(invoiceTexts);
  const { orderId, missing } = proposal;
  const heading = { variant: "h3", sx: { mt: 2, fontSize: "1rem" } } as const;
  return (
    <CallDialog
      title={text("title", { quantity: formatterFor.number(proposal.quantity), orderId })}
      question={
        <>
          {text("question")}
          {missing !== undefined && (
            <Alert severity="warning" sx={{ mt: 1 }}>
              {missing}
            </Alert>
          )}
        </>
      }
      cancel={text("back")}
      confirm={text("confirm")}
      color="primary"
      isDisabled={missing !== undefined}
      defaultValues={invoiceDraft(proposal)}
      read={(draft) => readInvoice(draft, proposal)}
      call={(host, value) => host.call("createInvoice", value)}
      errorsIn={(failure) => {
        const errors = repliedErrors(failure);
        return errors && flatErrors(errors);
      }}
      done={({ serial }) => text("done", { serial })}
      failed={text("failed")}
      onDone={onClose}
      onCancel={onClose}
    >
      <Typography {...heading}>{text("groups.goods")}</Typography>
      <Box sx={twoColumns}>
        <FormField fullWidth margin="dense" name="kind" label={text("fields.kind")} select>
          {(["TAX_INVOICE", "CHALLAN"] as const).map((kind) => (
            <MenuItem key={kind} value={kind}>
              {invoiceText(`kinds.${kind}`)}
            </MenuItem>
          ))}
        </FormField>
        <FormField
          fullWidth
          margin="dense"
          name="price"
          label={text("fields.price")}
          isNumber
          required
        />
        <FormField
          fullWidth
          margin="dense"
          name="hsn"
          label={text("fields.hsn")}
          helperText={proposal.hsnReason && text(`hsnReasons.${proposal.hsnReason}`)}
          required
        />
        <FormField
          fullWidth
          margin="dense"
          name="description"
          label={text("fields.description")}
          required
        />
        {proposal.tooling !== undefined && (
          <FormField
            fullWidth
            margin="dense"
            name="withTooling"
            label={text("fields.tooling", { amount: formatterFor.rupees(proposal.tooling) })}
            helperText={text("hints.tooling")}
            select
          >
            {(["now", "later"] as const).map((time) => (
              <MenuItem key={time} value={time}>
                {text(`tooling.${time}`)}
              </MenuItem>
            ))}
          </FormField>
        )}
      </Box>
      <Typography {...heading}>{text("groups.recipient")}</Typography>
      <RecipientSource proposal={proposal} />
      <AddressInputs prefix="recipient" isRequired />
      <Typography {...heading}>{text("groups.delivery")}</Typography>
      <DeliveryInputs proposal={proposal} />
      <Typography {...heading}>{text("groups.transport")}</Typography>
      <TransportInputs />
      <Typography {...heading} sx={{ ...heading.sx, mb: 1 }}>
        {text("groups.preview")}
      </Typography>
      <InvoicePreview proposal={proposal} />
    </CallDialog>
  );
}

/** The document as the host would post it now. */
function InvoicePreview({ proposal }: { readonly proposal: InvoiceProposal }) {
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
    const { errors } = composed;
    if ("placeOfSupply" in errors || "recipient.name" in errors)
      return (
        <Alert severity="warning">
          {text("placeOfSupply" in errors ? "preview.noPlace" : "preview.noLetter")}
        </Alert>
      );
    const hsn = "hsn" in errors ? entry.hsn : terms.toolingHsn;
    return <Alert severity="warning">{text("preview.noRate", { hsn })}</Alert>;
  }
  const { date, placeOfSupply, supplyReason, zone, lines, totals } = composed.invoice;
  const { name, gstin } = entry.recipient;
  return (
    <Paper variant="outlined" sx={{ p: 2 }} role="group" aria-label={text("groups.preview")}>
      <Facts>
        <Fact label={invoiceText(`kinds.${entry.kind}`)}>{shownDate(date)}</Fact>
        <Fact label={invoiceText("facts.recipient")}>{name}</Fact>
        <Fact label={text("fields.gstin")}>{gstin ?? invoiceText("notRegistered")}</Fact>
        <Fact label={invoiceText("facts.place")}>{placeText(placeOfSupply, supplyReason)}</Fact>
        {zone && (
          <Fact label={invoiceText("facts.zone")}>{invoiceText(`zoneTaxes.${zone.tax}`)}</Fact>
        )}
      </Facts>
      <InvoiceFigures
        lines={lines}
        totals={totals}
        amountInWords={amountInWords(totals.totalPaise)}
      />
    </Paper>
  );
}

/** Names the source of the recipient's particulars, with a link to the screen that corrects them. */
function RecipientSource({ proposal }: { readonly proposal: InvoiceProposal }) {
  const text = useTexts(postTexts);
  const { source, client, clientId } = proposal;
  return (
    <Typography variant="body2" color="text.secondary">
      {text(`sources.${source}`, { client })}{" "}
      {clientId !== undefined && (
        <TextLink to={showAddress("clients", clientId)}>{text("openClient")}</TextLink>
      )}
    </Typography>
  );
}
