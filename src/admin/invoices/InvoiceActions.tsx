import { Box, Button } from "@mui/material";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { CreditNoteCreation, type InvoiceDetails } from "../../../contract/invoices";
import { invoiceAddress } from "../recordAddresses";
import { CallDialog, FormField, ReasonDialog } from "../schema/FormDialog";
import { formatterFor } from "../schema/formatterFor";
import { readDraft } from "../schema/readDraft";
import { useTexts } from "../useTexts";
import { invoiceTexts } from "./screenTexts";

/** Reads the lists and pages of invoices and dispatches again. */
export function useRefreshInvoices() {
  const queryClient = useQueryClient();
  return () => {
    for (const resource of ["invoices", "dispatches"])
      void queryClient.invalidateQueries({ queryKey: [resource] });
  };
}

type InvoiceProps = Readonly<{ invoice: InvoiceDetails }>;

/** The buttons that cancel a document, and credit a part of an invoice. */
export function InvoiceActions({ invoice }: InvoiceProps) {
  const text = useTexts(invoiceTexts);
  const refresh = useRefreshInvoices();
  const [opened, open] = useState<"cancel" | "credit">();
  const { id, serial, cancelledAt, creditableQuantity } = invoice;
  if (cancelledAt !== undefined) return null;
  return (
    <>
      {creditableQuantity > 0 && (
        <Button onClick={() => open("credit")}>{text("credit.action")}</Button>
      )}
      <Button color="error" onClick={() => open("cancel")}>
        {text("cancel.action")}
      </Button>
      {opened === "credit" && <CreditDialog invoice={invoice} onClose={() => open(undefined)} />}
      {opened === "cancel" && (
        <ReasonDialog
          text={(part) =>
            part === "title" ? text("cancel.title", { serial }) : text(`cancel.${part}`)
          }
          maxLength={300}
          call={(host, reason) => host.call("cancelInvoice", { id, reason })}
          onSettled={refresh}
          onClose={() => open(undefined)}
        />
      )}
    </>
  );
}

function CreditDialog({ invoice, onClose }: InvoiceProps & { readonly onClose: () => void }) {
  const text = useTexts(invoiceTexts);
  const navigate = useNavigate();
  const refresh = useRefreshInvoices();
  const { id, serial, creditableQuantity, document } = invoice;
  const look = { fullWidth: true, margin: "normal", required: true } as const;
  return (
    <CallDialog
      title={text("credit.title", { serial })}
      question={text("credit.question", { quantity: formatterFor.number(creditableQuantity) })}
      cancel={text("credit.back")}
      confirm={text("credit.confirm")}
      color="primary"
      defaultValues={{
        quantity: String(creditableQuantity),
        price: String((document.lines[0]?.pricePaise ?? 0) / 100),
        reason: "",
      }}
      read={(draft) => readDraft(CreditNoteCreation, { ...draft, invoiceId: id })}
      call={async (host, value) => {
        const note = await host.call("createCreditNote", value);
        void navigate(invoiceAddress(note.id));
        return note;
      }}
      done={(note) => text("credit.done", { serial: note.serial })}
      failed={text("credit.failed")}
      onDone={onClose}
      onSettled={refresh}
      onCancel={onClose}
    >
      <Box>
        <FormField {...look} name="quantity" label={text("credit.quantity")} isNumber autoFocus />
        <FormField {...look} name="price" label={text("credit.price")} isNumber />
        <FormField {...look} name="reason" label={text("credit.reason")} />
      </Box>
    </CallDialog>
  );
}
