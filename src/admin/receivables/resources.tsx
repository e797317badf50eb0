import { Alert, Button } from "@mui/material";
import { lazy } from "react";
import { useListContext, useRecordContext } from "react-admin";
import * as z from "zod/mini";
import { bankImport } from "../../../contract/imports";
import { Outstanding, Receipt, ReceiptDetails } from "../../../contract/receivables";
import { indiaDate } from "../../../domain/indiaTime";
import { ageingColumns } from "../../../domain/receivables/account";
import { hasText } from "../../../domain/texts";
import { useTexts } from "../../texts/useTexts";
import { showAddress } from "../addresses";
import { RecordHistory } from "../history/RecordHistory";
import { TextLink } from "../layout/BarcodeLink";
import { InfoDialog } from "../layout/ConfirmDialog";
import { Figures } from "../layout/Facts";
import { ListDate } from "../layout/ListDate";
import { DelayedProgress, QueryResult } from "../layout/QueryResult";
import { declareResource } from "../schema/declaration";
import { formatterFor } from "../schema/formatterFor";
import { useRowDialog } from "../schema/ListScreen";
import { ScreensBelow } from "../shell/ScreensBelow";
import { useHostCall, useListSummary } from "../useHostQuery";
import { OpenPapers, useClientAccount } from "./clientAccount";
import { outstandingFields, receiptFields, receivablesTexts } from "./texts";

const ReceiptSections = lazy(() => import("./ReceiptSections"));

function ClientOfRow() {
  const record = useRecordContext();
  if (!record) return null;
  return (
    <TextLink to={showAddress("clients", record.clientId ?? record.id)}>{record.client}</TextLink>
  );
}

/** The amounts that clients owe. Every amount opens its papers. */
export const outstanding = declareResource({
  name: "outstanding",
  texts: outstandingFields,
  list: {
    row: Outstanding,
    columns: [
      "client",
      "outstanding",
      "notDue",
      "upTo30",
      "upTo60",
      "upTo90",
      "over90",
      "onAccount",
      "overdue",
      "oldestDue",
      "creditLimit",
    ],
    hidden: ["overdue", "creditLimit"],
    filters: z.object({
      overdue_gte: z.optional(z.number().check(z.meta({ kind: "rupees" }))),
      oldestDue_lte: z.optional(z.iso.date()),
    }),
    search: true,
    sort: { field: "outstanding", order: "DESC" },
    cells: {
      client: ClientOfRow,
      outstanding: PapersButton,
      notDue: PapersButton,
      upTo30: PapersButton,
      upTo60: PapersButton,
      upTo90: PapersButton,
      over90: PapersButton,
      onAccount: PapersButton,
    },
    top: <OutstandingDate />,
    summary: <OutstandingTotals />,
  },
});

/** The day whose end the list shows. */
function OutstandingDate() {
  const text = useTexts(receivablesTexts);
  return <ListDate label={text("asOn")} last={indiaDate(new Date())} />;
}

/** A button with an amount of a client's row. It opens the list of the invoices and receipts of the amount. */
function PapersButton({ source }: { readonly source: string }) {
  const record = useRecordContext();
  const openDialog = useRowDialog();
  const { date } = useListContext().filterValues;
  const amount = Number(record?.[source] ?? 0);
  if (!record || amount === 0) return formatterFor.rupees(amount);
  const clientId = Number(record.id);
  const close = () => openDialog(undefined);
  return (
    <Button
      size="small"
      color="inherit"
      // The button is as high as a row and takes the room of a line, so that amounts stay in line.
      sx={{
        p: 0,
        minHeight: 30,
        my: "-4px",
        minWidth: 0,
        textDecoration: "underline dotted",
        fontWeight: "inherit",
        fontSize: "inherit",
        lineHeight: "inherit",
      }}
      onClick={() =>
        openDialog(
          <PapersDialog
            clientId={clientId}
            client={String(record.client)}
            column={source}
            date={typeof date === "string" ? date : undefined}
            onClose={close}
          />,
        )
      }
    >
      {formatterFor.rupees(amount)}
    </Button>
  );
}

interface PapersDialogProps {
  readonly clientId: number;
  readonly client: string;
  readonly column: string;
  /** The day whose end the amounts are of. Today if undefined. */
  readonly date: string | undefined;
  readonly onClose: () => void;
}

function PapersDialog({ clientId, client, column, date, onClose }: PapersDialogProps) {
  const text = useTexts(receivablesTexts);
  const fieldText = useTexts(outstandingFields);
  const query = useClientAccount(clientId, { date });
  const label = hasText(outstandingFields.english.fields, column)
    ? fieldText(`fields.${column}`)
    : column;
  return (
    <InfoDialog
      title={`${client}: ${label}`}
      onClose={onClose}
      actions={<Button onClick={onClose}>{text("close")}</Button>}
    >
      <QueryResult query={query} failed={text("failed")}>
        {({ papers }) => (
          <OpenPapers
            papers={papers.filter((paper) => column === "outstanding" || paper.column === column)}
          />
        )}
      </QueryResult>
    </InfoDialog>
  );
}

const columns = ["outstanding", ...ageingColumns] as const;

/** The totals of the listed clients, and the invoices that belong to no client. */
function OutstandingTotals() {
  const text = useTexts(receivablesTexts);
  const fieldText = useTexts(outstandingFields);
  const { filterValues } = useListContext();
  const { data: summary, isPending } = useListSummary("outstanding", filterValues, {
    sums: [...columns],
    choices: [],
  });
  const unlinked = useHostCall(
    ["outstanding", "unlinked"],
    "getUnlinkedInvoices",
    {},
    { enabled: filterValues.date === undefined },
  );
  const open = filterValues.date === undefined ? (unlinked.data?.open ?? 0) : 0;
  return (
    <>
      <ScreensBelow name="outstanding" />
      {isPending && <DelayedProgress />}
      {summary && (
        <Figures
          label={text("totals")}
          figures={columns.map((column) => ({
            label: fieldText(`fields.${column}`),
            value: formatterFor.rupees(summary.sums[column]?.sum ?? 0),
          }))}
        />
      )}
      {open > 0 && (
        <Alert severity="info" variant="outlined" sx={{ maxWidth: 900 }}>
          {text("unlinked", {
            smart_count: unlinked.data?.invoices.length ?? 0,
            amount: formatterFor.rupees(open),
          })}
        </Alert>
      )}
    </>
  );
}

/** Money from clients. A receipt never changes: a super admin reverses it. */
export const receipts = declareResource({
  name: "receipts",
  texts: receiptFields,
  import: bankImport,
  list: {
    row: Receipt,
    columns: [
      "number",
      "date",
      "client",
      "mode",
      "reference",
      "amount",
      "total",
      "onAccount",
      "reversedOn",
      "createdBy",
    ],
    hidden: ["createdBy"],
    hiddenWhenEmpty: ["reversedOn"],
    filters: z.object({
      mode: z.optional(Receipt.shape.mode),
      date_gte: z.optional(z.iso.date()),
      date_lte: z.optional(z.iso.date()),
    }),
    search: true,
    sort: { field: "date", order: "DESC" },
    cells: { client: ClientOfRow },
  },
  show: {
    row: ReceiptDetails,
    fields: [
      "number",
      "date",
      "client",
      "mode",
      "reference",
      "amount",
      "tds",
      "rateDifference",
      "other",
      "otherReason",
      "total",
      "onAccount",
      "reversedOn",
      "reverseReason",
      "createdBy",
      "createdAt",
    ],
    hiddenWhenEmpty: [
      "reference",
      "tds",
      "rateDifference",
      "other",
      "otherReason",
      "reversedOn",
      "reverseReason",
    ],
    aside: (
      <>
        <ReceiptSections />
        <RecordHistory kind="receipt" />
      </>
    ),
  },
});
