import PriceChange from "@mui/icons-material/PriceChange";
import { lazy } from "react";
import { Advance, AdvanceCreation, AdvanceEdit } from "../../../../contract/deductions";
import { indiaDate } from "../../../../domain/indiaTime";
import { dashboardPath } from "../../canonicalPaths";
import { EmployeeInput } from "../../employees/exports";
import { RecordHistory } from "../../history/exports";
import { declareResource } from "../../schema/declaration";
import { serverMessage } from "../../serverMessage";
import { advanceFields } from "./texts";

/** Its code comes when the list is opened. */
const CancelEntry = lazy(() => import("./CancelEntry"));

/** Money that people were given before they had earned it, and give back in instalments. */
export const advances = declareResource({
  name: "advances",
  texts: advanceFields,
  icon: PriceChange,
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
    succeeded: ({ name }) => ({
      message: `The advance of ${name} is saved`,
      to: `${dashboardPath}/advances`,
    }),
    failed: (error) => serverMessage(error, "The advance could not be saved"),
  },
  edit: {
    form: AdvanceEdit,
    fields: ["instalment", "reason"],
    titleOf: ({ name }) => `Advance of ${name}`,
  },
  show: {
    row: Advance,
    fields: [
      "name",
      "barcodeId",
      "givenOn",
      "amount",
      "instalment",
      "firstMonth",
      "recovered",
      "rest",
      "reason",
      "createdBy",
      "createdAt",
      "cancelledAt",
    ],
    aside: (
      <>
        <CancelEntry />
        <RecordHistory kind="advance" />
      </>
    ),
  },
});
