import { lazy } from "react";
import { useRecordContext } from "react-admin";
import * as z from "zod/mini";
import { bankImport } from "../../../contract/bankStatement";
import { Outstanding, Receipt, ReceiptDetails } from "../../../contract/receivables";
import { RecordHistory } from "../history/RecordHistory";
import { TextLink } from "../layout/BarcodeLink";
import { showAddress } from "../recordAddresses";
import { declareResource } from "../schema/declaration";
import { PapersButton } from "./PapersButton";
import { outstandingFields, receiptFields } from "./texts";

const OutstandingTotals = lazy(() => import("./OutstandingTotals"));
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
    summary: <OutstandingTotals />,
  },
});

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
    aside: (
      <>
        <ReceiptSections />
        <RecordHistory kind="receipt" />
      </>
    ),
  },
});
