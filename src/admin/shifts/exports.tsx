import { lazy } from "react";
import { hasFeature } from "../../api/session";

/** Its code comes when an employee's page is opened. */
const Section = lazy(() => import("./EmploymentSection"));

/**
 * What other parts of the admin import from shifts: an employee's employments and assignments, if the host has them.
 */
export const EmploymentSection = () => (hasFeature("shifts") ? <Section /> : null);
