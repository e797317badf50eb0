import { Link } from "@mui/material";
import { useRecordContext, useTranslate } from "react-admin";
import { Link as RouterLink } from "react-router-dom";
import type { MonthlySalary } from "../../../contract/salary";
import type { ListRow } from "../../api/readRow";
import { hasFeature } from "../../api/session";
import { payslipAddress, salarySetupAddress } from "../recordAddresses";
import { cellFor } from "../schema/cellFor";
import { useSalaryMonth } from "./useSalaryMonth";

/**
 * What somebody is paid; on a host that can say why, the link to the payslip, and where no salary is set up the
 * link to where that is done.
 */
export function PayslipLink({ source }: { readonly source: string }) {
  const salary = useRecordContext<ListRow<MonthlySalary>>();
  const { month } = useSalaryMonth();
  const translate = useTranslate();
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
          {translate("plant.salary.setup.missing")}
        </Link>
      )}
      <Link component={RouterLink} to={payslipAddress(month, salary.id)} color="inherit">
        {amount}
      </Link>
    </>
  );
}
