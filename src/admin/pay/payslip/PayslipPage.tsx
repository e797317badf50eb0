import { Button, Paper, Typography } from "@mui/material";
import { useId } from "react";
import { Link, useParams } from "react-router-dom";
import type { Payslip } from "../../../../contract/payroll";
import { indiaDate } from "../../../../domain/indiaTime";
import { monthText } from "../../formatMoment";
import { DelayedProgress, LoadError } from "../../layout/LoadError";
import { MonthPage, OtherMonths } from "../../layout/MonthPage";
import { Screen } from "../../layout/Screen";
import { listAddress, payslipAddress, salarySetupAddress } from "../../recordAddresses";
import { serverMessage } from "../../serverMessage";
import { useHostQuery } from "../../useHostQuery";
import { useTexts } from "../../useTexts";
import { PayFileButton } from "../month/PayFileButton";
import { payslipTexts } from "../screenTexts";
import { Disclosure } from "./Disclosure";
import { PayDays } from "./PayDays";
import { PayLines } from "./PayLines";
import { PayslipHead } from "./PayslipHead";

/** A month's pay of one person: each amount unfolds what it is made of, down to the scans. */
export default function PayslipPage() {
  const { employeeId = "" } = useParams();
  return (
    <MonthPage resource="salaries">
      {(month) => <PayslipOf month={month} employeeId={employeeId} />}
    </MonthPage>
  );
}

interface PayslipOfProps {
  readonly month: string;
  readonly employeeId: string;
}

function PayslipOf({ month, employeeId }: PayslipOfProps) {
  const text = useTexts(payslipTexts);
  const { data, error, isPending, refetch } = useHostQuery({
    key: ["salaries", "payslip", month, employeeId],
    ask: (host, signal) => host.call("getPayslip", { month, employeeId }, { signal }),
  });
  return (
    <Screen
      title={text("title", { month: monthText(month) })}
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

/** The ways to the list of the month, and to the months before and after. */
function PayslipActions({ month, employeeId }: PayslipOfProps) {
  const text = useTexts(payslipTexts);
  const present = indiaDate(new Date()).slice(0, 7);
  return (
    <>
      <Button component={Link} to={listAddress("salaries", month === present ? {} : { month })}>
        {text("toList")}
      </Button>
      <PayFileButton
        call="getPayslipsPdf"
        month={month}
        employeeId={employeeId}
        label={text("file")}
      />
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

/** Every day of the month, those that earn nothing too. */
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
      sx={{ p: { xs: 2, sm: 3 }, maxWidth: 900 }}
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
