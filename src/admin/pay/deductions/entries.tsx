import { lazy } from "react";
import { useRecordContext } from "react-admin";
import { useWatch } from "react-hook-form";
import * as z from "zod/mini";
import {
  Adjustment,
  AdjustmentCreation,
  Advance,
  AdvanceCreation,
  AdvanceEdit,
  adjustmentImport,
  advanceImport,
  PieceRate,
  PieceRateCreation,
  PieceRateEdit,
  pieceRateImport,
} from "../../../../contract/deductions";
import { indiaDate } from "../../../../domain/indiaTime";
import { hasText } from "../../../../domain/texts";
import type { ListRow } from "../../../api/readRow";
import { useTexts } from "../../../texts/useTexts";
import { dashboardPath } from "../../addresses";
import { shownMonth } from "../../formatMoment";
import { RecordHistory } from "../../history/RecordHistory";
import { BarcodeLink } from "../../layout/BarcodeLink";
import { CallButton } from "../../layout/RecordButtons";
import { declareResource } from "../../schema/declaration";
import type { FieldInputProps } from "../../schema/FieldInput";
import { formatterFor } from "../../schema/formatterFor";
import { ChoiceInput } from "../../schema/ListFilters";
import { serverMessage } from "../../sending";
import { adjustmentFields, advanceFields, cancellationTexts, pieceRateFields } from "./texts";

const EmployeeInput = lazy(() => import("../../employees/EmployeeInput"));

/** Employees who have left are included: their last pay may need an adjustment. */
const PayeeInput = (props: FieldInputProps) => <EmployeeInput {...props} withFormer />;

/** Chooses the kind of an addition by the law. A deduction has none. */
function WageKindInput(props: FieldInputProps) {
  return useWatch({ name: "kind" }) === "ADDITION" ? <ChoiceInput {...props} /> : null;
}

export const adjustments = declareResource({
  name: "adjustments",
  texts: adjustmentFields,
  import: adjustmentImport,
  list: {
    row: Adjustment,
    columns: [
      "name",
      "month",
      "kind",
      "amount",
      "reason",
      "wageKind",
      "recovered",
      "cancelledAt",
      "createdBy",
      "createdAt",
      "barcodeId",
    ],
    hidden: ["wageKind", "createdAt", "barcodeId"],
    filters: z.pick(Adjustment, { month: true, kind: true }),
    search: true,
    sort: { field: "id", order: "DESC" },
    rowActions: <CancelEntry />,
  },
  create: {
    form: AdjustmentCreation,
    inputs: { barcodeId: PayeeInput, wageKind: WageKindInput },
    defaults: () => ({ month: indiaDate(new Date()).slice(0, 7) }),
    succeeded: ({ kind }) => ({
      message: `resources.adjustments.create.${kind}`,
      to: `${dashboardPath}/adjustments`,
    }),
    failed: (error) => serverMessage(error, "resources.adjustments.create.failed"),
  },
  show: {
    hiddenWhenEmpty: ["wageKind", "recovered", "cancelledAt"],
    aside: (
      <>
        <CancelEntry />
        <RecordHistory kind="adjustment" />
      </>
    ),
  },
});

export const advances = declareResource({
  name: "advances",
  texts: advanceFields,
  import: advanceImport,
  list: {
    row: Advance,
    columns: [
      "name",
      "givenOn",
      "amount",
      "instalment",
      "recovered",
      "rest",
      "reason",
      "firstMonth",
      "cancelledAt",
      "createdBy",
      "createdAt",
      "barcodeId",
    ],
    hidden: ["firstMonth", "createdBy", "createdAt", "barcodeId"],
    search: true,
    sort: { field: "givenOn", order: "DESC" },
    rowActions: <CancelEntry />,
  },
  create: {
    form: AdvanceCreation,
    inputs: { barcodeId: EmployeeInput },
    defaults: () => {
      const today = indiaDate(new Date());
      return { givenOn: today, firstMonth: today.slice(0, 7) };
    },
    succeeded: () => ({
      message: "resources.advances.create.saved",
      to: `${dashboardPath}/advances`,
    }),
    failed: (error) => serverMessage(error, "resources.advances.create.failed"),
  },
  edit: {
    form: AdvanceEdit,
    titleOf: ({ name }, translate) => translate("resources.advances.title", { name }),
  },
  show: {
    hiddenWhenEmpty: ["cancelledAt"],
    aside: (
      <>
        <CancelEntry />
        <RecordHistory kind="advance" />
      </>
    ),
  },
});

/** Dated rates that pay a person for pieces, beside the day's wage. */
export const pieceRates = declareResource({
  name: "pieceRates",
  texts: pieceRateFields,
  import: pieceRateImport,
  list: {
    row: PieceRate,
    columns: ["name", "stage", "validFrom", "ratePerThousand", "createdBy", "barcodeId"],
    hidden: ["barcodeId"],
    filters: z.pick(PieceRate, { stage: true }),
    search: true,
    sort: { field: "validFrom", order: "DESC" },
    cells: { name: BarcodeLink },
  },
  create: {
    form: PieceRateCreation,
    inputs: { barcodeId: EmployeeInput },
    defaults: () => ({ validFrom: indiaDate(new Date()) }),
    succeeded: () => ({
      message: "resources.pieceRates.create.saved",
      to: `${dashboardPath}/pieceRates`,
    }),
    failed: (error) => serverMessage(error, "resources.pieceRates.create.failed"),
  },
  edit: {
    form: PieceRateEdit,
    titleOf: ({ name }, translate) => translate("resources.pieceRates.title", { name }),
  },
  show: { aside: <RecordHistory kind="pieceRate" /> },
});

function CancelEntry() {
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
    month: "month" in entry ? shownMonth(entry.month ?? "") : "",
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
