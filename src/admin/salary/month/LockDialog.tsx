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

/** Asks before a month is locked. What the host has against it is said in the dialog, which stays open. */
export function LockDialog({ state: { month, people, net }, onClose }: LockDialogProps) {
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
      confirm={text("confirm")}
      color="primary"
      error={error}
      isBusy={isBusy}
      onCancel={onClose}
      onConfirm={() => void confirm()}
    />
  );
}
