import EditCalendar from "@mui/icons-material/EditCalendar";
import { lazy } from "react";
import * as z from "zod/mini";
import { Correction } from "../../../contract/corrections";
import { addressOf } from "../paths";
import { declareResource } from "../schema/declaration";
import type { Draft } from "../schema/readDraft";
import { serverMessage } from "../serverMessage";
import { BarcodeInput } from "./BarcodeInput";
import { ScanCorrection } from "./ScanCorrection";
import { SettledExceptionCell } from "./SettledExceptionCell";
import { correctionFields } from "./texts";

/** Its code, with the dialog, comes when the list is opened. */
const CorrectionActions = lazy(() => import("./CorrectionActions"));

/** What is said of a new correction: a super admin's own is approved at once. */
export const noticeOf = ({ status }: Draft) =>
  `plant.corrections.settle.${status === "APPROVED" ? "approved" : "proposed"}`;

/** What was added to the scans, taken out of them or confirmed, by whom, and what is to be decided. */
export const corrections = declareResource({
  name: "corrections",
  texts: correctionFields,
  icon: EditCalendar,
  list: {
    row: Correction,
    columns: [
      "name",
      "status",
      "action",
      "exceptionId",
      "at",
      "reason",
      "proposedBy",
      "proposedAt",
      "decidedBy",
      "decidedAt",
      "barcodeId",
    ],
    hidden: ["proposedAt", "decidedAt", "barcodeId"],
    filters: z.pick(Correction, { status: true, action: true }),
    search: true,
    cells: { exceptionId: SettledExceptionCell },
    sort: { field: "id", order: "DESC" },
    rowActions: <CorrectionActions />,
  },
  create: {
    form: ScanCorrection,
    // Of a day that shows no exception: there is none to be named.
    fields: ["action", "barcodeId", "at", "reason"],
    inputs: { barcodeId: BarcodeInput },
    succeeded: (created) => ({ message: noticeOf(created), to: addressOf("corrections") }),
    failed: (error) => serverMessage(error, "The correction could not be saved"),
  },
});
