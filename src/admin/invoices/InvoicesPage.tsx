import Lock from "@mui/icons-material/Lock";
import { Alert, Button, MenuItem, Paper, TextField, Typography } from "@mui/material";
import { useState } from "react";
import type { Invoice } from "../../../contract/invoices";
import { invoiceKinds } from "../../../domain/invoices/invoiceDocument";
import { useTexts } from "../../texts/useTexts";
import { invoiceAddress } from "../addresses";
import { indiaMoment, shownDate, shownMonth } from "../formatMoment";
import { TextLink } from "../layout/BarcodeLink";
import { CellTable } from "../layout/CellTable";
import { ConfirmCall } from "../layout/ConfirmDialog";
import { MonthSearch, useMonthSearch } from "../layout/PeriodInputs";
import { QueryResult } from "../layout/QueryResult";
import { useAccess } from "../layout/RequireAccess";
import { Screen } from "../layout/Screen";
import { ReasonDialog } from "../schema/FormDialog";
import { formatterFor } from "../schema/formatterFor";
import { useHostCall } from "../useHostQuery";
import { filedMonthTexts, invoiceTexts } from "./texts";

const columns = ["serial", "date", "kind", "client", "taxable", "tax", "total", "state"] as const;

const textOf = ({ serial, client, orderId, gstin = "" }: Invoice) =>
  `${serial} ${client} #${orderId} ${gstin}`;

/** The invoices, challans and credit notes of a month, the latest first. Cancelled ones are listed too. */
export default function InvoicesPage() {
  const text = useTexts(invoiceTexts);
  const { month, hasMonth, matches, inputs } = useMonthSearch();
  const [kind, setKind] = useState("");
  const query = useHostCall(
    ["invoices", "month", month],
    "getInvoices",
    { month },
    { enabled: hasMonth },
  );
  return (
    <Screen title={text("title")}>
      <MonthSearch inputs={inputs} labels={{ month: text("month"), search: text("search") }}>
        <TextField
          select
          label={text("kind")}
          value={kind}
          onChange={({ target }) => setKind(target.value)}
          slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
          sx={{ minWidth: 170, maxWidth: 240 }}
        >
          <MenuItem value="">{text("allKinds")}</MenuItem>
          {invoiceKinds.map((one) => (
            <MenuItem key={one} value={one}>
              {text(`kinds.${one}`)}
            </MenuItem>
          ))}
        </TextField>
      </MonthSearch>
      {hasMonth && <FiledMonthNote month={month} />}
      <QueryResult query={query} failed={text("failed")}>
        {(invoices) => <InvoiceTable invoices={invoices} kind={kind} matches={matches} />}
      </QueryResult>
    </Screen>
  );
}

type TableProps = Readonly<{
  invoices: readonly Invoice[];
  kind: string;
  matches: (text: string) => boolean;
}>;

/** A credit note lowers the invoiced amount, and a challan is no sale. */
const signs = { TAX_INVOICE: 1, CHALLAN: 0, CREDIT_NOTE: -1 } as const;

function InvoiceTable({ invoices, kind, matches }: TableProps) {
  const text = useTexts(invoiceTexts);
  if (invoices.length === 0)
    return <Typography color="text.secondary">{text("noneInMonth")}</Typography>;
  const found = invoices.filter(
    (invoice) => (kind === "" || invoice.kind === kind) && matches(textOf(invoice)),
  );
  const sum = found
    .filter(({ cancelledAt }) => cancelledAt === undefined)
    .reduce((all, { total, kind: one }) => all + signs[one] * total, 0);
  const stateOf = ({ cancelledAt, ewayNumber, irn }: Invoice) =>
    cancelledAt === undefined
      ? [
          text("states.posted"),
          ...(ewayNumber === undefined ? [] : [text("states.eway")]),
          ...(irn === undefined ? [] : [text("states.irn")]),
        ].join(" · ")
      : text("states.cancelled");
  return (
    <>
      <Typography color="text.secondary" role="status">
        {found.length === 0
          ? text("notFound")
          : text("total", { smart_count: found.length, total: formatterFor.rupees(sum) })}
      </Typography>
      {found.length > 0 && (
        <Paper variant="outlined" sx={{ p: { xs: 2, sm: 3 } }}>
          <CellTable
            label={text("title")}
            columns={columns}
            figures={["taxable", "tax", "total"]}
            header={(column) => text(`columns.${column}`)}
            rows={found.toReversed().map((invoice) => ({
              serial: (
                <TextLink to={invoiceAddress(invoice.id)} noWrap>
                  {invoice.serial}
                </TextLink>
              ),
              date: shownDate(invoice.date),
              kind: text(`kinds.${invoice.kind}`),
              client: invoice.client,
              taxable: formatterFor.rupees(invoice.taxable),
              tax: formatterFor.rupees(invoice.tax),
              total: formatterFor.rupees(invoice.total),
              state: stateOf(invoice),
            }))}
            minWidth={860}
          />
        </Paper>
      )}
    </>
  );
}

/** Shows if the month's return is filed. A super admin locks the month against papers, and unlocks it with a reason. */
function FiledMonthNote({ month }: { readonly month: string }) {
  const text = useTexts(filedMonthTexts);
  const mayLock = useAccess("admins", "lockFiledMonth");
  const [isAsking, setAsking] = useState(false);
  const { data } = useHostCall(["filedMonths"], "getFiledMonths", {});
  if (!data) return null;
  const lock = data.months.find((one) => one.month === month);
  const name = shownMonth(month);
  const close = () => setAsking(false);
  const button = mayLock && (
    <Button color="inherit" size="small" onClick={() => setAsking(true)}>
      {text(lock ? "unlock.action" : "lock.action")}
    </Button>
  );
  return (
    <>
      {lock ? (
        <Alert severity="info" variant="outlined" icon={<Lock />} action={button}>
          {text("locked", { month: name, time: indiaMoment(lock.lockedAt), name: lock.lockedBy })}
        </Alert>
      ) : (
        mayLock && (
          <Alert severity="info" variant="outlined" icon={false} action={button}>
            {text("open", { month: name })}
          </Alert>
        )
      )}
      {isAsking &&
        (lock ? (
          <ReasonDialog
            text={(part) =>
              part === "title" ? text("unlock.title", { month: name }) : text(`unlock.${part}`)
            }
            maxLength={300}
            call={(host, reason) => host.call("unlockFiledMonth", { month, reason })}
            onClose={close}
          />
        ) : (
          <ConfirmCall
            title={text("lock.title", { month: name })}
            question={text("lock.question")}
            cancel={text("lock.keep")}
            confirm={text("lock.confirm")}
            color="primary"
            call={(host) => host.call("lockFiledMonth", { month })}
            done={text("lock.done", { month: name })}
            failed={text("lock.failed")}
            onDone={close}
            onClose={close}
          />
        ))}
    </>
  );
}
