/** The ways in which a client pays. */
export const receiptModes = ["BANK", "UPI", "CHEQUE", "CASH"] as const;
export type ReceiptMode = (typeof receiptModes)[number];

/** `OPENING` is an advance that the client had paid before the plant began with this product. */
export const storedModes = [...receiptModes, "OPENING"] as const;

/** The papers that a client pays. */
export const debtKinds = ["INVOICE", "OPENING"] as const;
export type DebtKind = (typeof debtKinds)[number];

/** The papers that can have an open amount. */
export const openItemKinds = [...debtKinds, "RECEIPT"] as const;
export type OpenItemKind = (typeof openItemKinds)[number];

/** Returns the number of a receipt on papers, such as `R-000012`. */
export const receiptNumber = (id: number): string => `R-${String(id).padStart(6, "0")}`;
