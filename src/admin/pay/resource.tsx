import { lazy } from "react";
import * as z from "zod/mini";
import { unit } from "../../../contract/fields";
import { MonthlySalary, PayTermsRow, payTermsImport } from "../../../contract/salary";
import { BarcodeLink } from "../layout/BarcodeLink";
import { declareResource } from "../schema/declaration";
import { PayslipLink } from "./PayslipLink";
import { payTermsFields, salaryFields } from "./texts";

const SalarySummary = lazy(async () => ({
  default: (await import("./SalaryMonth")).SalarySummary,
}));
const SalaryMonth = lazy(async () => ({ default: (await import("./SalaryMonth")).SalaryMonth }));

export const salaries = declareResource({
  name: "salaries",
  texts: salaryFields,
  furtherFields: ["validFrom", "createdBy"],
  list: {
    row: MonthlySalary,
    columns: [
      "name",
      "totalSalaryThisMonth",
      "totalOvertimeHours",
      "monthlyBaseSalary",
      "unit",
      "month",
      "barcodeId",
      "employeeId",
    ],
    filters: z.object({ unit: unit() }),
    tabs: "unit",
    search: true,
    sort: { field: "name", order: "ASC" },
    cells: { name: BarcodeLink, totalSalaryThisMonth: PayslipLink },
    top: <SalaryMonth />,
    summary: <SalarySummary />,
  },
});

export const payTerms = declareResource({
  name: "payTerms",
  texts: payTermsFields,
  import: payTermsImport,
  list: {
    row: PayTermsRow,
    columns: [
      "name",
      "validFrom",
      "monthlyBaseSalary",
      "otMultiplierFactor",
      "workingDays",
      "createdBy",
      "barcodeId",
    ],
    hidden: ["barcodeId"],
    search: true,
    sort: { field: "validFrom", order: "DESC" },
    cells: { name: BarcodeLink },
  },
});
