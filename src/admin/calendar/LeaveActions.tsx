import { FieldTitle, useInput, useRecordContext } from "react-admin";
import type { Leave, LeaveEntry } from "../../../contract/leaves";
import type { ListRow } from "../../api/readRow";
import { useTexts } from "../../texts/useTexts";
import { shownDate } from "../formatMoment";
import { ListDate } from "../layout/ListDate";
import { CallButton } from "../layout/RecordButtons";
import type { FieldInputProps } from "../schema/FieldInput";
import { FormField } from "../schema/formInputs";
import { calendarTexts, leaveActionTexts } from "./texts";

/** Approves and cancels a leave. */
export default function LeaveActions() {
  const text = useTexts(calendarTexts);
  const actionText = useTexts(leaveActionTexts);
  const leave = useRecordContext<ListRow<Leave>>();
  if (leave === undefined || leave.cancelledAt !== undefined) return null;
  const { id, name = "", firstDate, lastDate, status } = leave;
  const values = { name, from: shownDate(firstDate), to: shownDate(lastDate) };
  return (
    <>
      {status === "REQUESTED" && (
        <CallButton
          name={name}
          color="primary"
          text={(part) => actionText(`approval.${part}`, values)}
          call={(host) => host.call("approveLeave", { id })}
        />
      )}
      <CallButton
        name={name}
        text={(part) => text(`cancellation.${part}`, values)}
        call={(host) => host.call("cancelLeave", { id })}
      />
    </>
  );
}

/** Cancels entered days. The addition of encashed days is cancelled too. */
export function CancelLeaveEntry() {
  const text = useTexts(leaveActionTexts);
  const entry = useRecordContext<ListRow<LeaveEntry>>();
  if (entry === undefined || entry.cancelledAt !== undefined) return null;
  const { id, name = "", days = 0 } = entry;
  return (
    <CallButton
      name={name}
      text={(part) => text(`entry.${part}`, { name, days })}
      call={(host) => host.call("cancelLeaveEntry", { id })}
    />
  );
}

/** Asks for the reason of a leave that the host has refused without one. Hidden until then. */
export function LeaveReasonInput({ field: { name } }: FieldInputProps) {
  const { field, fieldState } = useInput({ source: name, defaultValue: "" });
  if (fieldState.error === undefined && (field.value ?? "") === "") return null;
  return (
    <FormField
      name={name}
      label={<FieldTitle source={name} isRequired={false} />}
      fullWidth
      margin="normal"
      sx={{ gridColumn: "1 / -1" }}
      slotProps={{ htmlInput: { maxLength: 200, autoComplete: "off" } }}
    />
  );
}

/** The date of the listed balances. */
export function LeaveDate() {
  const text = useTexts(leaveActionTexts);
  return <ListDate label={text("date")} />;
}
