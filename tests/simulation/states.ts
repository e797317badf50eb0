import type { CallName } from "../../contract/routes";
import type { Plant } from "./plant";
import type { Reply } from "./server";

/** What the simulation remembers of accepted requests, to know that a plant has reached a state. */
export interface Memory {
  /** The amounts that receipts pay, in rupees, by kind and number of the paper. */
  readonly paid: Map<string, number>;
  /** The papers that a receipt pays, by the receipt's number. */
  readonly papersOf: Map<string, readonly string[]>;
  /** The totals of invoices and opening balances in rupees. */
  readonly totals: Map<string, number>;
  /** The badges of people with an advance. */
  readonly advances: Set<string>;
  /** The reels that came back from a machine. */
  readonly returned: Set<string>;
}

export interface Seen {
  readonly name: CallName;
  // biome-ignore lint/suspicious/noExplicitAny: each state reads the fields of its own call
  readonly sent: any;
  readonly body: Reply["body"];
  /** The number in the path. */
  readonly id: string;
  readonly today: string;
  readonly plant: Plant;
  readonly memory: Memory;
}

/** A named state of a plant. It is reached when the host accepts the call and the condition holds. */
interface State {
  readonly name: string;
  readonly call: CallName;
  /** The days that a run needs to reach it. */
  readonly leastDays?: number;
  isReached?(seen: Seen): boolean;
}

const hasLine = (kind: string) => (seen: Seen) =>
  seen.body.lines.some((line: { readonly kind: string }) => line.kind === kind);

const hasException = (kind: string) => (seen: Seen) =>
  seen.body.some((row: { readonly kind: string }) => row.kind === kind);

const dateOf = (at: string | undefined) => String(at).slice(0, 10);

const paysKind = (kind: string) => (seen: Seen) =>
  seen.sent.allocations.some((part: { readonly kind: string }) => part.kind === kind);

const isSettled = ({ memory, id }: Seen) =>
  (memory.papersOf.get(id) ?? []).some(
    (paper) => (memory.paid.get(paper) ?? 0) >= (memory.totals.get(paper) ?? Infinity),
  );

/** The first Monday of a run is 4 January 2027. */
export const states: readonly State[] = [
  // Money
  { name: "a bounced receipt", call: "reverseReceipt" },
  { name: "a bounced receipt on a settled bill", call: "reverseReceipt", isReached: isSettled },
  {
    name: "a receipt of an earlier day",
    call: "createReceipt",
    isReached: ({ sent, today }) => sent.date < today,
  },
  {
    name: "a receipt with tax deducted",
    call: "createReceipt",
    isReached: ({ sent }) => sent.tds > 0,
  },
  {
    name: "a receipt all on account",
    call: "createReceipt",
    isReached: ({ body }) => body.allocations.length === 0,
  },
  {
    name: "a receipt for several bills",
    call: "createReceipt",
    isReached: ({ body }) => body.allocations.length > 1,
  },
  {
    name: "an opening balance that is paid",
    call: "createReceipt",
    isReached: paysKind("OPENING"),
  },
  {
    name: "a receipt taken from its bills",
    call: "allocateReceipt",
    isReached: ({ sent }) => sent.allocations.length === 0,
  },
  { name: "an opening balance taken back", call: "reverseOpening" },
  {
    name: "an invoice cancelled on its day",
    call: "cancelInvoice",
    isReached: ({ body, today }) => body.date === today,
  },
  {
    name: "an invoice cancelled on a later day",
    call: "cancelInvoice",
    isReached: ({ body, today }) => body.date < today,
  },
  {
    name: "an invoice that needs an e-way bill",
    call: "createInvoice",
    isReached: ({ body }) => body.ewayNeeded,
  },
  {
    name: "a paid invoice that is credited",
    call: "createCreditNote",
    isReached: ({ sent, memory }) => memory.paid.has(`INVOICE ${sent.invoiceId}`),
  },
  {
    name: "an invoice credited to its last box",
    call: "getInvoice",
    isReached: ({ body }) => body.creditNotes.length > 0 && body.creditableQuantity === 0,
  },
  {
    name: "a due day that changes for a client with debts",
    call: "updateClient",
    isReached: ({ plant, id }) => plant.ledger.some(({ client }) => String(client.id) === id),
  },
  {
    name: "debts of more than 90 days",
    call: "getOutstanding",
    isReached: ({ body }) => body.some((row: { over90: number }) => row.over90 > 0),
  },
  {
    name: "the first invoice of a financial year",
    call: "createInvoice",
    leastDays: 90,
    isReached: ({ body }) => body.serial.endsWith("/00001") && body.date > "2027-03-31",
  },
  // Orders
  {
    name: "an order dispatched in parts",
    call: "getOrderDispatches",
    isReached: ({ body }) => body.dispatches.length > 1,
  },
  { name: "a cancelled dispatch", call: "cancelDispatch" },
  { name: "a cancelled order that is restored", call: "restoreOrder" },
  {
    name: "an order shipped by its status",
    call: "moveOrder",
    isReached: ({ sent }) => sent.status === "SHIPPED",
  },
  { name: "a lost quotation", call: "loseQuotation" },
  {
    name: "a quotation sent a second time",
    call: "sendQuotation",
    isReached: ({ body }) => body.revision > 1,
  },
  { name: "an accepted quotation", call: "acceptQuotation" },
  // Paper
  { name: "a reel used up", call: "returnReel", isReached: ({ sent }) => sent.weight === 0 },
  {
    name: "a part of a reel that runs again",
    call: "issueReel",
    isReached: ({ sent, memory }) => memory.returned.has(sent.barcodeId),
  },
  // Stages
  { name: "an entry that is reversed", call: "reverseStageEntry" },
  { name: "an entry that is reversed at its station", call: "reverseStage" },
  {
    name: "an entry of an earlier day",
    call: "createStageEntry",
    isReached: ({ sent, today }) => sent.at !== undefined && dateOf(sent.at) < today,
  },
  {
    name: "more pieces than the stage before gave",
    call: "enterStage",
    isReached: ({ sent }) => sent.isConfirmed === true,
  },
  {
    name: "a stop over midnight",
    call: "createMachineStop",
    isReached: ({ sent }) =>
      sent.endedAt !== undefined && dateOf(sent.startedAt) !== dateOf(sent.endedAt),
  },
  { name: "a planned stop that is cancelled", call: "cancelMachineStop" },
  {
    name: "a tool at a machine",
    call: "moveTool",
    isReached: ({ body }) => body.state === "AT_MACHINE",
  },
  // People
  {
    name: "a second scan within a minute",
    call: "punch",
    isReached: ({ body }) => body.outcome === "ALREADY_RECORDED",
  },
  {
    name: "a forgotten check-out",
    call: "getExceptions",
    isReached: hasException("OPEN_CHECK_OUT"),
  },
  { name: "work on a day off", call: "getExceptions", isReached: hasException("DAY_OFF") },
  {
    name: "a scan that is added later",
    call: "proposeCorrection",
    isReached: ({ sent }) => sent.action === "ADD",
  },
  { name: "half a day of leave", call: "createLeave", isReached: ({ sent }) => sent.isHalfDay },
  {
    name: "leave on past days",
    call: "createLeave",
    isReached: ({ sent, today }) => sent.lastDate < today,
  },
  {
    name: "leave above its balance",
    call: "createLeave",
    isReached: ({ body }) => body.overDays > 0,
  },
  { name: "leave that is cancelled", call: "cancelLeave" },
  { name: "a person who comes back", call: "reinstateEmployee" },
  {
    name: "a leaver with an advance",
    call: "deactivateEmployee",
    isReached: ({ memory, sent }) => memory.advances.has(sent.barcodeId),
  },
  {
    name: "terms that change within a month",
    call: "addSalary",
    isReached: ({ today }) => !today.endsWith("-01"),
  },
  {
    name: "a calendar that changes ahead",
    call: "updateCalendar",
    isReached: ({ sent, today }) => sent.validFrom > today,
  },
  {
    name: "a calendar that changes today",
    call: "updateCalendar",
    isReached: ({ sent, today }) => sent.validFrom === today,
  },
  { name: "a locked month", call: "lockPayrollMonth", leastDays: 34 },
  { name: "a month unlocked again", call: "unlockPayrollMonth", leastDays: 34 },
  {
    name: "a payslip with arrears",
    call: "getPayslip",
    leastDays: 40,
    isReached: hasLine("ARREARS"),
  },
  {
    name: "a payslip with an instalment",
    call: "getPayslip",
    leastDays: 34,
    isReached: hasLine("ADVANCE"),
  },
  {
    name: "a payslip that carries a deduction over",
    call: "getPayslip",
    isReached: ({ body }) => body.marks.includes("CARRIED_OVER"),
  },
  {
    name: "a payslip of 29 February",
    call: "getPayslip",
    leastDays: 423,
    isReached: ({ body }) => body.days.some(({ date }: { date: string }) => date === "2028-02-29"),
  },
];
