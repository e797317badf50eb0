import { Button, Typography } from "@mui/material";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { InvoiceDetails } from "../../../contract/invoices";
import { useTexts } from "../../texts/useTexts";
import { ReasonDialog } from "../schema/FormDialog";
import { CreditDialog, isCreditable } from "./CreditDialog";
import { invoiceTexts } from "./texts";

/** Reads the lists and pages of invoices and dispatches again. */
export function useRefreshInvoices() {
  const queryClient = useQueryClient();
  return () => {
    for (const resource of ["invoices", "dispatches"])
      void queryClient.invalidateQueries({ queryKey: [resource] });
  };
}

type InvoiceProps = Readonly<{ invoice: InvoiceDetails }>;

const ownLine = { flexBasis: "100%", textAlign: { md: "right" } };

/** The buttons that cancel a document, and credit a part of an invoice, or why the host refuses it. */
export function InvoiceActions({ invoice }: InvoiceProps) {
  const text = useTexts(invoiceTexts);
  const refresh = useRefreshInvoices();
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
      {opened === "credit" && (
        <CreditDialog invoice={invoice} onSettled={refresh} onClose={() => open(undefined)} />
      )}
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
