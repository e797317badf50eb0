import { dispatchAddress } from "../dispatches/addresses";

export const salesFigures = ["quoted", "won", "invoiced", "priced", "margin"] as const;
export type SalesFigure = (typeof salesFigures)[number];

/** The address of the papers that a figure of a month or of a client sums up. */
export const salesPapersAddress = (find: {
  readonly figure: SalesFigure;
  readonly month?: string;
  readonly client?: string;
}) => `${dispatchAddress("sales/papers")}?${new URLSearchParams(find)}`;
