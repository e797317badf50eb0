import Payments from "@mui/icons-material/Payments";
import { lazy } from "react";
import * as z from "zod/mini";
import { unit } from "../../../contract/fields";
import { MonthlySalary } from "../../../contract/salary";
import { OpenExceptionsNote } from "../corrections/exports";
import { BarcodeLink } from "../layout/BarcodeLink";
import { declareResource } from "../schema/declaration";
import { salaryFields } from "./texts";

/** Its code comes when the list is opened. */
const SalaryTotals = lazy(() => import("./SalaryTotals"));

/** What everybody has earned in the present month. */
export const salaries = declareResource({
  name: "salaries",
  texts: salaryFields,
  icon: Payments,
  list: {
    row: MonthlySalary,
    columns: [
      "name",
      "employeeId",
      "barcodeId",
      "unit",
      "month",
      "monthlyBaseSalary",
      "totalOvertimeHours",
      "totalSalaryThisMonth",
    ],
    filters: z.object({ unit: unit() }),
    search: true,
    sort: { field: "name", order: "ASC" },
    cells: { name: BarcodeLink },
    summary: (
      <>
        <OpenExceptionsNote />
        <SalaryTotals />
      </>
    ),
  },
});
