import { Button, MenuItem, Typography } from "@mui/material";
import { useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { useNavigate } from "react-router-dom";
import { CreditNoteCreation, type InvoiceDetails } from "../../../contract/invoices";
import { unitPriceRupees } from "../../../domain/storedUnits";
import { useTexts } from "../../texts/useTexts";
import { invoiceAddress } from "../addresses";
import { CallDialog, ReasonDialog } from "../schema/FormDialog";
import { formatterFor } from "../schema/formatterFor";
import { FormField } from "../schema/formInputs";
import { type Draft, readDraft } from "../schema/readDraft";
import { invoiceTexts } from "./texts";

type InvoiceProps = Readonly<{ invoice: InvoiceDetails }>;

const ownLine = { flexBasis: "100%", textAlign: { md: "right" } };

/** The buttons that cancel a document, and credit a part of an invoice, or why the host refuses it. */
export function InvoiceActions({ invoice }: InvoiceProps) {
  const text = useTexts(invoiceTexts);
  const [opened, open] = useState<"cancel" | "credit">();
  const { id, serial, cancelledAt, cancelObstacle, creditObstacle } = invoice;
  if (cancelledAt !== undefined) return null;
  return (
    <>
      {isCreditable(invoice) && creditObstacle === undefined && (
        <Button onClick={() => open("credit")}>{text("credit.action")}</Button>
      )}
      {cancelObstacle === undefined && (
        <Button color="error" onClick={() => open("cancel")}>
          {text("cancel.action")}
        </Button>
      )}
      {[...new Set([creditObstacle, cancelObstacle])].map(
        (obstacle) =>
          obstacle !== undefined && (
            <Typography key={obstacle} variant="body2" color="text.secondary" sx={ownLine}>
              {obstacle}.
            </Typography>
          ),
      )}
      {opened === "credit" && <CreditDialog invoice={invoice} onClose={() => open(undefined)} />}
      {opened === "cancel" && (
        <ReasonDialog
          text={(part) =>
            part === "title" ? text("cancel.title", { serial }) : text(`cancel.${part}`)
          }
          maxLength={300}
          call={(host, reason) => host.call("cancelInvoice", { id, reason })}
          onClose={() => open(undefined)}
        />
      )}
    </>
  );
}

/** Returns the lines that can still be credited. */
const openLines = ({ creditable }: InvoiceDetails) => creditable.filter(({ value }) => value > 0);

const isCreditable = (invoice: InvoiceDetails) => openLines(invoice).length > 0;

/** Returns the first values of the form: the whole rest of a line. */
function lineDraft({ creditable, document }: InvoiceDetails, index: number) {
  const [line, rest] = [document.lines[index], creditable[index]];
  const isReturn = (rest?.boxes ?? 0) > 0;
  const quantity = isReturn ? (rest?.boxes ?? 0) : (line?.quantity ?? 1);
  const perBox = unitPriceRupees(line?.pricePaise ?? 0);
  const price = line?.isTooling ? (rest?.value ?? 0) : perBox;
  return {
    isReturn: isReturn ? "boxes" : "price",
    quantity: String(quantity),
    price: String(price),
  };
}

const read = (draft: Draft, invoiceId: number) =>
  readDraft(CreditNoteCreation, {
    ...draft,
    invoiceId,
    line: Number(draft.line),
    isReturn: draft.isReturn === "boxes",
  });

/** Posts a credit note of a line, for returned boxes or a lower price. */
function CreditDialog({ invoice, onClose }: InvoiceProps & Readonly<{ onClose: () => void }>) {
  const text = useTexts(invoiceTexts);
  const navigate = useNavigate();
  const { id, serial } = invoice;
  const [first] = openLines(invoice);
  const line = first?.line ?? 0;
  return (
    <CallDialog
      title={text("credit.title", { serial })}
      question={text("credit.question")}
      cancel={text("credit.back")}
      confirm={text("credit.confirm")}
      color="primary"
      defaultValues={{ line: String(line), ...lineDraft(invoice, line), reason: "" }}
      read={(draft) => read(draft, id)}
      call={async (host, value) => {
        const note = await host.call("createCreditNote", value);
        void navigate(invoiceAddress(note.id));
        return note;
      }}
      done={(note) => text("credit.done", { serial: note.serial })}
      failed={text("credit.failed")}
      onDone={onClose}
      onCancel={onClose}
    >
      <CreditInputs invoice={invoice} />
    </CallDialog>
  );
}

const look = { fullWidth: true, margin: "normal", required: true } as const;

function CreditInputs({ invoice }: InvoiceProps) {
  const text = useTexts(invoiceTexts);
  const { setValue } = useFormContext();
  const draft = useWatch();
  const lines = openLines(invoice);
  const rest = invoice.creditable[Number(draft.line)];
  const isCharge = invoice.document.lines[Number(draft.line)]?.isTooling === true;
  return (
    <>
      {lines.length > 1 && (
        <FormField
          {...look}
          select
          name="line"
          label={text("credit.line")}
          onChange={({ target }) => {
            const begun = lineDraft(invoice, Number(target.value));
            for (const [name, value] of Object.entries(begun)) setValue(name, value);
          }}
        >
          {lines.map(({ line, description }) => (
            <MenuItem key={line} value={String(line)} sx={{ whiteSpace: "normal" }}>
              {description}
            </MenuItem>
          ))}
        </FormField>
      )}
      {!isCharge && (
        <>
          <FormField {...look} select name="isReturn" label={text("credit.kind")}>
            {(["boxes", "price"] as const).map((kind) => (
              <MenuItem key={kind} value={kind}>
                {text(`credit.kinds.${kind}`)}
              </MenuItem>
            ))}
          </FormField>
          <FormField
            {...look}
            name="quantity"
            label={text("credit.quantity")}
            helperText={
              draft.isReturn === "boxes"
                ? text("credit.boxesLeft", { boxes: formatterFor.number(rest?.boxes ?? 0) })
                : undefined
            }
            isNumber
          />
        </>
      )}
      <FormField
        {...look}
        name="price"
        label={text(isCharge ? "credit.amount" : "credit.price")}
        helperText={text("credit.valueLeft", { value: formatterFor.rupees(rest?.value ?? 0) })}
        isNumber
      />
      <FormField {...look} name="reason" label={text("credit.reason")} />
    </>
  );
}
