import { dashboardPath } from "../canonicalPaths";

/** The address of a screen about dispatches and invoices. */
export const dispatchAddress = (screen: string) => `${dashboardPath}/dispatch/${screen}`;

/** The address of the invoices of a month, with the words that they are searched by. */
export const invoicesAddress = (find: { readonly month: string; readonly search?: string }) =>
  `${dispatchAddress("invoices")}?${new URLSearchParams(find)}`;
