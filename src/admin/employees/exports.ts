import { lazy } from "react";

/** What other words use of the employees. */
export { usePrintEmployeeSticker } from "./EmployeeSticker";

/** Its code comes when a form that has it is opened. */
export const EmployeeInput = lazy(() => import("./EmployeeInput"));
