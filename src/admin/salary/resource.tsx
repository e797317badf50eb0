import Payments from "@mui/icons-material/Payments";
import * as z from "zod/mini";
import { unit } from "../../../contract/fields";
import { MonthlySalary } from "../../../contract/salary";
import { OpenExceptionsNote } from "../corrections/exports";
import { declareResource } from "../schema/declaration";
import { SalaryTotals } from "./SalaryTotals";
import { salaryFields } from "./texts";

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
    summary: (
      <>
        <OpenExceptionsNote />
        <SalaryTotals />
      </>
    ),
  },
});
