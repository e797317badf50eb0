import Lock from "@mui/icons-material/Lock";
import LockOpen from "@mui/icons-material/LockOpen";
import { Box, Chip, Paper, Typography } from "@mui/material";
import { useId } from "react";
import type { PayrollMonth } from "../../../../contract/payroll";
import { indiaMoment, monthText } from "../../formatMoment";
import { LoadError } from "../../layout/LoadError";
import { serverMessage } from "../../serverMessage";
import { useHostQuery } from "../../useHostQuery";
import { useTexts } from "../../useTexts";
import { monthTexts } from "../screenTexts";
import { LockButton } from "./LockButton";
import { MonthNotes } from "./MonthNotes";
import { OpeningButton } from "./OpeningDialog";
import { PayFileButton } from "./PayFileButton";

/** A month's pay run above the list of employees: status, lock and files. */
export function MonthPanel({ month }: { readonly month: string }) {
  const text = useTexts(monthTexts);
  const { data, error, refetch } = useHostQuery({
    key: ["salaries", "month", month],
    ask: (host, signal) => host.call("getPayrollMonth", { month }, { signal }),
  });
  if (error) {
    return (
      <LoadError
        message={serverMessage(error, text("failed"))}
        error={error}
        onRetry={() => void refetch()}
      />
    );
  }
  return data ? <MonthState state={data} /> : null;
}

function MonthState({ state }: { readonly state: PayrollMonth }) {
  const text = useTexts(monthTexts);
  const heading = useId();
  const { month, isLocked, lockedAt, lockedBy = "", obstacle } = state;
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-labelledby={heading}
      sx={{ p: { xs: 2, sm: 3 }, display: "grid", gap: 2, maxWidth: 900 }}
    >
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1.5, alignItems: "center" }}>
        <Typography id={heading} variant="h2">
          {text("title", { month: monthText(month) })}
        </Typography>
        <Chip
          size="small"
          icon={isLocked ? <Lock /> : <LockOpen />}
          label={text(isLocked ? "locked" : "open")}
          variant="outlined"
        />
        <Box sx={{ ml: { sm: "auto" } }}>
          <LockButton key={`${month} ${isLocked}`} state={state} />
        </Box>
      </Box>
      {lockedAt !== undefined && (
        <Typography variant="body2">
          {text("lockedBy", { time: indiaMoment(lockedAt), name: lockedBy })}
        </Typography>
      )}
      {obstacle !== undefined && (
        <Typography variant="body2" color="text.secondary">
          {obstacle}.
        </Typography>
      )}
      <MonthNotes state={state} />
      <PayFiles month={month} isLocked={isLocked} />
      {state.isFirst && <OpeningButton />}
    </Paper>
  );
}

/** The files of an open month are drafts. The files for the bank and the portals need a locked month. */
function PayFiles({ month, isLocked }: Pick<PayrollMonth, "month" | "isLocked">) {
  const text = useTexts(monthTexts);
  return (
    <Box
      role="group"
      aria-label={text("files.title")}
      sx={{ display: "flex", flexWrap: "wrap", gap: 1, ml: -1 }}
    >
      <PayFileButton call="getPayslipsPdf" month={month} label={text("files.payslips")} />
      <PayFileButton call="getPayRegister" month={month} label={text("files.register")} />
      {isLocked && (
        <>
          <PayFileButton call="getBankFile" month={month} label={text("files.bank")} />
          <PayFileButton call="getEpfReturn" month={month} label={text("files.epf")} />
          <PayFileButton call="getEsiReturn" month={month} label={text("files.esi")} />
        </>
      )}
    </Box>
  );
}
