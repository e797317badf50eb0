import { lazy } from "react";

/** The section that the page of an order shows. Its code is fetched when it is shown. */
export const JobCostSection = lazy(() => import("./JobCostSection"));
