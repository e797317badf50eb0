import { Alert, DialogContentText } from "@mui/material";
import { useNotify, useRefresh } from "react-admin";
import type { PayrollMonth } from "../../../../contract/payroll";
import { monthText } from "../../formatMoment";
import { ConfirmDialog } from "../../layout/ConfirmDialog";
import { useConfirmedCall } from "../../layout/useConfirmedCall";
import { formatterFor } from "../../schema/formatterFor";
import { useScreenTexts } from "../../useScreenTexts";
import { monthTexts } from "./screenTexts";

interface LockDialogProps {
  readonly state: PayrollMonth;
  readonly onClose: () => void;
}

const listed = new Intl.ListFormat("en-IN");

/**
 * Confirms the lock of a month, and names the months locked with it and the people without terms of pay. The dialog
 * shows the host's refusal and stays open.
 */
export function LockDialog({ state, onClose }: LockDialogProps) {
  const { month, people, net, locksWith, withoutTerms } = state;
  const texts = useScreenTexts(monthTexts);
  const values = {
    month: monthText(month),
    net: formatterFor.rupees(net),
    smart_count: people,
  };
  const text = (key: string) => texts(`lock.${key}`, values);
  const notify = useNotify();
  const refresh = useRefresh();
  const { error, isBusy, confirm } = useConfirmedCall({
    call: (host) => host.payroll((calls) => calls.lockPayrollMonth(month)),
    failed: text("failed"),
    onDone: () => {
      notify(text("done"), { type: "success" });
      onClose();
    },
    // What stood in the way may be new here too.
    onSettled: refresh,
  });
  return (
    <ConfirmDialog
      title={text("title")}
      question={text("question")}
      cancel={text("keep")}
      confirm={
        locksWith.length > 0
          ? texts("lock.confirmAll", { smart_count: locksWith.length + 1 })
          : text("confirm")
      }
      color="primary"
      error={error}
      isBusy={isBusy}
      onCancel={onClose}
      onConfirm={() => void confirm()}
    >
      {locksWith.length > 0 && (
        <DialogContentText sx={{ mt: 2 }}>
          {texts("lock.locksWith", { months: listed.format(locksWith.map(monthText)) })}
        </DialogContentText>
      )}
      {withoutTerms.length > 0 && (
        <Alert severity="warning" sx={{ mt: 2, overflowWrap: "anywhere" }}>
          {texts("lock.withoutTerms", {
            names: listed.format(withoutTerms.map(({ name }) => name)),
            smart_count: withoutTerms.length,
          })}
        </Alert>
      )}
    </ConfirmDialog>
  );
}
