import type { RecordId } from "../../api/readRow";
import { dashboardPath } from "../canonicalPaths";

export const quotationsAddress = `${dashboardPath}/quotations`;

export const quotationAddress = (id: RecordId, screen = "") =>
  `${quotationsAddress}/${encodeURIComponent(String(id))}${screen}`;
