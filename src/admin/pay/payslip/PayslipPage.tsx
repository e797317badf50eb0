import { Alert, Button, Paper, Typography } from "@mui/material";
import { useId } from "react";
import { Link, useParams } from "react-router-dom";
import type { Payslip } from "../../../../contract/payroll";
import { indiaDate } from "../../../../domain/indiaTime";
import { useTexts } from "../../../texts/useTexts";
import { listAddress, payslipAddress, salarySetupAddress } from "../../addresses";
import { formatDuration, indiaMoment, shownDate, shownMonth } from "../../formatMoment";
import { Figures } from "../../layout/Facts";
import { MonthPage, OtherMonths, PersonLine } from "../../layout/MonthPage";
import { DelayedProgress, LoadError } from "../../layout/QueryResult";
import { Screen } from "../../layout/Screen";
import { formatterFor } from "../../schema/formatterFor";
import { serverMessage } from "../../sending";
import { useHostCall } from "../../useHostQuery";
import { Disclosure } from "./Disclosure";
import { PayDays } from "./PayDays";
import { PayLines } from "./PayLines";
import { PayslipPdf } from "./PayslipPdf";
import { payslipTexts } from "./texts";

export default function PayslipPage() {
  const { employeeId = "" } = useParams();
  return <MonthPage>{(month) => <PayslipOf month={month} employeeId={employeeId} />}</MonthPage>;
}

type PayslipOfProps = Readonly<{ month: string; employeeId: string }>;

function PayslipOf({ month, employeeId }: PayslipOfProps) {
  const text = useTexts(payslipTexts);
  const { data, error, isPending, refetch } = useHostCall(
    ["salaries", "payslip", month, employeeId],
    "getPayslip",
    { month, employeeId },
  );
  return (
    <Screen
      title={text("title", { month: shownMonth(month) })}
      actions={<PayslipActions month={month} employeeId={employeeId} />}
    >
      {isPending && <DelayedProgress />}
      {error && (
        <LoadError
          message={serverMessage(error, text("failed"))}
          error={error}
          onRetry={() => void refetch()}
        />
      )}
      {data && !error && (
        <>
          <PayslipHead payslip={data} />
          <PayLines payslip={data} />
          <AllDays key={month} payslip={data} />
        </>
      )}
    </Screen>
  );
}

function PayslipActions({ month, employeeId }: PayslipOfProps) {
  const text = useTexts(payslipTexts);
  const present = indiaDate(new Date()).slice(0, 7);
  return (
    <>
      <Button component={Link} to={listAddress("salaries", month === present ? {} : { month })}>
        {text("toList")}
      </Button>
      <PayslipPdf month={month} employeeId={employeeId} />
      <Button component={Link} to={salarySetupAddress(employeeId)}>
        {text("setUp")}
      </Button>
      <OtherMonths
        month={month}
        last={present}
        addressOf={(other) => payslipAddress(other, employeeId)}
        text={text}
      />
    </>
  );
}

function AllDays({ payslip }: { readonly payslip: Payslip }) {
  const { days } = payslip;
  const text = useTexts(payslipTexts);
  const heading = useId();
  if (days.length === 0) return null;
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-labelledby={heading}
      sx={{ p: { xs: 2, sm: 3 } }}
    >
      <Disclosure
        summary={
          <Typography id={heading} variant="h2">
            {text("days.title")}
          </Typography>
        }
      >
        <PayDays label={text("days.title")} days={days} person={payslip} />
      </Disclosure>
    </Paper>
  );
}

function PayslipHead({ payslip }: { readonly payslip: Payslip }) {
  const text = useTexts(payslipTexts);
  const { lockedAt, marks, terms, leave = [] } = payslip;
  const numbers = (["uan", "esiNumber"] as const).flatMap((field) => {
    const number = payslip[field];
    return number === undefined ? [] : [text(`numbers.${field}`, { number })];
  });
  const figures = [
    ["net", formatterFor.rupees(payslip.net)],
    ["gross", formatterFor.rupees(payslip.gross)],
    ["deductions", formatterFor.rupees(payslip.deductions)],
    ["overtime", formatDuration(payslip.overtimeMinutes)],
  ] as const;
  return (
    <>
      <Paper variant="outlined" sx={{ p: { xs: 2, sm: 3 }, display: "grid", gap: 2 }}>
        <PersonLine person={payslip} />
        {numbers.length > 0 && <Typography variant="body2">{numbers.join(" · ")}</Typography>}
        <Figures
          label={text("figures.title")}
          figures={figures.map(([figure, value]) => ({ label: text(`figures.${figure}`), value }))}
        />
        {terms.map((one) => (
          <Typography key={one.validFrom} variant="body2">
            {text("terms.from", { date: shownDate(one.validFrom) })}:{" "}
            {text("terms.text", {
              base: formatterFor.rupees(one.monthlyBaseSalary),
              days: formatterFor.number(one.workingDays),
              smart_count: one.workingDays,
              factor: formatterFor.number(one.otMultiplierFactor),
            })}
          </Typography>
        ))}
        {leave.length > 0 && (
          <Typography variant="body2">
            {text("leave.title")}:{" "}
            {leave
              .map(
                ({ kind, balance }) => `${text(`leave.${kind}`)} ${formatterFor.number(balance)}`,
              )
              .join(" · ")}
          </Typography>
        )}
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
          sx={{ alignItems: "center" }}
          action={<MarkAction mark={mark} payslip={payslip} />}
        >
          {text(`marks.${mark}`)}
        </Alert>
      ))}
    </>
  );
}

type MarkActionProps = Readonly<{ mark: Payslip["marks"][number]; payslip: Payslip }>;

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
