import { Button } from "@mui/material";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { Dispatch } from "../../../contract/dispatches";
import { useTexts } from "../../texts/useTexts";
import { ReasonDialog } from "../schema/FormDialog";
import { formatterFor } from "../schema/formatterFor";
import { dispatchTexts } from "./texts";

/** Cancels a dispatch after a question for the reason. */
export function CancelDispatch({ dispatch }: { readonly dispatch: Dispatch }) {
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
