import { Typography } from "@mui/material";
import type { PayrollMonth } from "../../../../contract/payroll";
import { useTexts } from "../../../texts/useTexts";
import { CellTable } from "../../layout/CellTable";
import { formatterFor } from "../../schema/formatterFor";
import { Disclosure } from "../payslip/Disclosure";
import { monthTexts } from "./texts";

const columns = ["fund", "payslips", "portal", "difference"] as const;
const figures = ["payslips", "portal", "difference"] as const;

/**
 * Returns a difference in rupees, computed in whole paise, because binary fractions do not hold the difference of two
 * amounts.
 */
const differenceOf = (one: number, other: number) => Math.round((one - other) * 100) / 100;

/** The contributions of a month by the payslips and by the portals, and why the two differ. */
export function MonthFunds({ funds }: Pick<PayrollMonth, "funds">) {
  const text = useTexts(monthTexts);
  if (funds.length === 0) return null;
  const rowOf = (fund: string, payslips: number, portal: number) => ({
    fund,
    payslips: formatterFor.rupees(payslips),
    portal: formatterFor.rupees(portal),
    difference: formatterFor.rupees(differenceOf(portal, payslips)),
  });
  const rows = funds.flatMap((fund) => [
    rowOf(text(`funds.${fund.kind}.employees`), fund.employees, fund.portalEmployees),
    rowOf(text(`funds.${fund.kind}.employer`), fund.employer, fund.portalEmployer),
  ]);
  return (
    <Disclosure summary={<Typography variant="body2">{text("funds.title")}</Typography>}>
      <CellTable
        label={text("funds.title")}
        columns={columns}
        figures={figures}
        title="fund"
        header={(column) => text(`funds.${column}`)}
        rows={rows}
        minWidth={480}
      />
      <Typography variant="body2" color="text.secondary">
        {text("funds.reason")}
      </Typography>
    </Disclosure>
  );
}
