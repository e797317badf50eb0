import type { Adjustment } from "../../../../contract/adjustments";
import type { Advance } from "../../../../contract/advances";
import type { ListRow } from "../../../api/readRow";
import { monthText } from "../../formatMoment";
import { ConfirmCall } from "../../layout/ConfirmCall";
import { formatterFor } from "../../schema/formatterFor";
import { useScreenTexts } from "../../useScreenTexts";
import { cancellationTexts } from "./screenTexts";

/** An addition, a deduction or an advance. */
export type PayEntry = ListRow<Adjustment> | ListRow<Advance>;

interface ConfirmCancellationProps {
  readonly entry: PayEntry;
  readonly onClose: () => void;
}

/** Asks before an addition, a deduction or an advance is cancelled, and says what of it stays taken. */
export function ConfirmCancellation({ entry, onClose }: ConfirmCancellationProps) {
  const texts = useScreenTexts(cancellationTexts);
  const { id, name = "", amount, recovered = 0 } = entry;
  const isAdvance = "givenOn" in entry;
  const values = {
    name,
    amount: formatterFor.rupees(amount),
    month: "month" in entry ? monthText(entry.month ?? "") : "",
    recovered: formatterFor.rupees(recovered),
  };
  const kind = isAdvance ? "ADVANCE" : "kind" in entry ? (entry.kind ?? "DEDUCTION") : "DEDUCTION";
  const withRecovered = (key: string) =>
    [texts(`${kind}.${key}`, values), ...(recovered > 0 ? [texts("recovered", values)] : [])].join(
      " ",
    );
  return (
    <ConfirmCall
      title={texts(`${kind}.title`, values)}
      question={withRecovered("question")}
      cancel={texts("keep")}
      confirm={texts("confirm")}
      done={withRecovered("done")}
      failed={texts("failed")}
      call={(host) => (isAdvance ? host.cancelAdvance(id) : host.cancelAdjustment(id))}
      onClose={onClose}
    />
  );
}
