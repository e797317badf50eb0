import * as z from "zod/mini";
import { schemaError } from "../domain/messages/schemaError";
import {
  ageingColumns,
  debtKinds,
  openItemKinds,
  receiptModes,
  storedModes,
} from "../domain/receivables/account";
import { listFor, ownCall } from "./call";
import {
  calendarDate,
  enteredDate,
  id,
  instant,
  line,
  optional,
  paperLanguage,
  recordNumber,
  rupees,
  settingsVersion,
} from "./fields";

const rupeeAmount = () => z.number().check(z.meta({ kind: "rupees" }));

/** A receipt with its deductions. An amount is in rupees. */
export const Receipt = z.object({
  id: id(),
  number: z.string(),
  date: calendarDate(),
  client: z.string(),
  clientId: id(),
  mode: z.enum(storedModes),
  reference: z.optional(z.string()),
  amount: rupeeAmount(),
  tds: rupeeAmount(),
  rateDifference: rupeeAmount(),
  other: rupeeAmount(),
  otherReason: z.optional(z.string()),
  /** The amount and its deductions. */
  total: rupeeAmount(),
  /** The part of the total that is not allocated. */
  onAccount: rupeeAmount(),
  /** The date of the row that reverses the receipt. */
  reversedOn: z.optional(calendarDate()),
  reverseReason: z.optional(z.string()),
  createdBy: z.string(),
  createdAt: instant(),
});

/** The part of a receipt that pays an invoice or an opening balance. */
const Allocation = z.object({
  kind: z.enum(debtKinds),
  paperId: recordNumber(),
  amount: rupees().check(z.positive()),
});

const Allocations = z.array(Allocation).check(
  z.maxLength(200),
  z.refine(
    (parts) =>
      new Set(parts.map(({ kind, paperId }) => `${kind} ${paperId}`)).size === parts.length,
    schemaError("rows.sameName"),
  ),
);

export const ReceiptDetails = z.extend(Receipt, {
  allocations: z.array(
    z.object({
      kind: z.enum(debtKinds),
      paperId: id(),
      number: z.string(),
      date: calendarDate(),
      amount: rupeeAmount(),
    }),
  ),
  /** The version of the allocations. Each change raises it by 1, from 0. */
  allocationsVersion: z.optional(settingsVersion()),
});
export type ReceiptDetails = z.infer<typeof ReceiptDetails>;

/** The body that enters a receipt. Without allocations the whole receipt is on account. */
export const ReceiptCreation = z
  .object({
    clientId: recordNumber(),
    date: enteredDate(),
    mode: z.enum(receiptModes),
    reference: optional(line(60)),
    amount: rupees(),
    tds: z._default(rupees(), 0),
    rateDifference: z._default(rupees(), 0),
    other: z._default(rupees(), 0),
    otherReason: optional(line(200)),
    allocations: z._default(Allocations, []),
  })
  .check(
    z.refine(
      ({ amount: received, tds, rateDifference, other }) =>
        received + tds + rateDifference + other > 0,
      { path: ["amount"], message: schemaError("required") },
    ),
    z.refine(({ other, otherReason }) => other === 0 || otherReason !== undefined, {
      path: ["otherReason"],
      message: schemaError("required"),
    }),
  );
export type ReceiptCreation = z.infer<typeof ReceiptCreation>;

/** The allocations of a receipt, in place of the present ones. */
export const ReceiptAllocations = z.object({
  allocations: Allocations,
  /** The version that the person has seen. A conflict (409) if the allocations have changed since. */
  allocationsVersion: z.optional(settingsVersion()),
});
export type ReceiptAllocations = z.infer<typeof ReceiptAllocations>;

export const Reversal = z.object({ date: enteredDate(), reason: line(300) });
export type Reversal = z.infer<typeof Reversal>;

export const OpeningCreation = z.object({
  clientId: recordNumber(),
  date: enteredDate(),
  /** The number of the old invoice. */
  reference: optional(line(60)),
  amount: rupees().check(z.positive()),
  /** True for an amount that the client had paid in advance. */
  isAdvance: z._default(z.boolean(), false),
});
export type OpeningCreation = z.infer<typeof OpeningCreation>;

const ageing = {
  notDue: rupeeAmount(),
  upTo30: rupeeAmount(),
  upTo60: rupeeAmount(),
  upTo90: rupeeAmount(),
  over90: rupeeAmount(),
  onAccount: rupeeAmount(),
} satisfies Record<(typeof ageingColumns)[number], unknown>;

/** The amounts that a client owes. The six columns add up to `outstanding`. */
export const Outstanding = z.object({
  /** The client's number. */
  id: id(),
  client: z.string(),
  outstanding: rupeeAmount(),
  ...ageing,
  overdue: rupeeAmount(),
  /** The due date of the oldest open paper. */
  oldestDue: z.optional(calendarDate()),
  creditLimit: z.optional(rupeeAmount()),
});
export type Outstanding = z.infer<typeof Outstanding>;

/** A paper with an open amount. A receipt on account has a negative amount. */
export const OpenPaper = z.object({
  kind: z.enum(openItemKinds),
  paperId: id(),
  number: z.string(),
  date: calendarDate(),
  dueDate: calendarDate(),
  amount: rupeeAmount(),
  open: rupeeAmount(),
  column: z.enum(ageingColumns),
  /** The statutory interest on a late payment until today. It is shown, and never added. */
  interest: z.optional(rupeeAmount()),
});
export type OpenPaper = z.infer<typeof OpenPaper>;

export const ClientAccount = z.object({
  clientId: id(),
  client: z.string(),
  outstanding: rupeeAmount(),
  ageing: z.object(ageing),
  creditLimit: z.optional(rupeeAmount()),
  /** The undelivered part of the client's orders with a price. Absent if the setting leaves it out. */
  undelivered: z.optional(rupeeAmount()),
  /** The number of undelivered orders without a price, which `undelivered` and the free credit leave out. */
  unpricedOrders: z.optional(z.int()),
  freeCredit: z.optional(rupeeAmount()),
  /** The average days from the invoice to its payment, of the last 20 paid invoices. */
  averageDaysToPay: z.optional(z.number()),
  papers: z.array(OpenPaper),
  /** The latest 50 receipts. */
  receipts: z.array(Receipt),
  openings: z.array(
    z.object({
      id: id(),
      date: calendarDate(),
      reference: z.optional(z.string()),
      amount: rupeeAmount(),
      reversedOn: z.optional(calendarDate()),
    }),
  ),
});
export type ClientAccount = z.infer<typeof ClientAccount>;

/** Open invoices of names that no client has. */
const UnlinkedInvoices = z.object({
  open: rupeeAmount(),
  invoices: z.array(
    z.object({ id: id(), serial: z.string(), client: z.string(), open: rupeeAmount() }),
  ),
});

export const receivablesCalls = {
  getOutstanding: ownCall("/admin/outstanding", "GET", "admin", {
    /** The amounts at the end of this day. Today if omitted. */
    query: z.object({ date: z.optional(enteredDate()) }),
    ...listFor("outstanding", Outstanding),
  }),
  getUnlinkedInvoices: ownCall("/admin/outstanding/unlinked", "GET", "admin", {
    reply: UnlinkedInvoices,
  }),
  getReceipts: ownCall("/admin/receipts", "GET", "admin", listFor("receipts", Receipt)),
  getReceipt: ownCall("/admin/receipts/:id", "GET", "admin", {
    serves: ["one", "receipts"],
    reply: ReceiptDetails,
  }),
  createReceipt: ownCall("/admin/receipts", "POST", "admin", {
    changes: ["outstanding", "receipts"],
    creates: true,
    body: ReceiptCreation,
    reply: ReceiptDetails,
  }),
  /** Replaces the allocations of a receipt. */
  allocateReceipt: ownCall("/admin/receipts/:id/allocations", "PUT", "admin", {
    changes: ["outstanding", "receipts"],
    body: ReceiptAllocations,
    reply: ReceiptDetails,
  }),
  reverseReceipt: ownCall("/admin/receipts/:id/reverse", "PUT", "super", {
    changes: ["outstanding", "receipts"],
    body: Reversal,
    reply: ReceiptDetails,
  }),
  getClientAccount: ownCall("/admin/clients/:id/account", "GET", "admin", {
    /** The account at the end of this day. Today if omitted. */
    query: z.object({ date: z.optional(enteredDate()) }),
    reply: ClientAccount,
  }),
  getStatementPdf: ownCall("/admin/clients/:id/statement.pdf", "GET", "admin", {
    query: z.object({ from: enteredDate(), to: enteredDate(), language: paperLanguage() }),
    reply: "pdf",
  }),
  /** Replies with one text that lists all that the client owes late. */
  getReminder: ownCall("/admin/clients/:id/reminder", "GET", "admin", {
    query: z.object({ language: paperLanguage() }),
    reply: z.object({ text: z.string() }),
  }),
  createOpening: ownCall("/admin/client-openings", "POST", "super", {
    changes: ["openings", "outstanding", "receipts"],
    creates: true,
    body: OpeningCreation,
    reply: ClientAccount,
  }),
  reverseOpening: ownCall("/admin/client-openings/:id/reverse", "PUT", "super", {
    changes: ["openings", "outstanding", "receipts"],
    body: Reversal,
    reply: ClientAccount,
  }),
};
