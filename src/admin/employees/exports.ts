import { lazy } from "react";

export { usePrintEmployeeSticker } from "./EmployeeSticker";

export const EmployeeInput = lazy(() => import("./EmployeeInput"));
