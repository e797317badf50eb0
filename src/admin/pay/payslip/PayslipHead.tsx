import { Alert, Button, Paper, Typography } from "@mui/material";
import { Link } from "react-router-dom";
import type { Payslip } from "../../../../contract/payroll";
import { durationText } from "../../../../domain/durationText";
import { dateText, indiaMoment } from "../../formatMoment";
import { Figures } from "../../layout/Figures";
import { PersonLine } from "../../layout/MonthPage";
import { listAddress, salarySetupAddress } from "../../recordAddresses";
import { formatterFor } from "../../schema/formatterFor";
import { useTexts } from "../../useTexts";
import { payslipTexts } from "../screenTexts";

/** The head of a payslip: employee, net pay, terms and marks. */
export function PayslipHead({ payslip }: { readonly payslip: Payslip }) {
  const text = useTexts(payslipTexts);
  const { lockedAt, marks, terms } = payslip;
  const numbers = (["uan", "esiNumber"] as const).flatMap((field) => {
    const number = payslip[field];
    return number === undefined ? [] : [text(`numbers.${field}`, { number })];
  });
  const figures = [
    ["net", formatterFor.rupees(payslip.net)],
    ["gross", formatterFor.rupees(payslip.gross)],
    ["deductions", formatterFor.rupees(payslip.deductions)],
    ["overtime", durationText(payslip.overtimeMinutes)],
  ] as const;
  return (
    <>
      <Paper
        variant="outlined"
        sx={{ p: { xs: 2, sm: 3 }, maxWidth: 900, display: "grid", gap: 2 }}
      >
        <PersonLine person={payslip} />
        {numbers.length > 0 && <Typography variant="body2">{numbers.join(" · ")}</Typography>}
        <Figures
          label={text("figures.title")}
          figures={figures.map(([figure, value]) => ({
            label: text(`figures.${figure}`),
            value,
          }))}
        />
        {terms.map((one) => (
          <Typography key={one.validFrom} variant="body2">
            {text("terms.from", { date: dateText(one.validFrom) })}:{" "}
            {text("terms.text", {
              base: formatterFor.rupees(one.monthlyBaseSalary),
              days: formatterFor.number(one.workingDays),
              smart_count: one.workingDays,
              factor: formatterFor.number(one.otMultiplierFactor),
            })}
          </Typography>
        ))}
        <Typography variant="body2" color="text.secondary">
          {lockedAt === undefined
            ? text("state.open")
            : text("state.locked", { time: indiaMoment(lockedAt) })}
        </Typography>
      </Paper>
      {marks.map((mark) => (
        <Alert
          key={mark}
          severity={mark === "NO_TERMS" || mark === "OPEN_CHECK_OUT" ? "warning" : "info"}
          variant="outlined"
          sx={{ maxWidth: 900, alignItems: "center" }}
          action={<MarkAction mark={mark} payslip={payslip} />}
        >
          {text(`marks.${mark}`)}
        </Alert>
      ))}
    </>
  );
}

interface MarkActionProps {
  readonly mark: Payslip["marks"][number];
  readonly payslip: Payslip;
}

/** The action that resolves a mark. */
function MarkAction({ mark, payslip: { employeeId, month, barcodeId } }: MarkActionProps) {
  const text = useTexts(payslipTexts);
  if (mark === "NO_TERMS") {
    return (
      <Button component={Link} to={salarySetupAddress(employeeId)} color="inherit">
        {text("setUp")}
      </Button>
    );
  }
  if (mark !== "OPEN_CHECK_OUT") return null;
  return (
    <Button
      component={Link}
      to={listAddress("exceptions", { month, q: barcodeId })}
      color="inherit"
    >
      {text("settle")}
    </Button>
  );
}
