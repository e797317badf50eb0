import { Alert, Box, Button, Link, Typography } from "@mui/material";
import type { ReactNode } from "react";
import { Link as RouterLink } from "react-router-dom";
import type { PayrollMonth } from "../../../../contract/payroll";
import { addressOf } from "../../canonicalPaths";
import { dateText, indiaMoment } from "../../formatMoment";
import {
  employeeAddress,
  payslipAddress,
  salarySetupAddress,
  showAddress,
} from "../../recordAddresses";
import { formatterFor } from "../../schema/formatterFor";
import { useTexts } from "../../useTexts";
import { Disclosure } from "../payslip/Disclosure";
import { monthTexts } from "../screenTexts";

/** Most lines in a note. A separate screen shows the full list. */
const mostLines = 5;

const filtered = (screen: "exceptions" | "corrections", filter: object) =>
  `${addressOf(screen)}?${new URLSearchParams({ filter: JSON.stringify(filter) })}`;

interface NoteProps {
  readonly title: string;
  readonly severity: "info" | "warning";
  readonly children: ReactNode;
}

/** A note about a month before its lock. It expands to list the employees. */
const Note = ({ title, severity, children }: NoteProps) => (
  <Alert
    severity={severity}
    variant="outlined"
    sx={{
      "& .MuiAlert-message": { flexGrow: 1, minWidth: 0, py: 0 },
      "& .MuiAlert-icon": { py: 1.5 },
    }}
  >
    <Disclosure summary={<Typography variant="body2">{title}</Typography>}>{children}</Disclosure>
  </Alert>
);

const Lines = ({ children }: { readonly children: ReactNode }) => (
  <Box component="ul" sx={{ m: 0, pl: 2.5, display: "grid", gap: 0.5, overflowWrap: "anywhere" }}>
    {children}
  </Box>
);

interface PersonLinkProps {
  readonly name: string;
  readonly barcodeId: string | undefined;
}

const PersonLink = ({ name, barcodeId }: PersonLinkProps) =>
  barcodeId === undefined ? (
    name
  ) : (
    <Link component={RouterLink} to={employeeAddress(barcodeId)} color="inherit">
      {name}
    </Link>
  );

/** Blockers and warnings for a lock, each with a link to the screen that resolves it. */
export function MonthNotes({ state }: { readonly state: PayrollMonth }) {
  const text = useTexts(monthTexts);
  const { month, exceptions, ownCorrections, withoutTerms, leaversOwing } = state;
  return (
    <>
      {exceptions.length > 0 && (
        <Note
          severity="warning"
          title={text("exceptions.title", { smart_count: exceptions.length })}
        >
          <Lines>
            {exceptions.slice(0, mostLines).map(({ id, name, date, detail, barcodeId }) => (
              <li key={id}>
                <Link
                  component={RouterLink}
                  to={filtered("exceptions", { month: date.slice(0, 7), q: barcodeId })}
                  color="inherit"
                >
                  {name}, {dateText(date)}
                </Link>
                {`: ${detail}`}
              </li>
            ))}
          </Lines>
          <Button
            component={RouterLink}
            to={filtered("exceptions", { month: exceptions[0]?.date.slice(0, 7) ?? month })}
            color="inherit"
          >
            {text("exceptions.all")}
          </Button>
        </Note>
      )}
      {ownCorrections.length > 0 && (
        <Note severity="info" title={text("own.title", { smart_count: ownCorrections.length })}>
          <Lines>
            {ownCorrections.map(({ id, name = "", barcodeId, at, reason, proposedBy }) => (
              <li key={id}>
                <PersonLink name={name} barcodeId={barcodeId} />
                {text("own.line", { time: indiaMoment(at), reason, by: proposedBy })}
              </li>
            ))}
          </Lines>
          <Button component={RouterLink} to={filtered("corrections", {})} color="inherit">
            {text("own.all")}
          </Button>
        </Note>
      )}
      {withoutTerms.length > 0 && (
        <Note
          severity="warning"
          title={text("withoutTerms.title", { smart_count: withoutTerms.length })}
        >
          <Typography variant="body2">{text("withoutTerms.text")}</Typography>
          <Lines>
            {withoutTerms.map(({ employeeId, name }) => (
              <li key={employeeId}>
                <Link component={RouterLink} to={salarySetupAddress(employeeId)} color="inherit">
                  {name}
                </Link>
              </li>
            ))}
          </Lines>
        </Note>
      )}
      {leaversOwing.length > 0 && (
        <Note
          severity="info"
          title={text("leaversOwing.title", { smart_count: leaversOwing.length })}
        >
          <Typography variant="body2">{text("leaversOwing.text")}</Typography>
          <Lines>
            {leaversOwing.map(({ employeeId, name, rest }) => (
              <li key={employeeId}>
                <Link component={RouterLink} to={payslipAddress(month, employeeId)} color="inherit">
                  {text("leaversOwing.line", { name, rest: formatterFor.rupees(rest) })}
                </Link>
              </li>
            ))}
          </Lines>
        </Note>
      )}
      {(["withoutAccount", "missingInEpf", "missingInEsi"] as const).map(
        (note) =>
          state[note].length > 0 && (
            <Note
              key={note}
              severity="info"
              title={text(`${note}.title`, { smart_count: state[note].length })}
            >
              <Typography variant="body2">{text(`${note}.text`)}</Typography>
              <Lines>
                {state[note].map(({ employeeId, name }) => (
                  <li key={employeeId}>
                    <Link
                      component={RouterLink}
                      to={showAddress("employees", employeeId)}
                      color="inherit"
                    >
                      {name}
                    </Link>
                  </li>
                ))}
              </Lines>
            </Note>
          ),
      )}
    </>
  );
}
