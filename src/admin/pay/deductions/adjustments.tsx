import AddCard from "@mui/icons-material/AddCard";
import { lazy } from "react";
import * as z from "zod/mini";
import { Adjustment, AdjustmentCreation } from "../../../../contract/deductions";
import { indiaDate } from "../../../../domain/indiaTime";
import { dashboardPath } from "../../canonicalPaths";
import { EmployeeInput } from "../../employees/exports";
import { RecordHistory } from "../../history/exports";
import { declareResource } from "../../schema/declaration";
import type { FieldInputProps } from "../../schema/FieldInput";
import { serverMessage } from "../../serverMessage";
import { adjustmentFields } from "./texts";

/** Its code comes when the list is opened. */
const CancelEntry = lazy(() => import("./CancelEntry"));

/** Employees who have left are included: their last pay may need an adjustment. */
const PayeeInput = (props: FieldInputProps) => <EmployeeInput {...props} withFormer />;

/** Additions to pay and deductions from it, each for one month. */
export const adjustments = declareResource({
  name: "adjustments",
  texts: adjustmentFields,
  icon: AddCard,
  list: {
    row: Adjustment,
    columns: [
      "name",
      "month",
      "kind",
      "amount",
      "reason",
      "recovered",
      "cancelledAt",
      "createdBy",
      "createdAt",
      "barcodeId",
    ],
    hidden: ["createdAt", "barcodeId"],
    filters: z.pick(Adjustment, { month: true, kind: true }),
    search: true,
    sort: { field: "id", order: "DESC" },
    rowActions: <CancelEntry />,
  },
  create: {
    form: AdjustmentCreation,
    inputs: { barcodeId: PayeeInput },
    defaults: () => ({ month: indiaDate(new Date()).slice(0, 7) }),
    succeeded: ({ kind, name }) => ({
      message: `The ${kind === "ADDITION" ? "addition" : "deduction"} for ${name} is saved`,
      to: `${dashboardPath}/adjustments`,
    }),
    failed: (error) => serverMessage(error, "The entry could not be saved"),
  },
  show: {
    row: Adjustment,
    fields: [
      "name",
      "barcodeId",
      "kind",
      "month",
      "amount",
      "reason",
      "recovered",
      "createdBy",
      "createdAt",
      "cancelledAt",
    ],
    aside: (
      <>
        <CancelEntry />
        <RecordHistory kind="adjustment" />
      </>
    ),
  },
});
