import { lazy } from "react";
import { hostCan } from "../../api/session";

/** Its code comes when an employee's page is opened. */
const Section = lazy(() => import("./EmploymentSection"));

/** What other words use of the shifts: an employee's employments and assignments, on a host that has them. */
export const EmploymentSection = () => (hostCan("shifts") ? <Section /> : null);
