import { dashboardPath } from "../canonicalPaths";

export const quotationsAddress = `${dashboardPath}/quotations`;
