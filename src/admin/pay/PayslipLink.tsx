import { Link } from "@mui/material";
import { useListContext, useRecordContext } from "react-admin";
import { Link as RouterLink } from "react-router-dom";
import { month as monthField } from "../../../contract/fields";
import type { MonthlySalary } from "../../../contract/salary";
import { indiaDate } from "../../../domain/indiaTime";
import type { ListRow } from "../../api/readRow";
import { isOwnHost } from "../../api/session";
import { useTexts } from "../../texts/useTexts";
import { payslipAddress, salarySetupAddress } from "../addresses";
import { TextLink } from "../layout/BarcodeLink";
import { cellFor } from "../schema/cellFor";
import { salaryFields } from "./texts";

/** The amount an employee is paid. Links to the payslip, or to the salary setup if none is set up. */
export function PayslipLink({ source }: { readonly source: string }) {
  const salary = useRecordContext<ListRow<MonthlySalary>>();
  const { month } = useSalaryMonth();
  const text = useTexts(salaryFields);
  const amount = <cellFor.rupees source={source} />;
  if (salary === undefined || !isOwnHost()) return amount;
  const isSetUp = salary.workingDays !== undefined;
  return (
    <>
      {!isSetUp && (
        <Link
          component={RouterLink}
          to={salarySetupAddress(salary.id)}
          sx={{ mr: 1, color: "warning.main", fontWeight: 600 }}
        >
          {text("setUp")}
        </Link>
      )}
      <TextLink to={payslipAddress(month, salary.id)}>{amount}</TextLink>
    </>
  );
}

const Month = monthField();

export function useSalaryMonth() {
  const { filterValues } = useListContext();
  const present = indiaDate(new Date()).slice(0, 7);
  const chosen = Month.safeParse(filterValues.month);
  return { present, month: chosen.success ? chosen.data : present };
}
