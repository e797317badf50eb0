import { dashboardPath } from "../canonicalPaths";

/** The address of a screen about dispatches and invoices. */
export const dispatchAddress = (screen: string) => `${dashboardPath}/dispatch/${screen}`;
