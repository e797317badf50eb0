import { Typography } from "@mui/material";
import { lazy, Suspense } from "react";
import type { Dispatch } from "../../../contract/dispatches";
import { hasFeature } from "../../api/session";
import { useTexts } from "../../texts/useTexts";
import { indiaMoment } from "../formatMoment";
import { TextLink } from "../layout/BarcodeLink";
import { invoiceAddress, showAddress } from "../recordAddresses";
import { formatterFor } from "../schema/formatterFor";
import { CancelDispatch } from "./CancelDispatch";
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
