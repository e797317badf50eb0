import Lock from "@mui/icons-material/Lock";
import { Alert, Button } from "@mui/material";
import { useState } from "react";
import { useListContext } from "react-admin";
import { month as monthField } from "../../../contract/fields";
import { useTexts } from "../../texts/useTexts";
import { indiaMoment, shownMonth } from "../formatMoment";
import { ConfirmCall } from "../layout/ConfirmDialog";
import { useAccess } from "../layout/RequireAccess";
import { ReasonDialog } from "../schema/FormDialog";
import { useHostCall } from "../useHostQuery";
import { filedMonthTexts } from "./texts";

const Month = monthField();

/** Says if the month of the filter is filed, above the list of invoices. Empty without a month in the filter. */
export default function FiledMonthNote() {
  const month = Month.safeParse(useListContext().filterValues.month);
  return month.success && <NoteOf month={month.data} />;
}

/**
 * Says if the month's return is filed. A super admin locks the month, so that no document of the month is posted or
 * cancelled, and unlocks it with a reason.
 */
function NoteOf({ month }: { readonly month: string }) {
  const text = useTexts(filedMonthTexts);
  const mayLock = useAccess("admins", "lockFiledMonth");
  const [isAsking, setAsking] = useState(false);
  const { data } = useHostCall(["filedMonths"], "getFiledMonths", {});
  if (!data) return null;
  const lock = data.months.find((one) => one.month === month);
  const name = shownMonth(month);
  const close = () => setAsking(false);
  const button = mayLock && (
    <Button color="inherit" size="small" onClick={() => setAsking(true)}>
      {text(lock ? "unlock.action" : "lock.action")}
    </Button>
  );
  return (
    <>
      {lock ? (
        <Alert severity="info" variant="outlined" icon={<Lock />} action={button}>
          {text("locked", { month: name, time: indiaMoment(lock.lockedAt), name: lock.lockedBy })}
        </Alert>
      ) : (
        mayLock && (
          <Alert severity="info" variant="outlined" icon={false} action={button}>
            {text("open", { month: name })}
          </Alert>
        )
      )}
      {isAsking &&
        (lock ? (
          <ReasonDialog
            text={(part) =>
              part === "title" ? text("unlock.title", { month: name }) : text(`unlock.${part}`)
            }
            maxLength={300}
            call={(host, reason) => host.call("unlockFiledMonth", { month, reason })}
            onClose={close}
          />
        ) : (
          <ConfirmCall
            title={text("lock.title", { month: name })}
            question={text("lock.question")}
            cancel={text("lock.keep")}
            confirm={text("lock.confirm")}
            color="primary"
            call={(host) => host.call("lockFiledMonth", { month })}
            done={text("lock.done", { month: name })}
            failed={text("lock.failed")}
            onDone={close}
            onClose={close}
          />
        ))}
    </>
  );
}
