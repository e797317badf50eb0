import { Link } from "@mui/material";
import { useRecordContext } from "react-admin";
import { Link as RouterLink } from "react-router-dom";
import type { MonthlySalary } from "../../../contract/salary";
import type { ListRow } from "../../api/readRow";
import { hostCan } from "../../api/session";
import { payslipAddress } from "../recordAddresses";
import { cellFor } from "../schema/cellFor";
import { useSalaryMonth } from "./useSalaryMonth";

/** What somebody is paid; on a host that can say why, the link to the payslip. */
export function PayslipLink({ source }: { readonly source: string }) {
  const salary = useRecordContext<ListRow<MonthlySalary>>();
  const { month } = useSalaryMonth();
  const amount = <cellFor.rupees source={source} />;
  if (salary === undefined || !hostCan("payroll")) return amount;
  return (
    <Link component={RouterLink} to={payslipAddress(month, salary.id)} color="inherit">
      {amount}
    </Link>
  );
}
