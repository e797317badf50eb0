import Download from "@mui/icons-material/Download";
import Lock from "@mui/icons-material/Lock";
import LockOpen from "@mui/icons-material/LockOpen";
import { Alert, Box, Button, Chip, DialogContentText, Paper, Typography } from "@mui/material";
import { lazy, Suspense, useId, useState } from "react";
import type { PayrollMonth } from "../../../../contract/payroll";
import { saveFile } from "../../../browser/saveFile";
import { readLanguage, useTexts } from "../../../texts/useTexts";
import { listAddress } from "../../addresses";
import { indiaMoment, shownMonth } from "../../formatMoment";
import { ConfirmCall } from "../../layout/ConfirmDialog";
import { DelayedProgress, LoadError } from "../../layout/QueryResult";
import { NextStepButton } from "../../layout/RecordButtons";
import { ReasonDialog } from "../../schema/FormDialog";
import { formatterFor } from "../../schema/formatterFor";
import { serverMessage, useSend } from "../../sending";
import { useHostCall } from "../../useHostQuery";
import { PayslipPdf } from "../payslip/PayslipPdf";
import { epfReturnTexts, monthTexts } from "../texts";
import { MonthFunds, MonthNotes } from "./MonthNotes";
import { OpeningButton } from "./OpeningDialog";

export function MonthPanel({ month }: { readonly month: string }) {
  const text = useTexts(monthTexts);
  const { data, error, isPending, refetch } = useHostCall(
    ["salaries", "month", month],
    "getPayrollMonth",
    {
      month,
    },
  );
  // A later read that fails must not close the panel's dialogs.
  if (data) return <MonthState state={data} />;
  if (isPending) return <DelayedProgress />;
  return (
    error && (
      <LoadError
        message={serverMessage(error, text("failed"))}
        error={error}
        onRetry={() => void refetch()}
      />
    )
  );
}

function MonthState({ state }: { readonly state: PayrollMonth }) {
  const text = useTexts(monthTexts);
  const heading = useId();
  const { month, isLocked, lockedAt, lockedBy = "", obstacle, exceptions, leaveRequests } = state;
  const [first] = exceptions;
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-labelledby={heading}
      sx={{ p: { xs: 2, sm: 3 }, display: "grid", gap: 2 }}
    >
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1.5, alignItems: "center" }}>
        <Typography id={heading} variant="h2">
          {text("title", { month: shownMonth(month) })}
        </Typography>
        <Chip
          icon={isLocked ? <Lock /> : <LockOpen />}
          label={text(isLocked ? "locked" : "open")}
          variant="outlined"
        />
        <Box sx={{ ml: { sm: "auto" }, display: "flex", flexWrap: "wrap", gap: 1 }}>
          <LockButton key={`${month} ${isLocked}`} state={state} />
          {first !== undefined && !isLocked && (
            <NextStepButton to={listAddress("exceptions", { month: first.date.slice(0, 7) })}>
              {text("exceptions.settle", { smart_count: exceptions.length })}
            </NextStepButton>
          )}
          {first === undefined && leaveRequests.length > 0 && (
            <NextStepButton to={listAddress("leaves", { status: "REQUESTED" })}>
              {text("requests.decide", { smart_count: leaveRequests.length })}
            </NextStepButton>
          )}
          {isLocked && (
            <>
              <PayFileButton
                call="getBankFile"
                month={month}
                label={text("files.bankWorkbook")}
                isWorkbook
              />
              <PayFileButton call="getBankFile" month={month} label={text("files.bank")} isNext />
            </>
          )}
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
      <MonthFunds funds={state.funds} />
      <PayFiles state={state} />
    </Paper>
  );
}

/** The files of an open month are drafts. The files for the bank and the portals need a locked month. */
function PayFiles({ state }: { readonly state: PayrollMonth }) {
  const text = useTexts(monthTexts);
  const { month, isLocked, isFirst } = state;
  return (
    <Box
      role="group"
      aria-label={text("files.title")}
      sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1 }}
    >
      <PayslipPdf month={month} />
      <PayFileButton call="getPayRegister" month={month} label={text("files.register")} />
      {isLocked && (
        <>
          <PayFileButton call="getEpfReturn" month={month} label={text("files.epf")} />
          <EpfReturnsButton month={month} />
          <PayFileButton call="getEsiReturn" month={month} label={text("files.esi")} />
        </>
      )}
      {isFirst && <OpeningButton />}
    </Box>
  );
}

const EpfReturnsDialog = lazy(() => import("./EpfReturnsDialog"));

function EpfReturnsButton({ month }: { readonly month: string }) {
  const text = useTexts(epfReturnTexts);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{text("action")}</Button>
      {isOpen && (
        <Suspense fallback={null}>
          <EpfReturnsDialog month={month} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

/** The lock of a month, as its next step unless exceptions or leave requests come first. */
function LockButton({ state }: { readonly state: PayrollMonth }) {
  const text = useTexts(monthTexts);
  const [isAsking, setAsking] = useState(false);
  const { month, isLocked, obstacle, exceptions, leaveRequests } = state;
  const isNext = !isLocked && exceptions.length + leaveRequests.length === 0;
  const close = () => setAsking(false);
  return (
    <>
      <Button
        variant={isNext ? "contained" : "outlined"}
        disabled={obstacle !== undefined}
        onClick={() => setAsking(true)}
      >
        {text(isLocked ? "unlock.action" : "lock.action")}
      </Button>
      {isAsking &&
        (isLocked ? (
          <ReasonDialog
            text={(name) => text(`unlock.${name}`, { month: shownMonth(month) })}
            maxLength={500}
            call={(host, reason) => host.call("unlockPayrollMonth", { month, reason })}
            onClose={close}
          />
        ) : (
          <LockDialog state={state} onClose={close} />
        ))}
    </>
  );
}

/** Confirms the lock of a month. The dialog shows the host's refusal and stays open. */
function LockDialog({ state, onClose }: Readonly<{ state: PayrollMonth; onClose: () => void }>) {
  const { month, people, net, locksWith, withoutTerms } = state;
  const listed = new Intl.ListFormat(`${readLanguage()}-IN`);
  const text = useTexts(monthTexts);
  const values = { month: shownMonth(month), net: formatterFor.rupees(net), smart_count: people };
  return (
    <ConfirmCall
      title={text("lock.title", values)}
      question={text("lock.question", values)}
      cancel={text("lock.keep")}
      confirm={
        locksWith.length > 0
          ? text("lock.confirmAll", { smart_count: locksWith.length + 1 })
          : text("lock.confirm")
      }
      color="primary"
      call={(host) => host.call("lockPayrollMonth", { month })}
      done={text("lock.done", values)}
      failed={text("lock.failed")}
      onDone={onClose}
      onClose={onClose}
    >
      {locksWith.length > 0 && (
        <DialogContentText sx={{ mt: 2 }}>
          {text("lock.locksWith", { months: listed.format(locksWith.map(shownMonth)) })}
        </DialogContentText>
      )}
      {withoutTerms.length > 0 && (
        <Alert severity="warning" sx={{ mt: 2, overflowWrap: "anywhere" }}>
          {text("lock.withoutTerms", {
            names: listed.format(withoutTerms.map(({ name }) => name)),
            smart_count: withoutTerms.length,
          })}
        </Alert>
      )}
    </ConfirmCall>
  );
}

/** The ends of the file names. Each name begins with the month. */
const endings = {
  getPayRegister: "register.csv",
  getBankFile: "bank.csv",
  getEpfReturn: "epf.txt",
  getEsiReturn: "esi.csv",
} as const;

interface PayFileButtonProps {
  readonly call: keyof typeof endings;
  readonly month: string;
  readonly label: string;
  /** True if the file is the month's next step. */
  readonly isNext?: boolean;
  /** True if the bank's file is saved as a workbook with text cells. */
  readonly isWorkbook?: boolean;
}

/** Writes the bank's file as a workbook. Account numbers are texts, because a number cell keeps 15 digits. */
async function makeBankWorkbook(csv: Blob): Promise<Blob> {
  const { writeWorkbook } = await import("../../../workbooks/writeWorkbook");
  return writeWorkbook(await csv.text(), ["text", "text", "text", "rupees", "text"]);
}

function PayFileButton(props: PayFileButtonProps) {
  const { call, month, label, isNext = false, isWorkbook = false } = props;
  const text = useTexts(monthTexts);
  const [save, isBusy] = useSend({
    async call(host) {
      const file = await host.call(call, { month });
      return isWorkbook ? makeBankWorkbook(file) : file;
    },
    onDone: (file) => saveFile(file, `${month}-${isWorkbook ? "bank.xlsx" : endings[call]}`),
    failed: text("files.failed"),
  });
  return (
    <Button
      variant={isNext ? "contained" : "text"}
      startIcon={<Download />}
      loading={isBusy}
      onClick={() => void save()}
    >
      {label}
    </Button>
  );
}
