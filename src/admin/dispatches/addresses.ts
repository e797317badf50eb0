import { dashboardPath } from "../canonicalPaths";

/** The address of a screen about dispatches. */
export const dispatchAddress = (screen: string) => `${dashboardPath}/dispatch/${screen}`;
