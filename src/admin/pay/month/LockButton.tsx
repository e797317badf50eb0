import { Alert, Button, DialogContentText } from "@mui/material";
import { useState } from "react";
import { useNotify, useRefresh } from "react-admin";
import type { PayrollMonth } from "../../../../contract/payroll";
import { monthText } from "../../formatMoment";
import { ConfirmDialog, useConfirmedCall } from "../../layout/ConfirmDialog";
import { ReasonDialog } from "../../schema/FormDialog";
import { formatterFor } from "../../schema/formatterFor";
import { useTexts } from "../../useTexts";
import { monthTexts } from "../screenTexts";

/** Locks or unlocks the month after a confirmation. */
export function LockButton({ state }: { readonly state: PayrollMonth }) {
  const text = useTexts(monthTexts);
  const [isAsking, setAsking] = useState(false);
  const refresh = useRefresh();
  const { month, isLocked, obstacle } = state;
  const close = () => setAsking(false);
  return (
    <>
      <Button
        variant={isLocked ? "outlined" : "contained"}
        disabled={obstacle !== undefined}
        onClick={() => setAsking(true)}
      >
        {text(isLocked ? "unlock.action" : "lock.action")}
      </Button>
      {isAsking &&
        (isLocked ? (
          <ReasonDialog
            text={(name) => text(`unlock.${name}`, { month: monthText(month) })}
            maxLength={500}
            call={(host, reason) => host.call("unlockPayrollMonth", { month, reason })}
            onSettled={refresh}
            onClose={close}
          />
        ) : (
          <LockDialog state={state} onClose={close} />
        ))}
    </>
  );
}

interface LockDialogProps {
  readonly state: PayrollMonth;
  readonly onClose: () => void;
}

const listed = new Intl.ListFormat("en-IN");

/**
 * Confirms the lock of a month, and names the months locked with it and the people without terms of pay. The dialog
 * shows the host's refusal and stays open.
 */
function LockDialog({ state, onClose }: LockDialogProps) {
  const { month, people, net, locksWith, withoutTerms } = state;
  const text = useTexts(monthTexts);
  const values = {
    month: monthText(month),
    net: formatterFor.rupees(net),
    smart_count: people,
  };
  const notify = useNotify();
  const refresh = useRefresh();
  const { error, isBusy, confirm } = useConfirmedCall({
    call: (host) => host.call("lockPayrollMonth", { month }),
    failed: text("lock.failed"),
    onDone: () => {
      notify(text("lock.done", values), { type: "success" });
      onClose();
    },
    // A refusal may be due to new exceptions or corrections, so both outcomes refresh.
    onSettled: refresh,
  });
  return (
    <ConfirmDialog
      title={text("lock.title", values)}
      question={text("lock.question", values)}
      cancel={text("lock.keep")}
      confirm={
        locksWith.length > 0
          ? text("lock.confirmAll", { smart_count: locksWith.length + 1 })
          : text("lock.confirm")
      }
      color="primary"
      error={error}
      isBusy={isBusy}
      onCancel={onClose}
      onConfirm={() => void confirm()}
    >
      {locksWith.length > 0 && (
        <DialogContentText sx={{ mt: 2 }}>
          {text("lock.locksWith", { months: listed.format(locksWith.map(monthText)) })}
        </DialogContentText>
      )}
      {withoutTerms.length > 0 && (
        <Alert severity="warning" sx={{ mt: 2, overflowWrap: "anywhere" }}>
          {text("lock.withoutTerms", {
            names: listed.format(withoutTerms.map(({ name }) => name)),
            smart_count: withoutTerms.length,
          })}
        </Alert>
      )}
    </ConfirmDialog>
  );
}
