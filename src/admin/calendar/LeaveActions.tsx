import { useRecordContext } from "react-admin";
import type { Leave } from "../../../contract/calendar";
import type { ListRow } from "../../api/readRow";
import { useTexts } from "../../texts/useTexts";
import { dateText } from "../formatMoment";
import { CallButton } from "../layout/CallButton";
import { calendarTexts } from "./texts";

export default function LeaveActions() {
  const text = useTexts(calendarTexts);
  const leave = useRecordContext<ListRow<Leave>>();
  if (leave === undefined || leave.cancelledAt !== undefined) return null;
  const { id, name = "", firstDate, lastDate } = leave;
  const values = { name, from: dateText(firstDate), to: dateText(lastDate) };
  return (
    <CallButton
      name={name}
      text={(part) => text(`cancellation.${part}`, values)}
      call={(host) => host.call("cancelLeave", { id })}
    />
  );
}
