import { lazy } from "react";

/** Imports for other folders of the admin. */
export { usePrintEmployeeSticker } from "./EmployeeSticker";

/** Its code comes when a form that has it is opened. */
export const EmployeeInput = lazy(() => import("./EmployeeInput"));
