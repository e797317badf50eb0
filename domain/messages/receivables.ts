/** Messages about money that clients owe. */
export const receivablesMessages = {
  "this.receipt": "This receipt",
  "this.opening": "This opening balance",
  "receipt.future": "The date is in the future",
  "receipt.beforeFirstPaper": "The plant's first paper is of %{date}: enter a date from then on",
  "receipt.noInvoices": "%{client} has no invoice and no opening balance",
  "receipt.aboveReceived":
    "₹%{allocated} are allocated, but ₹%{received} are received with deductions",
  "receipt.aboveOpen": "₹%{amount} are allocated to %{number}, but ₹%{open} are open",
  "receipt.otherPaper": "%{client} has no such open paper",
  "receipt.reversed": "%{number} is already reversed",
  "receipt.isReversal": "%{number} is a reversal: a reversal is not reversed",
  "receipt.beforeReceipt": "%{number} is of %{date}: a reversal is not earlier",
  "receipt.importUndone": "The import of the bank statement was undone",
  "bank.rowImported": "This row of the bank statement is already imported",
  "bank.noAmount": "Enter an amount, such as 1,20,000.00",
  "bank.tooMany": "The file has %{rows} deposits. The limit is %{most}: import a shorter period.",
  "opening.reversed": "This opening balance is already reversed",
  "opening.named": "Opening balance of %{date}",
  "client.limitBySuper": "Only a super admin sets a credit limit",
  "credit.aboveLimit":
    "%{client} has a limit of ₹%{limit}, owes ₹%{outstanding} and has undelivered orders of ₹%{undelivered}: ₹%{over} over the limit",
  "credit.askSuper": "%{fault}. A super admin passes with a reason",
  "credit.atOrder": "%{fault}. Dispatch it on the order's page, where a super admin gives a reason",
} as const;
