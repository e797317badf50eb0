import { Link } from "@mui/material";
import { useRecordContext } from "react-admin";
import { Link as RouterLink } from "react-router-dom";
import type { MonthlySalary } from "../../../contract/salary";
import type { ListRow } from "../../api/readRow";
import { hasFeature } from "../../api/session";
import { payslipAddress, salarySetupAddress } from "../recordAddresses";
import { cellFor } from "../schema/cellFor";
import { useTexts } from "../useTexts";
import { salaryTexts } from "./screenTexts";
import { useSalaryMonth } from "./useSalaryMonth";

/**
 * The amount an employee is paid. Links to the payslip if the host has payslips, or to the salary setup if no
 * salary is set up.
 */
export function PayslipLink({ source }: { readonly source: string }) {
  const salary = useRecordContext<ListRow<MonthlySalary>>();
  const { month } = useSalaryMonth();
  const text = useTexts(salaryTexts);
  const amount = <cellFor.rupees source={source} />;
  if (salary === undefined || !hasFeature("payroll")) return amount;
  const isSetUp = salary.workingDays !== undefined;
  return (
    <>
      {!isSetUp && (
        <Link
          component={RouterLink}
          to={salarySetupAddress(salary.id)}
          sx={{ mr: 1, color: "warning.main", fontWeight: 600 }}
        >
          {text("setup.missing")}
        </Link>
      )}
      <Link component={RouterLink} to={payslipAddress(month, salary.id)} color="inherit">
        {amount}
      </Link>
    </>
  );
}
