import { Typography } from "@mui/material";
import type { Dispatch } from "../../../contract/dispatches";
import { indiaMoment } from "../formatMoment";
import { TextLink } from "../layout/BarcodeLink";
import { showAddress } from "../recordAddresses";
import { formatterFor } from "../schema/formatterFor";
import { useTexts } from "../useTexts";
import { CancelDispatch } from "./CancelDispatch";
import { dispatchTexts } from "./screenTexts";

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
        <CancelDispatch dispatch={dispatch} />
      ) : (
        <Typography variant="body2" color="text.secondary">
          {text("cancelled", { reason: dispatch.cancelReason ?? "" })}
        </Typography>
      ),
  });
}
