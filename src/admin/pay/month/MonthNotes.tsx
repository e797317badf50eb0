import { Alert, Box, Button, Typography } from "@mui/material";
import { Link as RouterLink } from "react-router-dom";
import type { PayrollMonth } from "../../../../contract/payroll";
import { useTexts } from "../../../texts/useTexts";
import {
  employeeAddress,
  listAddress,
  payslipAddress,
  salarySetupAddress,
  showAddress,
} from "../../addresses";
import { indiaMoment, shownDate } from "../../formatMoment";
import { TextLink } from "../../layout/BarcodeLink";
import { CellTable } from "../../layout/CellTable";
import { formatterFor } from "../../schema/formatterFor";
import { Disclosure } from "../payslip/Disclosure";
import { monthTexts } from "../texts";

/** Most exceptions in a note. A separate screen shows the full list. */
const mostLines = 5;

interface NoteProps {
  readonly title: string;
  readonly severity?: "info" | "warning";
  readonly hint?: string;
  readonly lines: readonly {
    readonly id: string | number;
    readonly label: string;
    readonly to: string | undefined;
    /** The text after the link. */
    readonly rest?: string;
  }[];
  readonly list?: { readonly to: string; readonly label: string };
}

/** A note about a month before its lock. It expands to its lines. Without lines there is no note. */
function Note({ title, severity = "info", hint, lines, list }: NoteProps) {
  if (lines.length === 0) return null;
  return (
    <Alert
      severity={severity}
      variant="outlined"
      sx={{
        py: 0,
        "& .MuiAlert-message": { flexGrow: 1, minWidth: 0, py: 0 },
        "& .MuiAlert-icon": { py: 1.5 },
      }}
    >
      <Disclosure summary={<Typography variant="body2">{title}</Typography>}>
        {hint !== undefined && <Typography variant="body2">{hint}</Typography>}
        <Box
          component="ul"
          sx={{ m: 0, pl: 2.5, display: "grid", gap: 0.5, overflowWrap: "anywhere" }}
        >
          {lines.map(({ id, label, to, rest }) => (
            <li key={id}>
              {to === undefined ? label : <TextLink to={to}>{label}</TextLink>}
              {rest}
            </li>
          ))}
        </Box>
        {list && (
          <Button component={RouterLink} to={list.to} color="inherit">
            {list.label}
          </Button>
        )}
      </Disclosure>
    </Alert>
  );
}

export function MonthNotes({ state }: { readonly state: PayrollMonth }) {
  const text = useTexts(monthTexts);
  const { month, exceptions, leaveRequests, ownCorrections } = state;
  const { withoutTerms, withoutCrew, leaversOwing } = state;
  return (
    <Box
      sx={{
        display: "grid",
        gap: 1,
        gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 320px), 1fr))",
        alignItems: "start",
        "&:empty": { display: "none" },
      }}
    >
      <Note
        severity="warning"
        title={text("exceptions.title", { smart_count: exceptions.length })}
        lines={exceptions.slice(0, mostLines).map(({ id, name, date, detail, barcodeId }) => ({
          id,
          label: `${name}, ${shownDate(date)}`,
          to: listAddress("exceptions", { month: date.slice(0, 7), q: barcodeId }),
          rest: `: ${detail}`,
        }))}
        list={{
          to: listAddress("exceptions", { month: exceptions[0]?.date.slice(0, 7) ?? month }),
          label: text("exceptions.all"),
        }}
      />
      <Note
        severity="warning"
        title={text("requests.title", { smart_count: leaveRequests.length })}
        lines={leaveRequests.map(({ id, name, firstDate, barcodeId }) => ({
          id,
          label: `${name}, ${shownDate(firstDate)}`,
          to: listAddress("leaves", { status: "REQUESTED", q: barcodeId }),
        }))}
      />
      <Note
        title={text("own.title", { smart_count: ownCorrections.length })}
        lines={ownCorrections.map(({ id, name = "", barcodeId, at, reason, proposedBy }) => ({
          id,
          label: name,
          to: barcodeId && employeeAddress(barcodeId),
          rest: text("own.line", { time: indiaMoment(at), reason, by: proposedBy }),
        }))}
        list={{ to: listAddress("corrections", {}), label: text("own.all") }}
      />
      <Note
        severity="warning"
        title={text("withoutTerms.title", { smart_count: withoutTerms.length })}
        hint={text("withoutTerms.text")}
        lines={withoutTerms.map(({ employeeId, name }) => ({
          id: employeeId,
          label: name,
          to: salarySetupAddress(employeeId),
        }))}
      />
      <Note
        severity="warning"
        title={text("withoutCrew.title", { smart_count: withoutCrew.length })}
        hint={text("withoutCrew.text")}
        lines={withoutCrew.map(({ machineId, machine, date, good }) => ({
          id: `${date} ${machineId}`,
          label: machine,
          to: showAddress("machines", machineId),
          rest: text("withoutCrew.line", {
            date: shownDate(date),
            good: formatterFor.number(good),
          }),
        }))}
      />
      <Note
        title={text("leaversOwing.title", { smart_count: leaversOwing.length })}
        hint={text("leaversOwing.text")}
        lines={leaversOwing.map(({ employeeId, name, rest }) => ({
          id: employeeId,
          label: text("leaversOwing.line", { name, rest: formatterFor.rupees(rest) }),
          to: payslipAddress(month, employeeId),
        }))}
      />
      {(["withoutAccount", "missingInEpf", "missingInEsi", "pensionUnknown"] as const).map(
        (note) => (
          <Note
            key={note}
            title={text(`${note}.title`, { smart_count: state[note].length })}
            hint={text(`${note}.text`)}
            lines={state[note].map(({ employeeId, name }) => ({
              id: employeeId,
              label: name,
              to: showAddress("employees", employeeId),
            }))}
          />
        ),
      )}
    </Box>
  );
}

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
