import { lazy } from "react";
import { hasFeature } from "../../api/session";

const Section = lazy(() => import("./EmploymentSection"));

/** The section of employments and assignments, if the host has shifts. */
export const EmploymentSection = () => (hasFeature("shifts") ? <Section /> : null);
