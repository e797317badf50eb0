import { Button } from "@mui/material";
import { useState } from "react";
import { Link } from "react-router-dom";
import type { Dispatch } from "../../../contract/dispatches";
import { useTexts } from "../../texts/useTexts";
import { dispatchInvoiceAddress } from "../addresses";
import { ReasonDialog } from "../schema/FormDialog";
import { formatterFor } from "../schema/formatterFor";
import { dispatchTexts } from "./texts";

type DispatchProps = Readonly<{ dispatch: Pick<Dispatch, "id" | "quantity"> }>;

/** The buttons that post the invoice of a dispatch and cancel the dispatch. */
export const DispatchActions = ({ dispatch }: DispatchProps) => (
  <>
    <MakeInvoice dispatch={dispatch} />
    <CancelDispatch dispatch={dispatch} />
  </>
);

function MakeInvoice({ dispatch }: DispatchProps) {
  const text = useTexts(dispatchTexts);
  return (
    <Button size="small" component={Link} to={dispatchInvoiceAddress(dispatch.id)}>
      {text("invoice")}
    </Button>
  );
}

/** Cancels a dispatch after a question for the reason. */
function CancelDispatch({ dispatch }: DispatchProps) {
  const text = useTexts(dispatchTexts);
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
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
