import { useRecordContext } from "react-admin";
import type { Adjustment, Advance } from "../../../../contract/deductions";
import { hasText } from "../../../../domain/texts";
import type { ListRow } from "../../../api/readRow";
import { useTexts } from "../../../texts/useTexts";
import { monthText } from "../../formatMoment";
import { CallButton } from "../../layout/RecordButtons";
import { formatterFor } from "../../schema/formatterFor";
import { cancellationTexts } from "./texts";

export default function CancelEntry() {
  const text = useTexts(cancellationTexts);
  const entry = useRecordContext<ListRow<Adjustment> | ListRow<Advance>>();
  if (entry === undefined || entry.cancelledAt !== undefined) return null;
  const { id, name = "", amount = 0, recovered = 0 } = entry;
  if (recovered >= amount) return null;
  const isAdvance = "givenOn" in entry;
  const isAddition = "kind" in entry && entry.kind === "ADDITION";
  const kind = isAdvance ? "ADVANCE" : isAddition ? "ADDITION" : "DEDUCTION";
  const values = {
    name,
    amount: formatterFor.rupees(amount),
    month: "month" in entry ? monthText(entry.month ?? "") : "",
    recovered: formatterFor.rupees(recovered),
  };
  return (
    <CallButton
      name={name}
      sx={{ alignSelf: "flex-start" }}
      text={(part) => {
        if (!hasText(cancellationTexts.english[kind], part)) return text(part);
        const sentence = text(`${kind}.${part}`, values);
        const isWhole = part === "title" || recovered === 0;
        return isWhole ? sentence : `${sentence} ${text("recovered", values)}`;
      }}
      call={(host) =>
        isAdvance ? host.call("cancelAdvance", { id }) : host.call("cancelAdjustment", { id })
      }
    />
  );
}
