import * as z from "zod/mini";
import { enteredDate, line, lines, optional } from "./fields";
import type { ImportForms } from "./imports";

/** The most deposits of a bank statement: a person looks at each. */
export const maxDeposits = 500;

/** A row of a bank statement. The import ignores withdrawals. */
const BankRow = z.object({
  date: enteredDate(),
  narration: optional(lines(1000)),
  /** The UTR or the cheque number. */
  bankReference: optional(line(100)),
  deposit: line(60),
  /** `Cr` or `Dr`, if the statement has one column for all amounts. */
  side: optional(line(20)),
});
export type BankRow = z.infer<typeof BankRow>;

const words = (text: string) => text.split(" ");

/** Words for the columns in the statements of Indian banks, the best first, without spaces and signs. */
const headings = {
  date: words(
    "txndate transactiondate trandate postdate postingdate transactiondatetime valuedate valuedt",
  ),
  narration: words(
    "description particulars transactionremarks transactiondescription transactionparticulars transactiondetails details remarks",
  ),
  bankReference: words(
    "chqrefno chqrefnumber refnochequeno refnochqno chequeno chequenumber chqno chequerefno referenceno refno reference utrno utr instrumentno instrumentid transactionid tranid",
  ),
  deposit: words(
    "deposits depositamt depositamount depositcr credit creditamount creditamt cramount cr amount transactionamount",
  ),
  side: words("drcr crdr debitcredit creditdebit type transactiontype"),
};

export const bankImport = {
  create: BankRow,
  edit: z.object({}),
  record: BankRow,
  keys: [],
  headings,
} as const satisfies ImportForms;
