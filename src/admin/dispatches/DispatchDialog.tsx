import { useQueryClient } from "@tanstack/react-query";
import { DispatchCreation, type OrderDispatches } from "../../../contract/dispatches";
import type { RecordId } from "../../api/readRow";
import { useTexts } from "../../texts/useTexts";
import { CreditReasonField } from "../clientFields/CreditReasonField";
import { CallDialog } from "../schema/FormDialog";
import { FormField } from "../schema/FormField";
import { formatterFor } from "../schema/formatterFor";
import { readDraft } from "../schema/readDraft";
import { dispatchTexts } from "./texts";

interface DispatchDialogProps {
  readonly orderId: RecordId;
  readonly figures: OrderDispatches;
  readonly onClose: () => void;
}

const look = { fullWidth: true, margin: "normal" } as const;

/** Asks for the number of boxes that leave for an order, and for their vehicle. */
export function DispatchDialog({ orderId, figures, onClose }: DispatchDialogProps) {
  const text = useTexts(dispatchTexts);
  const queryClient = useQueryClient();
  const { ordered, dispatched, limit } = figures;
  const rest = Math.max(0, ordered - dispatched);
  return (
    <CallDialog
      title={text("add.title", { id: orderId })}
      question={
        rest > 0
          ? text("add.question", { rest: formatterFor.number(rest) })
          : text("add.surplus.question", { rest: formatterFor.number(limit - dispatched) })
      }
      cancel={text("add.cancel")}
      confirm={text("add.confirm")}
      color="primary"
      defaultValues={{
        quantity: rest > 0 ? String(rest) : "",
        transportNumber: "",
        madeQuantity: "",
        creditReason: "",
      }}
      read={(draft) => readDraft(DispatchCreation, { ...draft, orderId })}
      call={(host, value) => host.call("createDispatch", value)}
      done={({ quantity }) => text("add.done", { quantity: formatterFor.number(quantity) })}
      failed={text("add.failed")}
      onDone={onClose}
      onSettled={() => void queryClient.invalidateQueries({ queryKey: ["dispatches"] })}
      onCancel={onClose}
    >
      <FormField
        {...look}
        name="quantity"
        label={text("add.quantity")}
        isNumber
        autoFocus
        required
      />
      <FormField
        {...look}
        name="transportNumber"
        label={text("add.transportNumber")}
        required
        slotProps={{ htmlInput: { maxLength: 60, autoComplete: "off" } }}
      />
      <FormField
        {...look}
        name="madeQuantity"
        label={text("add.madeQuantity")}
        helperText={text("add.madeHint")}
        isNumber
      />
      <CreditReasonField label={text("add.creditReason")} />
    </CallDialog>
  );
}
