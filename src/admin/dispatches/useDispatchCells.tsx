import { Button, Typography } from "@mui/material";
import { useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import type { Dispatch } from "../../../contract/dispatches";
import { hasFeature } from "../../api/session";
import { useTexts } from "../../texts/useTexts";
import { indiaMoment } from "../formatMoment";
import { TextLink } from "../layout/BarcodeLink";
import { invoiceAddress, showAddress } from "../recordAddresses";
import { ReasonDialog } from "../schema/FormDialog";
import { formatterFor } from "../schema/formatterFor";
import { dispatchTexts } from "./texts";

const PostInvoice = lazy(async () => ({
  default: (await import("../invoices/PostInvoice")).PostInvoice,
}));

/** The invoice of a dispatch, or the buttons that post one and cancel the dispatch. */
function InvoiceOf({ dispatch }: { readonly dispatch: Dispatch }) {
  const { id, invoiceId, invoiceSerial } = dispatch;
  if (invoiceId !== undefined)
    return (
      <TextLink to={invoiceAddress(invoiceId)} noWrap>
        {invoiceSerial}
      </TextLink>
    );
  return (
    <>
      {hasFeature("invoices") && (
        <Suspense fallback={null}>
          <PostInvoice dispatchId={id} />
        </Suspense>
      )}
      <CancelDispatch dispatch={dispatch} />
    </>
  );
}

/** Cancels a dispatch after a question for the reason. */
function CancelDispatch({ dispatch }: { readonly dispatch: Dispatch }) {
  const text = useTexts(dispatchTexts);
  const queryClient = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const quantity = formatterFor.number(dispatch.quantity);
  return (
    <>
      <Button
        size="small"
        color="error"
        onClick={() => setAsking(true)}
        aria-label={`${text("cancel.action")}: ${quantity}`}
      >
        {text("cancel.action")}
      </Button>
      {isAsking && (
        <ReasonDialog
          text={(part) =>
            part === "title" ? text("cancel.title", { quantity }) : text(`cancel.${part}`)
          }
          maxLength={300}
          call={(host, reason) => host.call("cancelDispatch", { id: dispatch.id, reason })}
          onSettled={() => {
            void queryClient.invalidateQueries({ queryKey: ["dispatches"] });
            void queryClient.invalidateQueries({ queryKey: ["orders"] });
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

/** Returns the cells of a dispatch, by the columns of the section and of the list. */
export function useDispatchCells() {
  const text = useTexts(dispatchTexts);
  return (dispatch: Dispatch) => ({
    dispatchedAt: indiaMoment(dispatch.dispatchedAt),
    order: (
      <TextLink to={showAddress("orders", dispatch.orderId)} noWrap>
        {text("order", { id: dispatch.orderId })}
      </TextLink>
    ),
    client: dispatch.client,
    quantity: formatterFor.number(dispatch.quantity),
    transportNumber: dispatch.transportNumber,
    createdBy: dispatch.createdBy,
    actions:
      dispatch.cancelledAt === undefined ? (
        <InvoiceOf dispatch={dispatch} />
      ) : (
        <Typography variant="body2" color="text.secondary">
          {text("cancelled", { reason: dispatch.cancelReason ?? "" })}
        </Typography>
      ),
  });
}
