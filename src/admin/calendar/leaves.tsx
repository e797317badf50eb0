import { lazy } from "react";
import * as z from "zod/mini";
import { Leave, LeaveCreation, leaveImport } from "../../../contract/leaves";
import { addressOf } from "../canonicalPaths";
import { BarcodeLink } from "../layout/BarcodeLink";
import { declareResource } from "../schema/declaration";
import { serverMessage } from "../sending";
import { LeaveReasonInput } from "./LeaveActions";
import { leaveFields } from "./texts";

const EmployeeInput = lazy(() => import("../employees/EmployeeInput"));
const LeaveActions = lazy(() => import("./LeaveActions"));

export const leaves = declareResource({
  name: "leaves",
  texts: leaveFields,
  import: leaveImport,
  list: {
    row: Leave,
    columns: [
      "name",
      "firstDate",
      "lastDate",
      "kind",
      "isHalfDay",
      "status",
      "overDays",
      "reason",
      "cancelledAt",
      "createdBy",
      "decidedBy",
      "createdAt",
      "barcodeId",
    ],
    hidden: ["decidedBy", "createdAt", "barcodeId"],
    hiddenWhenEmpty: ["overDays", "reason"],
    filters: z.pick(Leave, { kind: true, status: true }),
    search: true,
    sort: { field: "firstDate", order: "DESC" },
    cells: { name: BarcodeLink },
    rowActions: <LeaveActions />,
  },
  create: {
    form: LeaveCreation,
    defaults: () => ({ status: "APPROVED" }),
    inputs: { barcodeId: EmployeeInput, reason: LeaveReasonInput },
    succeeded: () => ({ message: "resources.leaves.create.saved", to: addressOf("leaves") }),
    failed: (error) => serverMessage(error, "resources.leaves.create.failed"),
  },
});
