import type { Adjustment } from "../../../../contract/adjustments";
import type { Advance } from "../../../../contract/advances";
import type { ListRow } from "../../../api/readRow";
import { monthText } from "../../formatMoment";
import { ConfirmCall } from "../../layout/ConfirmDialog";
import { formatterFor } from "../../schema/formatterFor";
import { useTexts } from "../../useTexts";
import { cancellationTexts } from "./screenTexts";

/** An addition, a deduction or an advance. */
export type PayEntry = ListRow<Adjustment> | ListRow<Advance>;

interface ConfirmCancellationProps {
  readonly entry: PayEntry;
  readonly onClose: () => void;
}

/** Asks before cancelling an addition, a deduction or an advance, and names the amount already recovered. */
export function ConfirmCancellation({ entry, onClose }: ConfirmCancellationProps) {
  const text = useTexts(cancellationTexts);
  const { id, name = "", amount, recovered = 0 } = entry;
  const isAdvance = "givenOn" in entry;
  const values = {
    name,
    amount: formatterFor.rupees(amount),
    month: "month" in entry ? monthText(entry.month ?? "") : "",
    recovered: formatterFor.rupees(recovered),
  };
  const isAddition = "kind" in entry && entry.kind === "ADDITION";
  const kind = isAdvance ? "ADVANCE" : isAddition ? "ADDITION" : "DEDUCTION";
  const withRecovered = (key: "question" | "done") =>
    [text(`${kind}.${key}`, values), ...(recovered > 0 ? [text("recovered", values)] : [])].join(
      " ",
    );
  return (
    <ConfirmCall
      title={text(`${kind}.title`, values)}
      question={withRecovered("question")}
      cancel={text("keep")}
      confirm={text("confirm")}
      done={withRecovered("done")}
      failed={text("failed")}
      call={(host) =>
        isAdvance ? host.call("cancelAdvance", { id }) : host.call("cancelAdjustment", { id })
      }
      onClose={onClose}
    />
  );
}
